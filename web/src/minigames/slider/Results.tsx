import { limits } from '@tallyho/game/limits';
import { slider } from '@tallyho/game/minigames/slider/rules';
import type { CSSProperties } from 'react';
import { seatColor } from '../../ui/Shape.tsx';
import type { ResultsProps } from '../contract.ts';
import { longestWord } from '../longest-word.ts';
import { paint } from '../paint.ts';
import { Raters } from '../raters.tsx';
import { Axis } from './Axis.tsx';
import styles from './Results.module.css';

/** The mean, and a histogram over the points with everybody's head on it (decision 18). */
export default function SliderResults({ board, answers, raterOf, verdict }: ResultsProps<'Slider'>) {
  const { mean, histogram } = slider.results(board, [...answers]);
  const highest = Math.max(...histogram.map(({ count }) => count), 1);
  const share = (value: number) => `${(value / limits.slider.max) * 100}%`;
  const marks = answers.map(({ ratedBy, gameData }) => ({
    ...raterOf(ratedBy.user),
    value: gameData.ratingValue,
  }));
  return (
    <div className={styles.results} data-staged={!verdict}>
      <p className={styles.mean}>
        <span>The group says</span>
        <strong>{mean === null ? '–' : mean.toFixed(1)}</strong>
        <span>of 10</span>
      </p>
      <ol
        className={styles.columns}
        aria-label="Ratings by point"
        style={{ '--count': histogram.length } as CSSProperties} // custom properties aren't in CSSProperties
      >
        {histogram.map(({ point, count, users }, index) => (
          <li
            key={point.name}
            className={styles.column}
            style={{ '--delay': `${400 + index * 180}ms` } as CSSProperties}
            aria-label={`${point.name}: ${count}`}
          >
            {count > 0 && (
              <div
                className={styles.heads}
                // Custom properties aren't in CSSProperties.
                style={{ '--rel': count / highest, background: paint(point.color).fill } as CSSProperties}
              >
                <Raters raters={users.map(raterOf)} />
              </div>
            )}
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ol>
      <div className={styles.axis}>
        <Axis points={board.points} />
        {marks.map(({ user, username, seat, value }) => (
          <span
            key={user}
            className={styles.mark}
            title={`${username}: ${value.toFixed(1)}`}
            style={{ insetInlineStart: share(value), background: seat ? seatColor(seat) : 'var(--surface)' }}
          />
        ))}
        {mean !== null && (
          <span className={styles.needle} style={{ insetInlineStart: share(mean) }} aria-hidden="true" />
        )}
      </div>
      <ol
        className={styles.names}
        style={
          {
            '--count': histogram.length,
            '--letters': longestWord(board.points.map(({ name }) => name)),
          } as CSSProperties
        }
        aria-hidden="true"
      >
        {board.points.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <ul className={styles.list}>
        {marks.map(({ user, username, value }) => (
          <li key={user}>
            {username} <strong>{value.toFixed(1)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
