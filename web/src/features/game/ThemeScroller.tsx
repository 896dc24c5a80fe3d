import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './ThemeScroller.module.css';

/** How far a press of the buttons goes, in pixels (spec section 9). */
const stepPx = 200;

interface ThemeScrollerProps {
  readonly label: string;
  readonly rows?: 1 | 2;
  readonly children: ReactNode;
}

/** Cards in rows that scroll sideways: by swipe, by wheel, by keyboard, or by the buttons. */
export function ThemeScroller({ label, rows = 2, children }: ThemeScrollerProps) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = (by: number) => list.current?.scrollBy({ left: by, behavior: 'smooth' });
  return (
    <div className={styles.scroller}>
      <ul ref={list} className={styles.list} data-rows={rows} aria-label={label}>
        {children}
      </ul>
      <div className={styles.buttons}>
        <IconButton icon="chevron-left" label="Scroll left" variant="plain" onClick={() => scroll(-stepPx)} />
        <IconButton
          icon="chevron-right"
          label="Scroll right"
          variant="plain"
          onClick={() => scroll(stepPx)}
        />
      </div>
    </div>
  );
}
