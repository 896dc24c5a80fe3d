import type { Item } from '@tallyho/game/minigames/contract';
import { type CSSProperties, useState } from 'react';
import { Icon } from '../shared/ui/layout/Icon.tsx';
import styles from './ItemPicture.module.css';
import { longestWord } from './longest-word.ts';

interface ItemPictureProps {
  readonly item: Item;
  /** The name stands beside it: screen readers get it there. */
  readonly decorative?: boolean;
  /** In a box wider than high: words have two lines, not a square. */
  readonly wide?: boolean;
}

/** An item's picture; its name in letters where the picture does not come; its words, big, where it has none. */
export function ItemPicture({ item, decorative = false, wide = false }: ItemPictureProps) {
  const [failed, setFailed] = useState(false);
  const { url, alt } = item;
  if (url === null) {
    return (
      <span className={styles.words} aria-hidden={decorative || undefined}>
        {/* Custom properties aren't in CSSProperties. */}
        <span style={{ '--letters': lettersInLine(alt, wide) } as CSSProperties}>{alt}</span>
      </span>
    );
  }
  return (
    <span className={styles.picture}>
      {failed ? (
        <span
          className={styles.placeholder}
          {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          <Icon name="image" />
          <span>{alt}</span>
        </span>
      ) : (
        <img src={url} alt={decorative ? '' : alt} draggable={false} onError={() => setFailed(true)} />
      )}
    </span>
  );
}

/**
 * Letters in a line of words that fill a square, where lines are twice as high as letters are wide, or in one of two
 * lines. No word is broken for it.
 */
export const lettersInLine = (words: string, wide: boolean): number =>
  Math.max(longestWord([words]), Math.ceil(wide ? words.length / 2 : Math.sqrt(2 * words.length)), 5);
