import { useLayoutEffect, useState } from 'react';

/**
 * Returns a function that focuses a tile after the next render. A tile that moves to another row is remounted and loses the
 * focus.
 */
export function useFocusNext(): (id: string) => void {
  const [next, setNext] = useState<{ readonly id: string } | null>(null);
  useLayoutEffect(() => {
    // Searches the whole page, because the item pool can be rendered outside the board. There is only one board.
    if (next) document.querySelector<HTMLElement>(`[data-item="${CSS.escape(next.id)}"]`)?.focus();
  }, [next]);
  return (id) => setNext({ id });
}
