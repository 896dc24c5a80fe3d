import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the keyboard in a box when what had the focus in it is gone: the box itself, which must be focusable, takes it. */
export function useKeptFocus<Box extends HTMLElement>(): {
  readonly ref: RefObject<Box | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  const ref = useRef<Box>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
