import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as at the end, in pixels. */
const nearEnd = 64;
/** Closer to the start than this, what is older is asked for, in pixels. */
const nearStart = 160;

interface LogScroll {
  /** The first and the last of what is shown; null: nothing yet. */
  readonly first: string | number | null;
  readonly last: string | number | null;
  /** Where to begin, if not at the end. */
  readonly start: RefObject<HTMLElement | null>;
  readonly onNearStart: () => void;
}

/**
 * Scrolls as a conversation does: it begins at the first unread message, stays at the end unless the reader has gone up,
 * and what is put before the first message moves nothing.
 */
export function useLogScroll({ first, last, start, onNearStart }: LogScroll) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  /** Of the last time something was shown. */
  const before = useRef<{ first: LogScroll['first']; height: number } | null>(null);

  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || last === null) return;
    const was = before.current;
    before.current = { first, height: element.scrollHeight };
    if (was === null && start.current) {
      element.scrollTop = Math.max(0, start.current.offsetTop - element.clientHeight / 4);
      setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd);
    } else if (was === null || isAtEnd) toEnd();
    else if (was.first !== first) element.scrollTop += element.scrollHeight - was.height;
  });

  // The box changes its height without a new message: a phone's keyboard, a longer draft, a turned screen.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd]);

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    setAtEnd(scrollHeight - scrollTop - clientHeight < nearEnd);
    if (scrollTop < nearStart) onNearStart();
  }

  return { box, isAtEnd, onScroll, toEnd };
}
