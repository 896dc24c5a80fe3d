import type { ShowMoment } from '@tallyho/game/show/show';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Number of big moments that have been shown: the verdict and the awards. */
const countBigMoments = ({ verdict, divisive, closestPair }: ShowMoment) =>
  Number(verdict) + Number(divisive) + Number(closestPair);

/**
 * Scrolls each big moment of the show into view, in the order of the show. The verdict is the first visible element in
 * `content` with `data-verdict`; `awards` contains the cards of the awards. Stops permanently when the player scrolls. Returns
 * event handlers for `content`, the scrolling element.
 */
export function useFollowScroll(
  content: RefObject<HTMLElement | null>,
  awards: RefObject<HTMLElement | null>,
  show: ShowMoment,
) {
  const hasScrolled = useRef(false);
  const moments = countBigMoments(show);
  const before = useRef(moments);
  useEffect(() => {
    // Smooth or not is set in the style sheet, by the reduced-motion preference.
    const scrollTo = (element: Element | undefined) => {
      if (!hasScrolled.current) element?.scrollIntoView({ block: 'nearest' });
    };
    const scrollToVerdict = () => {
      const verdicts = [...(content.current?.querySelectorAll('[data-verdict]') ?? [])];
      // Small screens hide the podium and mark another element as the verdict.
      scrollTo(verdicts.find((element) => element.getClientRects().length > 0) ?? verdicts[0]);
    };
    const isNext = moments === before.current + 1;
    before.current = moments;
    if (moments === 0) return;
    // Several moments at the same time: the show was skipped, the tab slept, or the page opened after the show.
    if (moments === 1 || !isNext) return scrollToVerdict();
    scrollTo([...(awards.current?.querySelectorAll('[data-shown="true"]') ?? [])].at(-1));
  }, [content, awards, moments]);

  const stopFollowing = () => {
    hasScrolled.current = true;
  };
  return {
    onWheel: stopFollowing,
    onTouchMove: stopFollowing,
    onKeyDown: ({ target }: KeyboardEvent) => {
      if (!isWithin(target, 'button')) stopFollowing();
    },
    // A press on the scroll bar or on the expandable ranking.
    onPointerDown: ({ target, currentTarget, nativeEvent }: PointerEvent) => {
      const onScrollBar = target === currentTarget && nativeEvent.offsetX >= currentTarget.clientWidth;
      if (onScrollBar || isWithin(target, 'summary')) stopFollowing();
    },
  };
}

const isWithin = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
