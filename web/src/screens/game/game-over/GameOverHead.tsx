import type { StageView } from '@tallyho/game/protocol/view';
import { counted } from '@tallyho/game/text';
import { finishReasons } from './finish-reasons.ts';
import styles from './GameOverHead.module.css';

interface GameOverHeadProps {
  /** Nothing below says who or what has won, so that 'Game Over' is the main element. */
  readonly isHeadline: boolean;
  readonly stage: Extract<StageView, { phase: 'finished' }>;
}

/** 'Game Over', thanks and the totals in one line, and why the game ended. Usually the winners below are the main element. */
export function GameOverHead({ isHeadline, stage: { players, records, reason } }: GameOverHeadProps) {
  return (
    <header className={styles.head} data-large={isHeadline}>
      <h1>Game Over</h1>
      <p>Thanks for Playing!</p>
      <p>
        {counted(players.length, 'player')}, {counted(records.length, 'round')}
      </p>
      {finishReasons[reason] && <p className={styles.reason}>{finishReasons[reason]}</p>}
    </header>
  );
}
