import { ordinal } from '@tallyho/game/minigames/ordinal';
import type { RowEnds } from '@tallyho/game/minigames/row-ends';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import type { RateableItem } from '../faces/rateable-item.ts';
import reveal from '../show/reveal.module.css';
import styles from './GroupRow.module.css';
import { RowEndNames } from './RowEndNames.tsx';

const medals = ['gold', 'silver', 'bronze'] as const;

interface GroupRowProps {
  /** Worst to best. */
  readonly places: readonly { readonly subject: RateableItem; readonly rank: number }[];
  /** Number of revealed places. */
  readonly shown: number;
  /** Names of the two ends. */
  readonly ends: RowEnds;
}

/** The group's row from worst to best, on rising steps. */
export function GroupRow({ places, shown, ends }: GroupRowProps) {
  const count = places.length;
  return (
    <>
      <RowEndNames first={ends.worst} last={ends.best} />
      <ol
        className={styles.row}
        aria-label={`The group's row, ${ends.worst.toLocaleLowerCase('en')} to ${ends.best.toLocaleLowerCase('en')}`}
        style={{ '--count': count, '--half': count > 5 ? Math.ceil(count / 2) : count }}
      >
        {places.map(({ subject, rank }, index) => (
          <li
            key={subject.id}
            className={classNames(styles.place, reveal.rise)}
            data-shown={index < shown}
            data-latest={index === shown - 1 && shown < count}
            style={{ '--height': count - rank }} // equal ranks have the same height
          >
            <span className={styles.card}>
              <RateablePicture subject={subject} />
            </span>
            <span className={styles.step} data-medal={medals[rank - 1]}>
              {ordinal(rank)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
