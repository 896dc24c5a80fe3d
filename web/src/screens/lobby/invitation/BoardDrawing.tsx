import { foods } from '../../../minigames/foods.ts';
import styles from './BoardDrawing.module.css';

/** Rows of the drawn board: letter, color, and the foods in it. */
const rows = [
  { letter: 'S', color: 'var(--tier-1)', items: ['taco', 'ramen'] },
  { letter: 'A', color: 'var(--tier-3)', items: ['pizza', 'fries', 'burger'] },
  { letter: 'B', color: 'var(--tier-6)', items: ['pretzel', 'hot-dog', 'burrito'] },
] as const;

const pictureOf = (id: string): string => foods.find((food) => food.id === id)?.url ?? '';

/** A small tier board with foods: what a round looks like. Decoration only. */
export function BoardDrawing() {
  return (
    <div className={styles.board} aria-hidden="true">
      {rows.map(({ letter, color, items }) => (
        <div key={letter} className={styles.row}>
          <b className={styles.letter} style={{ background: color }}>
            {letter}
          </b>
          {items.map((id) => (
            <img
              key={id}
              className={styles.item}
              src={pictureOf(id)}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
