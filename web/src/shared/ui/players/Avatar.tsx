import { characterOf } from '../avatars/characters.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './Avatar.module.css';
import { type Seat, Shape, seatColor } from './Shape.tsx';

interface AvatarProps {
  /** 1 to 8; other numbers show the default picture. */
  readonly avatar: number;
  /** 24, 36, 48, 72 or 128 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Adds a ring in the player's color and, from size `sm` on, the player's shape at its corner. */
  readonly seat?: Seat;
  /** Use it only where no name is next to the avatar. */
  readonly label?: string;
  /** Grayed out, for a player who is away. */
  readonly dimmed?: boolean;
}

/** One of the eight characters in a disc. */
export function Avatar({ avatar, size = 'md', seat, label = '', dimmed = false }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, styles[size], seat && styles.seated, dimmed && styles.dimmed)}
      style={seat && { borderColor: seatColor(seat) }}
    >
      <img className={styles.head} src={characterOf(avatar).picture} alt={label} draggable={false} />
      {seat && size !== 'xs' && (
        <span className={styles.shape}>
          <Shape seat={seat} />
        </span>
      )}
    </span>
  );
}
