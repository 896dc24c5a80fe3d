import { useEffect, useRef } from 'react';
import { useIsInRound } from './hand.tsx';

const fields = 'input, textarea, select, [contenteditable]';
const layers = 'dialog, [popover], [role="dialog"], [role="menu"]';

/**
 * In a round: calls `onDigit` for a digit key pressed anywhere on the page, but not while typing, in a dialog or menu, with a modifier
 * key, or where something else has used the key. `onDigit` null: digits do nothing.
 */
export function useDigitKeys(onDigit: ((digit: number) => void) | null): void {
  const isInRound = useIsInRound();
  const latest = useRef(onDigit);
  useEffect(() => {
    latest.current = onDigit;
  });
  useEffect(() => {
    if (!isInRound) return;
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!latest.current || event.defaultPrevented || !/^\d$/.test(key)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(`${fields}, ${layers}`)) return;
      event.preventDefault();
      latest.current(Number(key));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isInRound]);
}
