import { demoBoard, demoTitle } from '../../../features/home/demo-board.ts';
import { paint } from '../../../minigames/faces/paint.ts';
import { foods } from '../../../minigames/foods.ts';
import styles from './BoardDrawing.module.css';

/** The foods in the rows of the drawn board. */
const foodsByRow = [
  ['taco', 'ramen'],
  ['pizza', 'fries', 'burger'],
  ['burrito', 'hot-dog'],
  ['pretzel'],
] as const;

/** The rows have the names and colors of the demo's tiers. */
const rows = demoBoard.tiers
  .slice(0, foodsByRow.length)
  .map((tier, index) => ({ ...tier, items: foodsByRow[index] ?? [] }));

const pictureOf = (id: string): string => foods.find((food) => food.id === id)?.url ?? '';

/** A small tier board with foods: what a round looks like. Decoration only. */
export function BoardDrawing() {
  return (
    <div className={styles.board} aria-hidden="true">
      <b className={styles.title}>{demoTitle}</b>
      {rows.map(({ name, color, items }) => (
        <div key={name} className={styles.row}>
          <b className={styles.name} style={{ background: paint(color).fill }}>
            {name}
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
