import { choose } from '@tallyho/game/minigames/choose/rules';
import type { CSSProperties } from 'react';
import type { ResultsProps } from '../contract.ts';
import { paint } from '../paint.ts';
import { Raters } from '../raters.tsx';
import styles from './Results.module.css';

const sides = ['left', 'right'] as const;

/** Counts and who chose what (decision 18): the halves grow to their share. */
export default function ChooseResults({ board, answers, raterOf, verdict: isSaid }: ResultsProps<'Choose'>) {
  const results = choose.results(board, [...answers]);
  const { left, right } = results;
  const verdict =
    left.count === right.count
      ? "It's a tie"
      : `${board[left.count > right.count ? 'left' : 'right'].header} wins`;
  return (
    <div className={styles.results} data-staged={!isSaid}>
      <p className={styles.verdict}>{verdict}</p>
      <div className={styles.bars}>
        {sides.map((side) => {
          const { header, color } = board[side];
          const { count, users } = results[side];
          const { fill, text } = paint(color);
          return (
            <section
              key={side}
              className={styles.bar}
              aria-label={`${header}: ${count} ${count === 1 ? 'vote' : 'votes'}`}
              // Custom properties aren't in CSSProperties.
              style={{ '--share': Math.max(count, 0.35), background: fill, color: text } as CSSProperties}
            >
              <span className={styles.count}>{count}</span>
              <h2>{header}</h2>
              {users.length > 0 ? (
                <Raters raters={users.map(raterOf)} named />
              ) : (
                <p className={styles.nobody}>Nobody</p>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}
