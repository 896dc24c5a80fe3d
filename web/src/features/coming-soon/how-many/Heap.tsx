import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { Shape } from '../../../shared/ui/players/Shape.tsx';
import styles from './Heap.module.css';
import { type Round, rivals } from './rounds.ts';

interface HeapProps {
  readonly round: Round;
  readonly covered: boolean;
  /** The avatars at the edge look up, because the heap is visible. */
  readonly excited: boolean;
}

/** The heap, or the curtain that covers it, with the avatars of the rivals at the top edge. */
export function Heap({ round, covered, excited }: HeapProps) {
  return (
    <div className={styles.stage} data-excited={excited}>
      <div className={styles.crowd} aria-hidden="true">
        {rivals.map(({ name, avatar }) => (
          <span key={name} className={styles.head}>
            <Avatar avatar={avatar} size="lg" />
          </span>
        ))}
      </div>
      <div className={styles.picture} aria-hidden="true">
        {!covered &&
          round.pieces.map(({ shape, x, y, turn }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
              key={index}
              className={styles.piece}
              style={{ '--x': x, '--y': y, '--turn': `${turn}deg`, '--order': index % 12 }}
            >
              <Shape seat={shape} />
            </span>
          ))}
        <span className={styles.curtain} data-shown={covered}>
          ?
        </span>
      </div>
    </div>
  );
}
