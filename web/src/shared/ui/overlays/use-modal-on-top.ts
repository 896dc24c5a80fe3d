import { useEffect, useState } from 'react';

const modals = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')];

/**
 * Returns the topmost open modal dialog; null if none. While one is open, elements outside of it cannot be pressed.
 * Observes dialogs only while `active`.
 */
export function useModalOnTop(active: boolean): HTMLElement | null {
  const [top, setTop] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!active) return setTop(null);
    const update = () => setTop(modals().at(-1) ?? null);
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => observer.disconnect();
  }, [active]);
  return top;
}
