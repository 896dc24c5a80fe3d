import type { StageView } from '@tallyho/game/protocol/view';
import { finishReasons } from './finish-reasons.ts';
import styles from './GameOverHead.module.css';

interface GameOverHeadProps {
  readonly stage: Extract<StageView, { phase: 'finished' }>;
  /** Uses a smaller heading, because the winners are the main element. */
  readonly isSmall: boolean;
}

/** 'Game Over', thanks, why it ended, and the totals. */
export function GameOverHead({ stage: { players, records, reason }, isSmall }: GameOverHeadProps) {
  const totals = [
    { count: players.length, one: 'Player', many: 'Players' },
    { count: records.length, one: 'Round', many: 'Rounds' },
  ];
  return (
    <header className={styles.head} data-small={isSmall}>
      <h1>Game Over</h1>
      <p className={styles.thanks}>Thanks for Playing!</p>
      {finishReasons[reason] && <p className={styles.reason}>{finishReasons[reason]}</p>}
      <dl className={styles.totals}>
        {totals.map(({ count, one, many }) => (
          <div key={one}>
            <dt>{count === 1 ? one : many}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
