import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Rater } from './contract.ts';
import styles from './raters.module.css';

interface RatersProps {
  readonly raters: readonly Rater[];
  /** Writes the names beside the heads. */
  readonly named?: boolean;
  /** Heads for a line of text. */
  readonly small?: boolean;
}

/** Heads of people in a row. */
export function Raters({ raters, named = false, small = false }: RatersProps) {
  return (
    <ul className={classNames(styles.raters, small && styles.small)}>
      {raters.map(({ user, username, avatar, seat }) => (
        <li key={user} title={username}>
          <Avatar
            avatar={avatar}
            size={small ? 'xs' : 'sm'}
            {...(seat && { seat })}
            {...(!named && { label: username })}
          />
          {named && <span className={styles.name}>{username}</span>}
        </li>
      ))}
    </ul>
  );
}
