import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';

/** Duration in milliseconds: the last part of each reveal (game/src/show/beats.ts). Then the ring of the tile appears (BoardSubject.module.css). */
const duration = 180;

/**
 * Lets the item that is put on the board fly there from the stage, with its frame and its stamp. `placed`: the id of the latest item
 * on the board, whose tile has it as `data-item`, and whose picture on the stage as `data-staged-picture`. Both are in `frame`. What is
 * placed when the component is first rendered does not fly.
 */
export function useFlight(frame: RefObject<HTMLElement | null>, placed: string | null): void {
  const before = useRef(placed);
  useLayoutEffect(() => {
    if (before.current === placed) return;
    before.current = placed;
    const box = frame.current;
    const id = placed === null ? '' : CSS.escape(placed);
    const tile = box?.querySelector(`[data-item="${id}"]`);
    const picture = box?.querySelector(`[data-staged-picture="${id}"]`);
    // Tests have no animations.
    if (!box || !tile?.animate || !picture || prefersReducedMotion()) return;
    const [around, from, to] = [box, picture, tile].map((element) => element.getBoundingClientRect());
    if (!around || !from || !to) return;
    // A copy, because the next item may come to the stage before it has landed.
    const flying = picture.cloneNode(true);
    if (!(flying instanceof HTMLElement)) return;
    delete flying.dataset.left;
    delete flying.dataset.stagedPicture;
    flying.dataset.flying = '';
    flying.ariaHidden = 'true';
    Object.assign(flying.style, {
      insetBlockStart: `${from.y - around.y}px`,
      left: `${from.x - around.x}px`,
      inlineSize: `${from.width}px`,
      blockSize: `${from.height}px`,
    });
    box.append(flying);
    const [x, y] = [
      to.x + to.width / 2 - from.x - from.width / 2,
      to.y + to.height / 2 - from.y - from.height / 2,
    ];
    const scale = Math.min(to.width / Math.max(1, from.width), to.height / Math.max(1, from.height));
    const flight = flying.animate(
      [
        { translate: '0 0', scale: '1' },
        { translate: `${x}px ${y}px`, scale: `${scale}` },
      ],
      { duration, easing: 'cubic-bezier(0.5, 0, 0.6, 1)' },
    );
    flight.onfinish = () => flying.remove();
    flight.oncancel = flight.onfinish;
    tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  }, [frame, placed]);
}
