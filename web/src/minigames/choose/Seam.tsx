import styles from './Seam.module.css';

interface SeamProps {
  /** The votes for each side. */
  readonly left: number;
  readonly right: number;
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

/** The stamp that falls on the upper edge of the towers when all votes are in. */
export function Seam({ left, right, isFresh }: SeamProps) {
  const stamp = stampOf(left, right);
  if (stamp === null) return null;
  return (
    <div className={styles.seam} data-fresh={isFresh}>
      <p className={styles.stamp} style={{ '--letters': stamp.length }}>
        {stamp}
      </p>
    </div>
  );
}
