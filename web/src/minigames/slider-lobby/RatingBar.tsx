import { limits } from '@tallyho/game/limits';
import type { CSSProperties } from 'react';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { spreadOut } from '../spread.ts';
import { bandOf } from './bands.ts';
import styles from './RatingBar.module.css';

const { min, max } = limits.lobbyRating;
const share = (value: number): number => (value - min) / (max - min);

/** Distance between avatars as a fraction of the line, for narrow and wide screens. Eight avatars fit on both. */
const gaps = { narrow: 1 / 7.5, wide: 1 / 9 };

interface RatingBarProps {
  /** 1-100; null: there are no ratings. */
  readonly mean: number | null;
  readonly marks: readonly { readonly rater: Rater; readonly value: number }[];
  readonly shown: boolean;
}

/** A line from 1 to 100 that is filled up to the mean, with the marks of all players above it. */
export function RatingBar({ mean, marks, shown }: RatingBarProps) {
  const values = marks.map(({ value }) => share(value));
  const narrow = spreadOut(values, gaps.narrow);
  const wide = spreadOut(values, gaps.wide);
  return (
    <div className={styles.bar}>
      <ul className={styles.marks} aria-label="Who gave what">
        {marks.map(({ rater, value }, index) => (
          <li
            key={rater.user}
            className={classNames(styles.mark, reveal.fall)}
            data-shown={shown}
            title={`${rater.username}: ${value}`}
            // Custom properties aren't in CSSProperties.
            style={{ '--narrow': narrow[index], '--wide': wide[index], '--order': index } as CSSProperties}
          >
            <Avatar
              avatar={rater.avatar}
              size="xs"
              label={rater.username}
              {...(rater.seat && { seat: rater.seat })}
            />
            <span>{value}</span>
          </li>
        ))}
      </ul>
      <div className={styles.line} aria-hidden="true">
        {mean !== null && (
          <>
            <span
              className={styles.fill}
              data-shown={shown}
              style={{ '--share': share(mean), background: bandOf(mean).fill } as CSSProperties} // as above
            />
            <span className={styles.needleTrack} style={{ '--share': share(mean) } as CSSProperties}>
              <span className={classNames(styles.needle, reveal.fall)} data-shown={shown} />
            </span>
          </>
        )}
        {marks.map(({ rater, value }) => (
          <span
            key={rater.user}
            className={classNames(styles.tick, reveal.fade)}
            data-shown={shown}
            style={{ insetInlineStart: `${share(value) * 100}%` }}
          />
        ))}
      </div>
    </div>
  );
}
