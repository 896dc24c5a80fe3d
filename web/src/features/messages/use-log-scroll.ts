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
  /** As above, as of the last scroll: not one rendering late. */
  const staysAtEnd = useRef(true);
  /** Of the last time something was shown. */
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
    if (was === null && start.current) {
      element.scrollTo({ top: start.current.offsetTop - element.clientHeight / 4, behavior: 'instant' });
      noteWhere(element);
    } else if (was === null || (staysAtEnd.current && (was.last !== last || was.height !== height))) toEnd();
    else if (was.first !== first)
      element.scrollTo({ top: element.scrollTop + height - was.height, behavior: 'instant' });
  });

  // The box changes its height without a new message: a phone's keyboard, a longer draft, a turned screen.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (staysAtEnd.current) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    noteWhere(currentTarget);
    if (currentTarget.scrollTop < nearStart) onNearStart();
  }

  return { box, isAtEnd, onScroll, toEnd };
}
