import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the keyboard in a box when what had the focus in it is gone: the box itself, which must be focusable, takes it. */
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
    const look = () => {
      if (hadFocus.current && document.activeElement === document.body) box.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    // React is silent about what it takes away itself: this is the visitor going elsewhere.
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
