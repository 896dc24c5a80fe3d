import { useEffect, useRef } from 'react';
import { useIsInRound } from './pool-slot.tsx';

const fields = 'input, textarea, select, [contenteditable]';
const overlays = 'dialog, [popover], [role="dialog"], [role="menu"]';

/**
 * Calls `onDigit` for each digit key during a round, anywhere on the page. Ignores keys in text fields, dialogs and menus,
 * with a modifier, or already handled. `onDigit` null: digits are ignored.
 */
export function useDigitKeys(onDigit: ((digit: number) => void) | null): void {
  const isInRound = useIsInRound();
  const latest = useRef(onDigit);
  useEffect(() => {
    latest.current = onDigit;
  });
  useEffect(() => {
    if (!isInRound) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!latest.current || event.defaultPrevented || !/^\d$/.test(key)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(`${fields}, ${overlays}`)) return;
      event.preventDefault();
      latest.current(Number(key));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isInRound]);
}
