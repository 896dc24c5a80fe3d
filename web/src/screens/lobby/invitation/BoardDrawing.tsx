import { demoBoard, demoFills, demoPlayers, demoTitle } from '../../../features/home/demo-board.ts';
import styles from './BoardDrawing.module.css';

/** A small tier board with the answer of a player of the demo: what a round looks like. Decoration only. */
export function BoardDrawing() {
  return (
    <div className={styles.board} aria-hidden="true">
      <p className={styles.title}>
        <b>{demoTitle}</b>
        <span>A round looks like this</span>
      </p>
      {demoPlayers[0].answer.tiers.map(({ name, items }, index) => (
        <div key={name} className={styles.row}>
          <b className={styles.name} style={{ background: demoFills[index] }}>
            {name}
          </b>
          {demoBoard.items
            .filter(({ id }) => items.includes(id))
            .map(({ id, url }) => (
              <img
                key={id}
                className={styles.item}
                src={url ?? ''}
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
