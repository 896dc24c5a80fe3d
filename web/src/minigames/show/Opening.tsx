import type { Expression } from '../../shared/ui/avatars/expressions.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { Rater } from '../contract.ts';
import styles from './Opening.module.css';

interface OpeningProps {
  readonly text: string;
  /** The players who have answered, for a stage that has the height for their faces. */
  readonly raters?: readonly Rater[];
}

/** How the players look forward to the results, one after the other. */
const moods: readonly Expression[] = ['shocked', 'smug', 'thinking', 'delighted'];

/** What is on the stage before the first reveal: what comes, and those whose answers it shows. */
export const Opening = ({ text, raters = [] }: OpeningProps) => (
  <div className={styles.opening}>
    <p>{text}</p>
    {raters.length > 0 && (
      <ul aria-hidden="true">
        {raters.map(({ user, avatar, seat }, index) => (
          <li key={user} style={{ '--turn': index }}>
            <PlayerFace avatar={avatar} seat={seat} size="stage" expression={moods[index % moods.length]} />
          </li>
        ))}
      </ul>
    )}
  </div>
);
