import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './MoreResults.module.css';

/** How much of the view is still in view after a press, if no part starts in it. */
const kept = 0.2;
/** What a press moves to the upper edge: parts with their headings, or the cards of the part in view. */
const starts = [':scope > section', ':scope > section > article ~ article'];
/** Its distance from that edge, which is faded. */
const edge = 16;

/** Returns by how much to scroll: to the last start of a part in the view, so that nothing above it is missed; else most of the view. */
function distanceIn(content: HTMLElement): number {
  const { clientHeight } = content;
  const { top } = content.getBoundingClientRect();
  const inView = starts.flatMap((start) => {
    const distances = [...content.querySelectorAll(start)].map(
      (part) => part.getBoundingClientRect().top - top - edge,
    );
    return distances.findLast((distance) => distance > clientHeight / 4 && distance <= clientHeight) ?? [];
  });
  return inView[0] ?? clientHeight * (1 - kept);
}

interface MoreResultsProps {
  /** What comes next below the view. */
  readonly next: string;
  /** What scrolls. */
  readonly content: RefObject<HTMLElement | null>;
  /** The last element of the content. */
  readonly end: RefObject<HTMLElement | null>;
}

/** A button above the lower edge of the content that scrolls on. It goes when the end is in view. */
export function MoreResults({ next, content, end }: MoreResultsProps) {
  const [isMore, setIsMore] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsMore(entries.at(-1)?.isIntersecting === false),
      { root: content.current },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [content, end]);
  function scrollOn() {
    const { current } = content;
    if (!current) return;
    current.scrollBy({
      top: distanceIn(current),
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
    // The button will go; with the focus here the arrow keys scroll.
    current.focus({ preventScroll: true });
  }
  return (
    <div className={styles.place}>
      {isMore && (
        <Button iconAfter={<Icon name="chevron-down" />} className={styles.more} onClick={scrollOn}>
          {next} <VisuallyHidden>below</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
