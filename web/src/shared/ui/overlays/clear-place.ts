import { type RefObject, useEffect } from 'react';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 8;

/**
 * Returns the first top edge from `box.top` downwards at which the box covers no obstacle; `box.top` if that is below
 * `limit`. All in CSS pixels of the viewport.
 */
export function clearTop(box: Box, obstacles: readonly Box[], limit: number): number {
  const height = box.bottom - box.top;
  let { top } = box;
  const next = () =>
    obstacles.find(
      (other) =>
        other.left < box.right && other.right > box.left && other.top < top + height && other.bottom > top,
    );
  for (let covered = next(); covered; covered = next()) top = covered.bottom + gap;
  return top <= limit ? top : box.top;
}

/** What a message on top of a page or dialog does not cover: titles, Close, and the controls of headers. */
const kept = 'h1, h2, header button, header a';

/** Below this share of the window a message would not be noticed. */
const lowest = 0.6;

/** Sets `--clear-top` on an element at the top of the window, so that it covers no title and no control of a header of `page`. */
function moveClear(element: HTMLElement, page: ParentNode): void {
  element.style.removeProperty('--clear-top');
  const box = element.getBoundingClientRect();
  if (box.height === 0) return;
  const obstacles = [...page.querySelectorAll(kept)]
    .filter((other) => !element.contains(other))
    .map((other) => other.getBoundingClientRect())
    // Texts for screen readers only are one pixel large.
    .filter(({ width, height }) => width > 1 && height > 1);
  element.style.setProperty('--clear-top', `${clearTop(box, obstacles, window.innerHeight * lowest)}px`);
}

/**
 * Keeps `--clear-top` of an element up to date while the page changes its size and after each change of `content`.
 * `modal`: the open dialog that contains the element; null: the page.
 */
export function useClearPlace(
  ref: RefObject<HTMLElement | null>,
  modal: HTMLElement | null,
  content: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again after each change of the content
  useEffect(() => {
    const move = () => ref.current && moveClear(ref.current, modal ?? document);
    const observer = new ResizeObserver(move);
    observer.observe(modal ?? document.body);
    move();
    return () => observer.disconnect();
  }, [modal, content]);
}
