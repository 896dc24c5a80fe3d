import { heldTakes, hotTakes, titleOfTake } from '@tallyho/game/minigames/hot-takes/rules';
import type { Split, TakenSide } from '@tallyho/game/minigames/hot-takes/schema';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { does, inSentence, spokenTo } from '@tallyho/game/text';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { ResultsProps } from '../contract.ts';
import { Opening } from '../show/Opening.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import styles from './Results.module.css';
import { SplitLine } from './SplitLine.tsx';
import { SplitStage } from './SplitStage.tsx';

/** How many of the bars phones show during the show, so that each is whole. */
const newest = 2;

/** How the group split over each take: from the take on which it agrees most to the one that divides it most. */
export default function HotTakesResults(props: ResultsProps<'HotTakes'>) {
  const { board, answers, raterOf, revealed, reveal: parts, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  if (board.takes.length === 0) return <EmptyState title="There was nothing to rate." />;
  const results = hotTakes.results(board, [...answers]);
  const { splits } = results;
  const held = heldTakes(results);
  const ratersOn = (split: Split, side: TakenSide) => split[side].map(raterOf);
  const viewOf = (split: Split) => ({
    board,
    take: split.take,
    raters: { left: ratersOn(split, 'left'), right: ratersOn(split, 'right') },
    open: split.open,
    line: lineAbout(split, split.lone && raterOf(split.lone.user).username),
  });
  const latest = verdict || revealed < 1 ? undefined : splits[splits.length - revealed];
  const shown = verdict ? splits.length : revealed - (parts.isPlaced ? 0 : 1);
  const open = splits.slice(0, splits.length - Math.max(0, shown));
  const scoreOf = ({ left, right }: Split) => `${left.length} to ${right.length}`;
  const [first] = splits;
  const announcement = verdict
    ? first && `Most divided: ${titleOfTake(board, first.take)}, ${scoreOf(first)}.`
    : latest &&
      [
        `${titleOfTake(board, latest.take)}, ${scoreOf(latest)}.`,
        held.includes(latest.take.id) && viewOf(latest).line,
      ]
        .filter(Boolean)
        .join(' ');
  return (
    <div className={styles.container}>
      <div className={styles.results} data-over={verdict}>
        {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
        {!verdict && (
          <div className={`${styles.stage} ${reveal.stage}`}>
            {revealed === 0 && (
              <Opening
                text="From agreed to divided ..."
                raters={answers.map(({ ratedBy }) => raterOf(ratedBy.user))}
              />
            )}
            {latest && (
              <SplitStage
                key={latest.take.id}
                {...viewOf(latest)}
                line={held.includes(latest.take.id) ? viewOf(latest).line : null}
                parts={parts}
                reactions={reactionsTo(props)}
              />
            )}
          </div>
        )}
        <ol
          className={styles.splits}
          aria-label={
            verdict
              ? 'The splits, most divided first, then the dead heats'
              : 'The splits, in the order of the show'
          }
        >
          {(verdict ? drawsLast(splits) : splits.toReversed()).map((split, at) =>
            open.includes(split) ? (
              <li key={split.take.id} className={styles.slot} aria-hidden="true" />
            ) : (
              <li key={split.take.id} data-earlier={!verdict && at < shown - newest}>
                <SplitLine {...viewOf(split)} />
              </li>
            ),
          )}
        </ol>
      </div>
    </div>
  );
}

const isDraw = ({ left, right }: Split): boolean => left.length > 0 && left.length === right.length;

/** Returns the splits with the draws at the end: one with a clear side says more about the group. */
const drawsLast = (splits: readonly Split[]): Split[] =>
  splits.toSorted((one, other) => Number(isDraw(one)) - Number(isDraw(other)));

/** Returns what is special about a split: a draw, or a player who is alone; null if nothing is. `name`: of that player. */
function lineAbout(split: Split, name: string | null): string | null {
  if (isDraw(split)) return 'A dead heat.';
  return name === null ? null : spokenTo(`${does(inSentence(name), 'stands', 'stand')} alone.`);
}
