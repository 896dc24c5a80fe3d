import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import type { Rater } from '../contract.ts';
import type { Paint } from '../paint.ts';
import styles from './Votes.module.css';

/** People who gave the same: "S", in its colour. */
export interface Vote {
  readonly label: string;
  readonly paint: Paint | null;
  readonly raters: readonly Rater[];
}

/** Who gave what. */
export function Votes({ votes }: { readonly votes: readonly Vote[] }) {
  return (
    <ul className={styles.votes} aria-label="Who gave what">
      {votes
        .filter(({ raters }) => raters.length > 0)
        .map(({ label, paint, raters }) => (
          <li key={label} className={styles.vote}>
            <span
              className={styles.label}
              style={paint ? { background: paint.fill, color: paint.text } : undefined}
              title={label}
            >
              {label}
            </span>
            <ul className={styles.heads}>
              {raters.map(({ user, username, avatar, seat }) => (
                <li key={user} title={username}>
                  <Avatar avatar={avatar} size="xs" label={username} {...(seat && { seat })} />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

/** The same in words, for who hears it: "Robin S, kim and Sam A". */
export const votesInWords = (votes: readonly Vote[]): string =>
  votes
    .filter(({ raters }) => raters.length > 0)
    .map(({ label, raters }) => `${raters.map(({ username }) => username).join(' and ')}: ${label}`)
    .join(', ');
