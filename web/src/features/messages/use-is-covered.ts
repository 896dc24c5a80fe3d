import { type RefObject, useEffect } from 'react';

/**
 * Sets CSS properties on an element for the part of the window that a phone's keyboard covers, where the keyboard
 * covers the page instead of shrinking it (iOS): `--covered-top` and `--covered-bottom`, lengths.
 */
export function useIsCovered(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [element, viewport] = [ref.current, window.visualViewport];
    if (!element || !viewport) return;
    const update = () => {
      // A user who magnifies the page wants to move around in it.
      const isMagnified = viewport.scale > 1;
      const top = isMagnified ? 0 : viewport.offsetTop;
      const bottom = isMagnified
        ? 0
        : Math.max(0, document.documentElement.clientHeight - top - viewport.height);
      element.style.setProperty('--covered-top', `${top}px`);
      element.style.setProperty('--covered-bottom', `${bottom}px`);
    };
    const watching = new AbortController();
    for (const event of ['resize', 'scroll'])
      viewport.addEventListener(event, update, { signal: watching.signal });
    update();
    return () => watching.abort();
  }, [ref]);
}
