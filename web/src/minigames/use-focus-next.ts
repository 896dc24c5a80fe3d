import { useLayoutEffect, useRef } from 'react';

/** Keeps the focus on a tile that moves: a tile in another row is drawn anew, and takes the focus once it is there. */
export function useFocusNext() {
  const frame = useRef<HTMLElement>(null);
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = next.current;
    if (id === null) return;
    next.current = null;
    frame.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus();
  });
  const focusNext = (id: string) => {
    next.current = id;
  };
  return { frame, focusNext };
}
