import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings what is called out into sight when its moment comes, unless somebody has scrolled by hand: they look where they want.
 * `target` holds the cards, of which `called` have been turned over. Spread the result on the scrolling element.
 */
export function useFollowing(target: RefObject<HTMLElement | null>, called: number) {
  const isSteered = useRef(false);
  const before = useRef(called);
  useEffect(() => {
    // The style sheet says whether scrolling is smooth: not for who wants no motion.
    const cards = target.current?.querySelectorAll('[data-shown="true"]') ?? [];
    if (called > before.current && !isSteered.current)
      cards[cards.length - 1]?.scrollIntoView({ block: 'nearest' });
    before.current = called;
  }, [called, target]);
  const steer = () => {
    isSteered.current = true;
  };
  return { onWheel: steer, onTouchMove: steer, onKeyDown: steer };
}
