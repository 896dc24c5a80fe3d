import { useLayoutEffect, useState } from 'react';

/** Keeps the focus on a tile that moves: a tile in another row is drawn anew, and takes the focus once it is there. */
export function useFocusNext(): (id: string) => void {
  const [next, setNext] = useState<{ readonly id: string } | null>(null);
  useLayoutEffect(() => {
    // The hand may be drawn outside of the board. There is one board on the page.
    if (next) document.querySelector<HTMLElement>(`[data-item="${CSS.escape(next.id)}"]`)?.focus();
  }, [next]);
  return (id) => setNext({ id });
}
