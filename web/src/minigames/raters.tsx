import { Avatar } from '../ui/Avatar.tsx';
import type { Rater } from './contract.ts';
import styles from './raters.module.css';

/** Heads of people in a row, with their names underneath where there is room. */
export function Raters({
  raters,
  named = false,
}: {
  readonly raters: readonly Rater[];
  readonly named?: boolean;
}) {
  return (
    <ul className={styles.raters}>
      {raters.map(({ user, username, avatar, seat }, index) => (
        <li key={user} style={{ animationDelay: `${index * 90}ms` }} title={username}>
          <Avatar avatar={avatar} size="sm" {...(seat && { seat })} {...(!named && { label: username })} />
          {named && <span>{username}</span>}
        </li>
      ))}
    </ul>
  );
}
