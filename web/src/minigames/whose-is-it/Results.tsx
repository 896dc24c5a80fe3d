import { whoseIsIt } from '@tallyho/game/minigames/whose-is-it/rules';
import type { TextWithGuesses } from '@tallyho/game/minigames/whose-is-it/schema';
import { isAnonymous } from '@tallyho/game/model/person';
import { inSentence, listed, spokenTo } from '@tallyho/game/text';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { ResultsProps } from '../contract.ts';
import { paint } from '../faces/paint.ts';
import { OpeningCard } from '../show/Opening.tsx';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { useFollowLatest } from '../show/use-follow-latest.ts';
import { useTextPolicy } from '../text-policy.tsx';
import { ReportText } from '../written/ReportText.tsx';
import { placeOf, RevealedText, type TextPlace } from '../written/RevealedText.tsx';
import { mutedText, useIsMutedText } from '../written/use-shown-text.ts';
import written from '../written/written-results.module.css';
import { Guesses } from './Guesses.tsx';
import styles from './Results.module.css';

const rightCount = ({ guesses, right }: TextWithGuesses): string => `${right.length} of ${guesses.length}`;
const rightText = (entry: TextWithGuesses): string => `${rightCount(entry)} right`;

/** The texts from the easiest to the hardest: whom the players took for the author, and then the author. */
export default function WhoseIsItResults(props: ResultsProps<'WhoseIsIt'>) {
  const { board, answers, raterOf, revealed, reveal: parts, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const isMuted = useIsMutedText();
  const { you } = useTextPolicy();
  const { texts, isGuessed, isSecret } = whoseIsIt.results(board, [...answers]);
  const isOpen = verdict || !isGuessed;
  const latest = isOpen || revealed === 0 ? undefined : texts[revealed - 1];
  const list = useFollowLatest<HTMLOListElement>(latest?.text.id);
  if (texts.length === 0)
    return <EmptyState title="No texts in this round.">Nobody gave anything away.</EmptyState>;
  const raters = answers.map(({ ratedBy }) => raterOf(ratedBy.user));
  const authorsOf = ({ authors }: TextWithGuesses) =>
    isSecret ? [] : authors.filter((user) => !isAnonymous(user)).map(raterOf);
  const textOf = ({ authors, text: { text } }: TextWithGuesses) => (isMuted(authors) ? mutedText : text);
  const resultOf = (entry: TextWithGuesses, place: TextPlace) => {
    if (authorsOf(entry).length === 0 || entry.guesses.length === 0) return null;
    if (place === 'settled') return rightCount(entry);
    // Beside the name of the author it would be read as the author's own score.
    return place === 'list' ? `Found by ${rightCount(entry)}` : rightText(entry);
  };
  const authorText = (entry: TextWithGuesses): string => {
    if (isSecret) return 'It stays a secret who wrote it.';
    const names = authorsOf(entry).map(({ username }) => inSentence(username));
    return names.length > 0 ? spokenTo(`By ${listed(names)}, ${rightText(entry)}.`) : 'Its author has left.';
  };
  const announcement = verdict
    ? texts.map((entry) => `“${textOf(entry)}”. ${isGuessed ? authorText(entry) : ''}`).join(' ')
    : latest && `“${textOf(latest)}”. ${parts.isStamped ? authorText(latest) : ''}`;
  return (
    <div className={written.results}>
      {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
      {isSecret && <p className={styles.note}>Votes are anonymous: it stays a secret who wrote what.</p>}
      {!isGuessed && !isSecret && <p className={styles.note}>There was nothing to guess this time.</p>}
      {isShow && !isOpen && (
        <OpeningCard text="From easy to hard ..." raters={raters} isShown={revealed === 0} />
      )}
      <ol
        ref={list}
        className={written.list}
        aria-label="Texts"
        data-open={isOpen}
        data-opening={!isOpen && revealed === 0}
      >
        {texts.map((entry, index) => {
          const { text, guesses, right } = entry;
          const authors = authorsOf(entry);
          const isLatest = entry === latest;
          const isStamped = isOpen || index < revealed - (parts.isStamped ? 0 : 1);
          const place = placeOf(isOpen, isLatest, index < revealed);
          return (
            <RevealedText
              key={text.id}
              place={place}
              text={textOf(entry)}
              isHidden={isMuted(entry.authors)}
              isStamped={isStamped}
              authors={isSecret ? null : authors}
              authorNote={!isSecret && authors.length === 0 ? 'Its author has left.' : undefined}
              result={resultOf(entry, place)}
              paint={guesses.length > 1 && right.length === 0 ? paint('gold') : undefined}
              isCrowded={guesses.length > 4}
              said={
                guesses.length > 0 && (
                  <Guesses
                    guesses={guesses}
                    right={isStamped && !isSecret ? right : null}
                    faces={isLatest ? parts.faces : guesses.length}
                    raterOf={raterOf}
                    isEach={place === 'list'}
                  />
                )
              }
              report={
                verdict &&
                authors.some(({ user }) => user !== you) && (
                  <ReportText text={text.text} shown={textOf(entry)} />
                )
              }
            />
          );
        })}
      </ol>
    </div>
  );
}
