import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import styles from './ThemeShelf.module.css';
import { type ScrollPlaces, useKeptScroll } from './use-kept-scroll.ts';

/** Pixels scrolled by one press of a button. */
const stepPx = 200;

/** A shelf with at most this many cards never scrolls sideways; with one row these are fewer. */
const wrapped = 10;
const wrappedInLowWindows = 5;
const wrappedOnPhones = 4;

interface ThemeShelfProps {
  readonly title: string;
  /** Accessible name of the list. */
  readonly label: string;
  /** The number of cards. */
  readonly count: number;
  /** All cards are shown below each other, however many there are. */
  readonly isOpen: boolean;
  /** Opens a long shelf, or closes it again; null if it stays open. */
  readonly onToggle: (() => void) | null;
  /** Keeps the place of the list while a theme is looked at. */
  readonly places: ScrollPlaces;
  readonly children: ReactNode;
}

/**
 * Cards in columns of equal width. A long shelf has two rows, on phones and in low windows one, that scroll horizontally, by swipe, wheel, keyboard, or the
 * buttons next to its title, until it is opened.
 */
export function ThemeShelf(props: ThemeShelfProps) {
  const { title, label, count, isOpen, onToggle, places, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const keepPlace = useKeptScroll(list, places, label);
  const scroll = (by: number) =>
    list.current?.scrollBy({ left: by, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  const isPhone = useMedia('(width < 480px)');
  const isLow = useMedia('(height < 1000px)');
  const isLong = count > (isPhone ? wrappedOnPhones : isLow ? wrappedInLowWindows : wrapped);
  const scrolls = isLong && !isOpen;
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {isLong && onToggle && (
          <Button variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? 'Show fewer' : `Show all ${count}`}
          </Button>
        )}
        {scrolls && (
          <span className={styles.arrows}>
            <IconButton icon="chevron-left" label="Scroll left" onClick={() => scroll(-stepPx)} />
            <IconButton icon="chevron-right" label="Scroll right" onClick={() => scroll(stepPx)} />
          </span>
        )}
      </header>
      <ul
        ref={list}
        className={styles.list}
        data-layout={scrolls ? 'row' : 'grid'}
        aria-label={label}
        onScroll={keepPlace}
      >
        {children}
      </ul>
    </section>
  );
}
