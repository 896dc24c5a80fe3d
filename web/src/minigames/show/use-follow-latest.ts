import { useEffect, useRef } from 'react';

/**
 * Scrolls the latest revealed element into view, until the player scrolls. Returns a ref for the container; the element in it
 * has `data-latest="true"`. `latest`: id of the element.
 */
export function useFollowLatest<Holder extends HTMLElement>(latest: string | undefined) {
  const holder = useRef<Holder>(null);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const stopFollowing = () => {
      hasScrolled.current = true;
    };
    const events = ['wheel', 'touchmove'];
    for (const event of events) window.addEventListener(event, stopFollowing, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, stopFollowing);
    };
  }, []);
  useEffect(() => {
    if (latest === undefined || hasScrolled.current) return;
    // Smooth scrolling is set in the style sheet.
    holder.current?.querySelector('[data-latest="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [latest]);
  return holder;
}
