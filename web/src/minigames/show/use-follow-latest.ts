import { useEffect, useRef } from 'react';

/**
 * Brings what has just been revealed into sight, unless somebody has scrolled by hand. Put the ref on what holds it;
 * it is marked `data-latest="true"` in there, and `latest` is its id.
 */
export function useFollowLatest<Holder extends HTMLElement>(latest: string | undefined) {
  const holder = useRef<Holder>(null);
  const isSteered = useRef(false);
  useEffect(() => {
    const steer = () => {
      isSteered.current = true;
    };
    const events = ['wheel', 'touchmove'];
    for (const event of events) window.addEventListener(event, steer, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, steer);
    };
  }, []);
  useEffect(() => {
    if (latest === undefined || isSteered.current) return;
    // The style sheet says whether scrolling is smooth.
    holder.current?.querySelector('[data-latest="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [latest]);
  return holder;
}
