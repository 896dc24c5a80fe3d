import type { CSSProperties } from 'react';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { Shape } from '../../../shared/ui/players/Shape.tsx';
import styles from './Heap.module.css';
import { type Round, rivals } from './rounds.ts';

interface HeapProps {
  readonly round: Round;
  readonly covered: boolean;
  /** Those who stand at the edge look up: something is to be seen. */
  readonly excited: boolean;
}

/** The heap, or the curtain before it, with the others at the table looking over the edge. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
              key={index}
              className={styles.piece}
              // Custom properties aren't in CSSProperties.
              style={{ '--x': x, '--y': y, '--turn': `${turn}deg`, '--order': index % 12 } as CSSProperties}
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
