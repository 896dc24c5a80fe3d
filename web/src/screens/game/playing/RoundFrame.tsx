import { type ReactNode, useState } from 'react';
import { HandPlaceProvider } from '../../../minigames/hand.tsx';
import styles from './RoundFrame.module.css';

interface RoundFrameProps {
  /** What the round asks. */
  readonly title: ReactNode;
  readonly board: ReactNode;
  /** Nothing on the board takes the focus, but it may have to be scrolled by keys. */
  readonly locked: boolean;
  /** The answer is sent: the board steps back. */
  readonly sent?: boolean;
  /** Timer and actions, under the hand. */
  readonly children: ReactNode;
}

/**
 * A round on the screen: question, board, hand and actions one above the other; on low, wide screens (a phone on its side,
 * a page at 200 %) the board on the left and all the rest on the right. Only the board scrolls.
 */
export function RoundFrame({ title, board, locked, sent = false, children }: RoundFrameProps) {
  const [hand, setHand] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.round}>
      <div className={styles.title}>{title}</div>
      <div className={styles.board} data-sent={sent} tabIndex={locked ? 0 : undefined}>
        <HandPlaceProvider value={hand}>{board}</HandPlaceProvider>
      </div>
      <div className={styles.side}>
        <div ref={setHand} className={styles.hand} />
        {children}
      </div>
    </div>
  );
}
