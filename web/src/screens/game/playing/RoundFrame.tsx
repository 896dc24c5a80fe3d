import { type ReactNode, useState } from 'react';
import { PoolSlotProvider } from '../../../minigames/board/pool-slot.tsx';
import styles from './RoundFrame.module.css';

interface RoundFrameProps {
  /** Name and description of the game. */
  readonly title: ReactNode;
  readonly board: ReactNode;
  /** Makes the board focusable: a locked board has no focusable control, but must be scrollable by keyboard. */
  readonly locked: boolean;
  /** The answer is sent: the board is smaller. */
  readonly sent?: boolean;
  /** The sent answer is one line, and the question to guess has the space. */
  readonly folded?: boolean;
  /** Timer and actions. */
  readonly children: ReactNode;
}

/**
 * Layout of a round: title, board, item pool and actions in one column. On low, wide screens (a phone in landscape, a page
 * zoomed to 200%) the board is on the left and the rest on the right. Only the board scrolls.
 */
export function RoundFrame({
  title,
  board,
  locked,
  sent = false,
  folded = false,
  children,
}: RoundFrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.round}>
      <div className={styles.title}>{title}</div>
      <div
        className={styles.board}
        data-sent={sent}
        data-folded={folded}
        tabIndex={locked && !folded ? 0 : undefined}
      >
        <PoolSlotProvider value={slot}>{board}</PoolSlotProvider>
      </div>
      <div className={styles.side}>
        <div ref={setSlot} className={styles.pool} />
        {children}
      </div>
    </div>
  );
}
