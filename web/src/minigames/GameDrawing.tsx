import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { drawingOf } from './drawings.ts';
import styles from './GameDrawing.module.css';

/** A small drawing of a mini-game, for a place without a picture. Fills its container; hidden from screen readers. */
export function GameDrawing({ type }: { readonly type: MiniGameType }) {
  const { bars, discs } = drawingOf(type);
  return (
    <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
      {bars.map(([x, y, width, height, fill]) => (
        <rect key={`${x}/${y}/${width}`} {...{ x, y, width, height }} rx="2.5" style={{ fill }} />
      ))}
      {discs.map(([cx, cy, r, fill]) => (
        <circle key={`${cx}/${cy}`} {...{ cx, cy, r }} style={{ fill }} />
      ))}
    </svg>
  );
}
