import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';

/**
 * Duration in milliseconds. The shortest beat of the show (game/src/show/beats.ts) leaves half of it, and the next item appears as
 * much later (StagedItem.module.css). Then the ring of the tile appears (BoardSubject.module.css).
 */
const duration = 300;

/**
 * Lets the item that is put on the board fly there from the stage. `placed`: the id of the latest item on the board, whose tile
 * has it as `data-item`; the picture on the stage has `data-staged-picture`. Both are in `frame`. A row of tiles that would be
 * drawn below the next row has `data-flight-row`. What is placed when the
 * component is first rendered does not fly.
 */
export function useFlight(frame: RefObject<HTMLElement | null>, placed: string | null): void {
  const before = useRef(placed);
  useLayoutEffect(() => {
    if (before.current === placed) return;
    before.current = placed;
    const box = frame.current;
    const tile = placed === null ? null : box?.querySelector(`[data-item="${CSS.escape(placed)}"]`);
    const from = box?.querySelector('[data-staged-picture]')?.getBoundingClientRect();
    // Tests have no animations.
    if (!tile?.animate || !from || prefersReducedMotion()) return;
    const to = tile.getBoundingClientRect();
    // Within the picture: the name above it and the votes below it are not covered.
    const scale = Math.min(from.width / Math.max(1, to.width), from.height / Math.max(1, to.height));
    const [x, y] = [
      from.x + from.width / 2 - to.x - to.width / 2,
      from.y + from.height / 2 - to.y - to.height / 2,
    ];
    tile.animate(
      [
        { translate: `${x}px ${y}px`, scale: `${scale}`, zIndex: 3 },
        { translate: '0 0', scale: '1', zIndex: 3 },
      ],
      { duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
    );
    tile.closest('[data-flight-row]')?.animate([{ zIndex: 1 }, { zIndex: 1 }], { duration });
  }, [frame, placed]);
}
