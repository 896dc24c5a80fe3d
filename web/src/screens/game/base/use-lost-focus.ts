import { useEffect, useRef } from 'react';

/** Focuses an element even if it is not focusable by default, such as a heading. */
function forceFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * When `key` changes and the focused element was removed or disabled, focuses the element that `find` returns. Otherwise the
 * focus would fall back to the body, and Tab would start at the top of the page again.
 */
export function useLostFocus(key: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || isDisabledButton(activeElement);
    const target = isLost ? find() : null;
    if (target) forceFocus(target);
  });
}

/** A press can disable the button that has the focus. */
const isDisabledButton = (element: Element) => element instanceof HTMLButtonElement && element.disabled;
