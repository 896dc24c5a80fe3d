import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus in a box when its focused element is removed: the box, which must be focusable, receives
 * the focus.
 */
export function useKeptFocus<Box extends HTMLElement>(): {
  readonly ref: RefObject<Box | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  const ref = useRef<Box>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const update = () => {
      if (hadFocus.current && document.activeElement === document.body) box.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(update);
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    // React fires no event for an element that it removes itself, so this event means that the visitor moved the
    // focus.
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
