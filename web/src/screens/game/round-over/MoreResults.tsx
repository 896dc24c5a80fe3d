import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import styles from './MoreResults.module.css';

/** How much of the view is still in view after a press, at least. */
const kept = 0.2;
/** What a press moves to the upper edge, and its distance from that edge, which is faded. */
const starts = ':scope > section, :scope > section > article';
const edge = 24;

/** Returns by how much to scroll: to the last start of a part within the distance, so that no sentence is cut; else all of it. */
function distanceIn(content: HTMLElement): number {
  const most = content.clientHeight * (1 - kept);
  const { top } = content.getBoundingClientRect();
  const distances = [...content.querySelectorAll(starts)].map(
    (part) => part.getBoundingClientRect().top - top - edge,
  );
  return distances.findLast((distance) => distance > most / 3 && distance <= most) ?? most;
}

interface MoreResultsProps {
  /** What scrolls. */
  readonly content: RefObject<HTMLElement | null>;
  /** The last element of the content. */
  readonly end: RefObject<HTMLElement | null>;
}

/** A button above the lower edge of the content that scrolls on. It goes when the end is in view. */
export function MoreResults({ content, end }: MoreResultsProps) {
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
        <IconButton
          icon="chevron-down"
          variant="plain"
          label="More results"
          className={styles.more}
          onClick={scrollOn}
        />
      )}
    </div>
  );
}
