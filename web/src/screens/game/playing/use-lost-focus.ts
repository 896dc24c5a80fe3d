import { useEffect, useRef } from 'react';

/** Focuses an element that is not in the order of the Tab key, such as a heading. */
function focusAnything(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * When `key` changes and what had the focus has gone with it, `find` says what takes it. Without this the focus would be
 * on the page as a whole, and Tab would begin at the top again.
 */
export function useLostFocus(key: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || isOff(activeElement);
    const target = isLost ? find() : null;
    if (target) focusAnything(target);
  });
}

/** A button that its own press has switched off. */
const isOff = (element: Element) => element instanceof HTMLButtonElement && element.disabled;
