import { whoseIsIt } from '@tallyho/game/minigames/whose-is-it/rules';
import type { TextWithGuesses } from '@tallyho/game/minigames/whose-is-it/schema';
import { isAnonymous } from '@tallyho/game/model/person';
import { listed } from '@tallyho/game/text';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { ResultsProps } from '../contract.ts';
import { OpeningCard } from '../show/Opening.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { useFollowLatest } from '../show/use-follow-latest.ts';
import { useTextPolicy } from '../text-policy.tsx';
import { ReportText } from '../written/ReportText.tsx';
import { mutedText, useIsMutedText } from '../written/use-shown-text.ts';
import written from '../written/written-results.module.css';
import { Guesses, PersonChip } from './Guesses.tsx';
import styles from './Results.module.css';

const rightText = ({ guesses, right }: TextWithGuesses): string =>
  `${right.length} of ${guesses.length} right`;

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
  const authorText = (entry: TextWithGuesses): string => {
    if (isSecret) return 'It stays a secret who wrote it.';
    const names = authorsOf(entry).map(({ username }) => username);
    return names.length > 0 ? `By ${listed(names)}, ${rightText(entry)}.` : 'Its author has left.';
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
        className={classNames(written.list, styles.list)}
        aria-label="Texts"
        style={{ '--count': texts.length }}
      >
        {texts.map((entry, index) => {
          const { text, guesses, right } = entry;
          const authors = authorsOf(entry);
          const isShown = isOpen || index < revealed;
          const isStamped = isOpen || index < revealed - (parts.isStamped ? 0 : 1);
          return (
            <li
              key={text.id}
              className={classNames(written.row, styles.row)}
              data-shown={isShown}
              data-latest={entry === latest}
              data-hard={guesses.length > 1 && right.length === 0}
            >
              <div className={styles.head}>
                <p
                  className={classNames(written.text, reveal.fade)}
                  dir="auto"
                  data-shown={isShown}
                  data-hidden={isMuted(entry.authors)}
                >
                  {textOf(entry)}
                </p>
                {verdict && authors.some(({ user }) => user !== you) && (
                  <ReportText text={text.text} shown={textOf(entry)} />
                )}
              </div>
              {guesses.length > 0 && (
                <Guesses
                  guesses={guesses}
                  right={isStamped && !isSecret ? right : null}
                  faces={entry === latest ? parts.faces : isShown ? guesses.length : 0}
                  raterOf={raterOf}
                />
              )}
              {!isSecret && (
                <div className={classNames(styles.author, reveal.pop)} data-shown={isStamped}>
                  {authors.length > 0 ? (
                    <ul className={written.authors} aria-label="Written by">
                      {authors.map((author) => (
                        <li key={author.user}>
                          <PersonChip person={author} />
                        </li>
                      ))}
                    </ul>
                  ) : (
                    <span className={styles.left}>Its author has left.</span>
                  )}
                  {authors.length > 0 && guesses.length > 0 && (
                    <span className={styles.score}>{rightText(entry)}</span>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
