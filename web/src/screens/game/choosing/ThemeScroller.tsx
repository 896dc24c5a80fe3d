import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import styles from './ThemeScroller.module.css';
import { type ScrollPlaces, useKeptScroll } from './use-kept-scroll.ts';

/** Pixels scrolled by one press of a button. */
const stepPx = 200;

interface ThemeScrollerProps {
  readonly title: string;
  /** Accessible name of the list. */
  readonly label: string;
  /** deep: two rows where the window is high enough. */
  readonly depth?: 'single' | 'deep';
  /** Keeps the place of the list while a theme is looked at. */
  readonly places: ScrollPlaces;
  readonly children: ReactNode;
}

/** A row of cards that scrolls horizontally: by swipe, wheel, keyboard, or the buttons next to its title. */
export function ThemeScroller({ title, label, depth = 'single', places, children }: ThemeScrollerProps) {
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const keepPlace = useKeptScroll(list, places, label);
  const scroll = (by: number) => list.current?.scrollBy({ left: by, behavior: 'smooth' });
  return (
    <section className={styles.scroller} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="chevron-left" label="Scroll left" onClick={() => scroll(-stepPx)} />
        <IconButton icon="chevron-right" label="Scroll right" onClick={() => scroll(stepPx)} />
      </header>
      <ul ref={list} className={styles.list} data-depth={depth} aria-label={label} onScroll={keepPlace}>
        {children}
      </ul>
    </section>
  );
}
