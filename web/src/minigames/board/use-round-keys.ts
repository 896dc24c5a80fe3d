import { useEffect, useRef } from 'react';
import { useIsInRound } from './pool-slot.tsx';

const fields = 'input, textarea, select, [contenteditable]';
const overlays = 'dialog, [popover], [role="dialog"], [role="menu"]';

/**
 * Calls `onKey` for each key during a round, anywhere on the page; it returns true if the key was for it. Ignores keys in text
 * fields, dialogs and menus, with a modifier, or already handled. `onKey` null: keys are ignored.
 */
export function useRoundKeys(onKey: ((key: string) => boolean) | null): void {
  const isInRound = useIsInRound();
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!isInRound) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!latest.current || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(`${fields}, ${overlays}`)) return;
      if (latest.current(key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isInRound]);
}
