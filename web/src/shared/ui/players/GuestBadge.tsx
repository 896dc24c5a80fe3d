import { Badge } from '../layout/Badge.tsx';
import styles from './GuestBadge.module.css';

interface GuestBadgeProps {
  /** letter: at the corner of an avatar (position: relative), where a word has no space; a text next to it says the word. */
  readonly look?: 'word' | 'letter';
}

/** Marks a player without an account. */
export function GuestBadge({ look = 'word' }: GuestBadgeProps) {
  if (look === 'word') return <Badge>Guest</Badge>;
  return (
    <span className={styles.letter} title="Guest" aria-hidden="true">
      G
    </span>
  );
}
