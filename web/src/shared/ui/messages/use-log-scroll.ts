import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A distance to the end below this counts as being at the end, in pixels. */
const nearEnd = 64;
/** At a distance to the start below this, older messages are loaded, in pixels. */
const nearStart = 160;

export interface LogScroll {
  /**
   * The first and the last shown message; null: nothing is shown yet. `first` is needed only if messages are inserted
   * before it.
   */
  readonly first?: string | number | null;
  readonly last: string | number | null;
  /** The start position, if not the end. */
  readonly start?: RefObject<HTMLElement | null>;
  readonly onNearStart?: () => void;
}

/**
 * Scroll behavior of a list of messages: starts at the first unread message, stays at the end unless the reader has
 * scrolled up, and keeps the position when older messages are inserted.
 */
export function useLogScroll({ first, last, start, onNearStart }: LogScroll) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  /** Same as above at the time of the last scroll, without the delay of a render. */
  const staysAtEnd = useRef(true);
  /** The height of the box that the observer below has seen last. */
  const seenHeight = useRef<number | null>(null);
  /** Value of the last time something was shown. */
  const before = useRef<{ first: LogScroll['first']; last: LogScroll['last']; height: number } | null>(null);

  const noteWhere = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => {
    staysAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    setAtEnd(staysAtEnd.current);
  };
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || last === null) return;
    const was = before.current;
    const height = element.scrollHeight;
    before.current = { first, last, height };
    if (was === null && start?.current) {
      element.scrollTo({ top: start.current.offsetTop - element.clientHeight / 4, behavior: 'instant' });
      noteWhere(element);
    } else if (was === null || (staysAtEnd.current && (was.last !== last || was.height !== height))) toEnd();
    else if (was.first !== first)
      element.scrollTo({ top: element.scrollTop + height - was.height, behavior: 'instant' });
  });

  // The box can change its height without a new message: by a phone's keyboard, a longer draft or a rotated screen.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      seenHeight.current = element.clientHeight;
      if (staysAtEnd.current) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    // A box that has just become lower is not at its end any more, and the observer is about to scroll it there.
    const isResized = seenHeight.current !== null && seenHeight.current !== currentTarget.clientHeight;
    if (!isResized) noteWhere(currentTarget);
    if (currentTarget.scrollTop < nearStart) onNearStart?.();
  }

  return { box, isAtEnd, onScroll, toEnd };
}
