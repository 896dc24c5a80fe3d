import type { ReactNode } from 'react';
import { characterOf } from '../avatars/characters.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** 1 to 8; other numbers show the default picture. */
  readonly avatar: number;
  /** 24, 36, 48, 72 or 128 px; `stage`: the property `--face` of an ancestor. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'stage';
  /** Use it only where no name is next to the avatar. */
  readonly label?: string;
  /** Grayed out, for a player who is away. */
  readonly dimmed?: boolean;
  /** URL of another picture of the character. */
  readonly picture?: string;
}

interface DecoratedProps extends AvatarProps {
  /** Only `PlayerAvatar` shows a seat. Without this line, a spread of one would be accepted and ignored. */
  readonly seat?: never;
  /** The CSS color of a ring around the picture. */
  readonly ring?: string;
  /** Shown at the picture's corner. */
  readonly children?: ReactNode;
}

/** One of the eight characters in a disc. */
export function Avatar({
  avatar,
  size = 'md',
  label = '',
  dimmed = false,
  picture,
  ring,
  children,
}: DecoratedProps) {
  return (
    <span
      className={classNames(styles.avatar, styles[size], ring && styles.ringed, dimmed && styles.dimmed)}
      style={ring ? { borderColor: ring } : undefined}
    >
      {/* A new element for each picture, so that its animation runs again. */}
      <img
        key={picture}
        className={classNames(styles.head, picture !== undefined && styles.reacting)}
        src={picture ?? characterOf(avatar).picture}
        alt={label}
        // The sheet of all heads is large, and words and code are needed first.
        fetchPriority="low"
        draggable={false}
      />
      {children && <span className={styles.corner}>{children}</span>}
    </span>
  );
}
