import type { ShowMoment } from '@tallyho/game/show/show';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** How many of the big moments have been: the verdict, then what is called out. */
const bigMoments = ({ verdict, divisive, closestPair }: ShowMoment) =>
  Number(verdict) + Number(divisive) + Number(closestPair);

/**
 * Brings each big moment of the show into sight, in the order of the show, and never goes back. The verdict is the first in
 * `content` that is marked `data-verdict` and drawn; in `awards` are the cards of what is called out. Stops for good once the
 * player has scrolled by hand. Spread the result on `content`, the scrolling element.
 */
export function useFollowScroll(
  content: RefObject<HTMLElement | null>,
  awards: RefObject<HTMLElement | null>,
  show: ShowMoment,
) {
  const isSteered = useRef(false);
  const moments = bigMoments(show);
  const before = useRef(moments);
  useEffect(() => {
    // The style sheet says whether scrolling is smooth: not for who wants no motion.
    const bring = (element: Element | undefined) => {
      if (!isSteered.current) element?.scrollIntoView({ block: 'nearest' });
    };
    const bringVerdict = () => {
      const verdicts = [...(content.current?.querySelectorAll('[data-verdict]') ?? [])];
      // Where a podium has no room, something else is the verdict.
      bring(verdicts.find((element) => element.getClientRects().length > 0) ?? verdicts[0]);
    };
    const isNext = moments === before.current + 1;
    before.current = moments;
    if (moments === 0) return;
    // Also after a show that was skipped, slept through, or over before this page opened.
    if (moments === 1 || !isNext) return bringVerdict();
    bring([...(awards.current?.querySelectorAll('[data-shown="true"]') ?? [])].at(-1));
  }, [content, awards, moments]);

  const steer = () => {
    isSteered.current = true;
  };
  return {
    onWheel: steer,
    onTouchMove: steer,
    onKeyDown: ({ target }: KeyboardEvent) => {
      if (!isWithin(target, 'button')) steer();
    },
    // The scroll bar, and the ranking that opens.
    onPointerDown: ({ target, currentTarget, nativeEvent }: PointerEvent) => {
      const onScrollBar = target === currentTarget && nativeEvent.offsetX >= currentTarget.clientWidth;
      if (onScrollBar || isWithin(target, 'summary')) steer();
    },
  };
}

const isWithin = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
