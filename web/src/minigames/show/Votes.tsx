import type { Rater } from '../contract.ts';
import type { Paint } from '../paint.ts';
import { Raters } from '../raters.tsx';
import styles from './Votes.module.css';

/** People who gave the same: "S", in its colour. */
export interface Vote {
  readonly label: string;
  readonly paint: Paint | null;
  readonly raters: readonly Rater[];
}

/** Who gave what. */
export function Votes({
  votes,
  small = false,
}: {
  readonly votes: readonly Vote[];
  readonly small?: boolean;
}) {
  return (
    <ul className={styles.votes} aria-label="Who gave what" data-small={small}>
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
            <Raters raters={raters} small />
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
