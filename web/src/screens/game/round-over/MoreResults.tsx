import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import styles from './MoreResults.module.css';

/** What stands between a part and the upper edge, which is faded, after a press (px). */
const edge = 16;

interface MoreResultsProps {
  /** What scrolls. Its parts have their names as `data-part`. */
  readonly content: RefObject<HTMLElement | null>;
}

/** A link to the next part of the results, for example "See awards". It goes when all parts are in view, or have been. */
export function MoreResults({ content }: MoreResultsProps) {
  const [next, setNext] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const root = content.current;
    if (!root) return;
    const partsOf = () => [...root.querySelectorAll<HTMLElement>('[data-part]')];
    const below = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting && boundingClientRect.top > root.getBoundingClientRect().top) below.add(target);
          else below.delete(target);
        }
        setNext(partsOf().find((part) => below.has(part)) ?? null);
      },
      // Near the lower edge a part is faded, or has only its heading in view.
      { root, rootMargin: '0px 0px -168px 0px' },
    );
    const observeParts = () => {
      for (const part of partsOf()) observer.observe(part);
    };
    observeParts();
    // The code of a result can come later.
    const additions = new MutationObserver(observeParts);
    additions.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      additions.disconnect();
    };
  }, [content]);
  function scrollOn() {
    const { current } = content;
    if (!current || !next) return;
    current.scrollBy({
      top: next.getBoundingClientRect().top - current.getBoundingClientRect().top - edge,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
    // The link will go; with the focus here the arrow keys scroll.
    current.focus({ preventScroll: true });
  }
  return (
    next && (
      <button type="button" className={styles.more} onClick={scrollOn}>
        See {next.dataset.part}
        <Icon name="chevron-down" />
      </button>
    )
  );
}
