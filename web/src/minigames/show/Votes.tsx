import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import type { Rater } from '../contract.ts';
import type { Paint } from '../faces/paint.ts';
import styles from './Votes.module.css';

/** The players who gave the same vote, e.g. tier "S" in its color. */
export interface Vote {
  readonly label: string;
  readonly paint: Paint | null;
  readonly raters: readonly Rater[];
}

interface VotesProps {
  readonly votes: readonly Vote[];
  /** Of the avatars. */
  readonly size?: 'xs' | 'sm';
}

/** The votes with the avatars of the players. */
export function Votes({ votes, size = 'xs' }: VotesProps) {
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
                  <PlayerAvatar avatar={avatar} size={size} label={username} seat={seat} />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

/** Returns the votes as a text for screen readers: "Robin: S, kim and Sam: A". */
export const votesText = (votes: readonly Vote[]): string =>
  votes
    .filter(({ raters }) => raters.length > 0)
    .map(({ label, raters }) => `${raters.map(({ username }) => username).join(' and ')}: ${label}`)
    .join(', ');
