import { type RefObject, useEffect } from 'react';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 8;

/**
 * Returns the first top edge from `box.top` downwards at which the box covers no obstacle; null if that is below
 * `limit`. All in CSS pixels of the viewport.
 */
export function clearTop(box: Box, obstacles: readonly Box[], limit: number): number | null {
  const height = box.bottom - box.top;
  let { top } = box;
  const next = () =>
    obstacles.find(
      (other) =>
        other.left < box.right && other.right > box.left && other.top < top + height && other.bottom > top,
    );
  for (let covered = next(); covered; covered = next()) top = covered.bottom + gap;
  return top <= limit ? top : null;
}

/** Headers of pages and dialogs, with their controls, are lower than this, in CSS pixels. Others are parts of the content. */
const headerHeight = 120;

/** Below this share of the window a message would not be noticed. */
const lowest = 0.6;

/**
 * Sets `--clear-top` on an element at the top of the window, so that it covers no header, no text field and no title of `page`. If there is
 * no place for all, it covers no header and no field, otherwise no header.
 */
function moveClear(element: HTMLElement, page: ParentNode): void {
  element.style.removeProperty('--clear-top');
  const box = element.getBoundingClientRect();
  if (box.height === 0) return;
  const limit = window.innerHeight * lowest;
  const boxesOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map((other) => other.getBoundingClientRect());
  // A button of a header can reach beyond it.
  const headers = boxesOf('header, header button').filter(
    ({ height }) => height > 0 && height < headerHeight,
  );
  // Titles for screen readers only are one pixel large.
  const titles = boxesOf('h1, h2').filter(({ width, height }) => width > 1 && height > 1);
  const fields = boxesOf('input, textarea').filter(({ width, height }) => width > 1 && height > 1);
  const top =
    clearTop(box, [...headers, ...fields, ...titles], limit) ??
    clearTop(box, [...headers, ...fields], limit) ??
    clearTop(box, headers, limit) ??
    box.top;
  element.style.setProperty('--clear-top', `${top}px`);
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
    // A dialog that slides in has its place at the end of the animation.
    modal?.addEventListener('animationend', move);
    move();
    return () => {
      observer.disconnect();
      modal?.removeEventListener('animationend', move);
    };
  }, [modal, content]);
}
