import type { ChooseBoard } from '@tallyho/game/minigames/choose/schema';
import { paint } from '../faces/paint.ts';
import styles from './Seam.module.css';

interface SeamProps {
  readonly board: ChooseBoard;
  /** The votes for each side so far. */
  readonly left: number;
  readonly right: number;
  /** All votes are in. */
  readonly isDecided: boolean;
  /** The result has just come. */
  readonly isFresh: boolean;
}

/** From so many times the votes of the other side on. */
const landslide = 3;

/** Returns what kind of result it is in two or three words; null for a single vote. */
function stampOf(left: number, right: number): string | null {
  const [low, high] = [Math.min(left, right), Math.max(left, right)];
  if (low + high < 2) return null;
  if (low === high) return 'Dead heat';
  if (low === 0) return high === 2 ? 'Both of you' : 'All of you';
  if (high - low === 1) return 'By one';
  return high >= landslide * low ? 'Landslide' : 'Clear win';
}

/** The score between the towers, each number in the color of its side, and the stamp that falls on it at the end. */
export function Seam({ board, left, right, isDecided, isFresh }: SeamProps) {
  const stamp = isDecided ? stampOf(left, right) : null;
  return (
    <div className={styles.seam} data-fresh={isFresh}>
      {stamp !== null && (
        <p className={styles.stamp} style={{ '--letters': stamp.length }}>
          {stamp}
        </p>
      )}
      {/* The towers are called by their votes. */}
      <p className={styles.score} aria-hidden="true">
        {([left, right] as const).map((count, index) => {
          const { fill, text } = paint(board[index === 0 ? 'left' : 'right'].color);
          return (
            <span key={index === 0 ? 'left' : 'right'} style={{ '--fill': fill, '--on-fill': text }}>
              {count}
            </span>
          );
        })}
      </p>
    </div>
  );
}
