import { demoBoard } from '../../../features/home/demo-board.ts';
import { foods } from '../../../minigames/foods.ts';
import { drawnTiers } from '../../../shared/ui/styles/drawn-tiers.ts';
import styles from './BoardDrawing.module.css';

/** The foods in the rows of the drawn board, which have the names of the demo's tiers. */
const rows = [
  ['taco', 'ramen'],
  ['pizza', 'fries', 'burger'],
  ['pretzel', 'hot-dog', 'burrito'],
] as const;

const pictureOf = (id: string): string => foods.find((food) => food.id === id)?.url ?? '';

/** A small tier board with foods: what a round looks like. Decoration only. */
export function BoardDrawing() {
  return (
    <div className={styles.board} aria-hidden="true">
      {rows.map((items, tier) => (
        <div key={items[0]} className={styles.row}>
          <b className={styles.name} style={{ background: drawnTiers[tier] }}>
            {demoBoard.tiers[tier]?.name}
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
