import type { Expression } from '../../shared/ui/avatars/expressions.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { Rater } from '../contract.ts';
import styles from './WaitingFaces.module.css';

interface WaitingFacesProps {
  readonly raters: readonly Rater[];
  /** `large`: for a stage that has the height, in several rows if needed. `row`: one row, as high as `--face-room` allows. */
  readonly layout: 'large' | 'row';
  /** Returns true for a player who waits no more. The place stays free. */
  readonly hasLeft?: (rater: Rater) => boolean;
}

/** How the players look forward to the results, one after the other. */
const moods: readonly Expression[] = ['shocked', 'smug', 'thinking', 'delighted'];

/** Returns how many of so many faces are beside each other on small screens. */
const inRow = (count: number): number => (count > 4 ? Math.ceil(count / 2) : count);

const byName = (one: Rater, other: Rater): number => one.username.localeCompare(other.username);

/**
 * The players whose answers are about to be shown, by name: in an order that says nothing of their answers. Hidden from screen
 * readers, because each reveal is announced.
 */
export const WaitingFaces = ({ raters, layout, hasLeft = () => false }: WaitingFacesProps) => (
  <ul
    className={styles.faces}
    data-layout={layout}
    style={{ '--count': raters.length, '--in-row': inRow(raters.length) }}
    aria-hidden="true"
  >
    {raters.toSorted(byName).map((rater, index) => (
      <li key={rater.user} data-left={hasLeft(rater)} style={{ '--turn': index }}>
        <PlayerFace
          avatar={rater.avatar}
          seat={rater.seat}
          size="stage"
          expression={moods[index % moods.length]}
        />
      </li>
    ))}
  </ul>
);
