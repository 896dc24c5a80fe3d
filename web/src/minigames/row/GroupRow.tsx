import { ordinal } from '@tallyho/game/minigames/ordinal';
import type { RowEnds } from '@tallyho/game/minigames/row-ends';
import { WinnerCrown } from '../../shared/ui/players/WinnerCrown.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import type { RateableItem } from '../faces/rateable-item.ts';
import { medalOf } from '../show/medals.ts';
import reveal from '../show/reveal.module.css';
import { useFollowLatest } from '../show/use-follow-latest.ts';
import styles from './GroupRow.module.css';
import { RowEndNames } from './RowEndNames.tsx';

/** More places stand in two lines on a phone. */
export const inOneLine = 5;

interface GroupRowProps {
  /** Best first. */
  readonly places: readonly {
    readonly subject: RateableItem;
    readonly rank: number;
    /** The average of the places it got, as a text; null: its step does not have it. */
    readonly average: string | null;
  }[];
  /** Number of revealed places. */
  readonly shown: number;
  /** Names of the two ends. */
  readonly ends: RowEnds;
  /** The end at which the row begins, as on the board of the round. */
  readonly from: 'best' | 'worst';
  /** The show is over: on a phone the steps fill the height that is left. */
  readonly isOver: boolean;
}

/**
 * The group's row on steps, revealed from the worst place. At the end a step can have the average place, by which the row is ordered.
 */
export function GroupRow({ places, shown, ends, from, isOver }: GroupRowProps) {
  const count = places.length;
  const fills = isOver && count <= inOneLine;
  const worst = Math.max(1, ...places.map(({ rank }) => rank));
  const [first, last] = from === 'best' ? [ends.best, ends.worst] : [ends.worst, ends.best];
  const row = places.map((place, index) => ({
    ...place,
    isShown: index >= count - shown,
    isLatest: index === count - shown && index > 0,
  }));
  const shownRow = from === 'best' ? row : row.toReversed();
  const half = count > inOneLine ? Math.ceil(count / 2) : count;
  /** How many climbs the lowest place in a line of a row in two lines is above the worst. */
  const baseAt = (index: number) => {
    const start = index - (index % half);
    return Math.min(...shownRow.slice(start, start + half).map(({ rank }) => worst - rank));
  };
  const list = useFollowLatest<HTMLOListElement>(row.find(({ isLatest }) => isLatest)?.subject.id);
  return (
    <>
      <RowEndNames first={first} last={last} isLarge />
      <ol
        ref={list}
        className={styles.row}
        aria-label={`The group's row, ${first.toLocaleLowerCase('en')} to ${last.toLocaleLowerCase('en')}`}
        data-fills={fills}
        style={{
          '--count': count,
          '--half': half,
          '--climbs': Math.max(1, worst - 1),
        }}
      >
        {shownRow.map(({ subject, rank, average, isShown, isLatest }, index) => (
          <li
            key={subject.id}
            className={styles.place}
            data-shown={isShown}
            data-latest={isLatest}
            data-rank={rank}
            style={{ '--height': worst - rank, '--base': baseAt(index) }} // equal ranks have the same height
          >
            <span className={classNames(styles.entry, reveal.rise)} data-shown={isShown}>
              <span className={styles.card}>
                <RateablePicture
                  subject={subject}
                  reaction={shown === count && rank === 1 ? 'delighted' : undefined}
                />
                {fills && rank === 1 && subject.kind === 'player' && <WinnerCrown className={styles.crown} />}
              </span>
              <span className={classNames(styles.step, medalOf(rank))}>
                {ordinal(rank)}
                {isOver && average !== null && (
                  <>
                    {' '}
                    <small className={styles.average}>
                      {/* The card below the row of a phone says the reason. */}
                      <VisuallyHidden when="phone">
                        {rank === 1 ? 'Best average place' : 'Average place'}: <b>{average}</b>
                      </VisuallyHidden>
                    </small>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
