import { ordinal } from '@tallyho/game/minigames/ordinal';
import { contestedTexts, writeAndRate } from '@tallyho/game/minigames/write-and-rate/rules';
import type { WriteAndRateResults as Computed } from '@tallyho/game/minigames/write-and-rate/schema';
import { isAnonymous } from '@tallyho/game/model/person';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { does, inSentence, listed, spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater, ResultsProps } from '../contract.ts';
import { medalOf } from '../show/medals.ts';
import { OpeningCard } from '../show/Opening.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { useFollowLatest } from '../show/use-follow-latest.ts';
import { type Vote, votesText } from '../show/Votes.tsx';
import { useTextPolicy } from '../text-policy.tsx';
import { ReportText } from '../written/ReportText.tsx';
import { placeOf, RevealedText } from '../written/RevealedText.tsx';
import { mutedText, useIsMutedText } from '../written/use-shown-text.ts';
import written from '../written/written-results.module.css';
import { MarksOfText } from './MarksOfText.tsx';
import { marks, paintOfMark } from './marks.ts';
import styles from './Results.module.css';

type Standing = Computed['standings'][number];

const meanOf = ({ mean }: Standing): string => (mean === null ? 'no ratings' : formatNumber(mean, 1));

/** The texts from worst to best, each with its marks and then with its author; at the end all of them, best first. */
export default function WriteAndRateResults(props: ResultsProps<'WriteAndRate'>) {
  useLocale();
  const { board, answers, raterOf, revealed, reveal: parts, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const isMuted = useIsMutedText();
  const { you } = useTextPolicy();
  const results = writeAndRate.results(board, [...answers]);
  const { standings } = results;
  const contested = contestedTexts(results);
  const reactions = reactionsTo(props);
  const stamped = revealed - (parts.isStamped ? 0 : 1);
  const isShown = (index: number) => verdict || index >= standings.length - revealed;
  const isStamped = (index: number) => verdict || index >= standings.length - stamped;
  const latest = verdict || revealed === 0 ? undefined : standings.at(-revealed);
  const list = useFollowLatest<HTMLOListElement>(latest?.text.id);
  if (standings.length === 0)
    return <EmptyState title="No texts in this round.">Nothing came to mind, and that happens.</EmptyState>;
  const raters = answers.map(({ ratedBy }) => raterOf(ratedBy.user));
  const authorsOf = ({ authors }: Standing) => authors.filter((user) => !isAnonymous(user)).map(raterOf);
  const textOf = ({ authors, text: { text } }: Standing) => (isMuted(authors) ? mutedText : text);
  const byline = (standing: Standing) => {
    const names = authorsOf(standing).map(({ username }) => username);
    return names.length > 0 ? `, by ${listed(names)}` : '';
  };
  const announcement = verdict
    ? standings
        .filter(({ mean, rank }) => mean !== null && rank <= 3)
        .map((entry) => `${ordinal(entry.rank)}: “${textOf(entry)}”${byline(entry)}, ${meanOf(entry)}`)
        .join('. ')
    : latest &&
      `“${textOf(latest)}”, ${ordinal(latest.rank)} with ${meanOf(latest)}${byline(latest)}. ${votesText(votesOf(latest, raterOf))}.`;
  return (
    <div className={written.results}>
      {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
      {isShow && !verdict && (
        <OpeningCard text="From worst to best ..." raters={raters} isShown={revealed === 0} />
      )}
      <ol
        ref={list}
        className={written.list}
        aria-label="Texts, best first"
        data-open={verdict}
        data-opening={!verdict && revealed === 0}
      >
        {standings.map((standing, index) => {
          const { text, mean, rank } = standing;
          const authors = authorsOf(standing);
          const isLatest = standing === latest;
          const hasLine = contested.includes(text.id);
          return (
            <RevealedText
              key={text.id}
              place={placeOf(verdict, isLatest, isShown(index))}
              text={textOf(standing)}
              isHidden={isMuted(standing.authors)}
              isStamped={isStamped(index)}
              authors={authors}
              expression={reactions.rated(text.id)}
              result={mean === null ? '–' : formatNumber(mean, 1)}
              paint={mean === null ? undefined : paintOfMark(mean)}
              isCrowded={standing.ratings.length > 4}
              said={
                <MarksOfText
                  votes={votesOf(standing, raterOf)}
                  faces={isLatest ? parts.faces : standing.ratings.length}
                />
              }
              line={
                hasLine && (
                  <p
                    key="line"
                    className={classNames(styles.line, reveal.fade)}
                    data-shown={isStamped(index) || parts.hasLine}
                  >
                    {lineAbout(standing, raterOf)}
                  </p>
                )
              }
              report={
                verdict &&
                authors.some(({ user }) => user !== you) && (
                  <ReportText text={text.text} shown={textOf(standing)} />
                )
              }
              rank={
                verdict && (
                  <span className={classNames(styles.rank, medalOf(rank), reveal.pop)} title={ordinal(rank)}>
                    {rank}
                  </span>
                )
              }
            />
          );
        })}
      </ol>
    </div>
  );
}

/** Returns the two marks that are farthest apart: "Robin gives it 5. Priya gives it 1." */
function lineAbout({ ratings }: Standing, raterOf: (user: string) => Rater): string {
  const sorted = ratings.toSorted((one, other) => other.value - one.value);
  const [high, low] = [sorted[0], sorted.at(-1)].map((rating) => ({
    name: rating ? inSentence(raterOf(rating.user).username) : '',
    value: rating?.value,
  }));
  // The authors of anonymous marks have the same name.
  return high?.name === low?.name
    ? `From ${low?.value} to ${high?.value}.`
    : spokenTo(
        [high, low].map((one) => `${does(one?.name ?? '', 'gives', 'give')} it ${one?.value}.`).join(' '),
      );
}

/** Returns who gave which mark, the highest first. */
const votesOf = ({ ratings }: Standing, raterOf: (user: string) => Rater): Vote[] =>
  marks.toReversed().map((mark) => ({
    label: String(mark),
    paint: paintOfMark(mark),
    raters: ratings.filter(({ value }) => value === mark).map(({ user }) => raterOf(user)),
  }));
