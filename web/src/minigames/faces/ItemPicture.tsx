import type { Item } from '@tallyho/game/minigames/fields';
import { useState } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './ItemPicture.module.css';
import { longestWord } from './label-size.ts';
import { keepRatio } from './picture-ratio.ts';

interface ItemPictureProps {
  readonly item: Item;
  /** Hidden from screen readers, because the name is next to it. */
  readonly decorative?: boolean;
  /** The box is wider than high: a text gets two lines instead of a square. */
  readonly wide?: boolean;
}

/** An item's picture, its name if the picture fails to load, or its text if it has no picture. */
export function ItemPicture({ item, decorative = false, wide = false }: ItemPictureProps) {
  const [failed, setFailed] = useState(false);
  const { url, alt } = item;
  if (url === null) {
    return (
      <span className={styles.text} aria-hidden={decorative || undefined}>
        <span style={{ '--letters': lettersInLine(alt, wide) }}>{alt}</span>
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
        <img
          src={url}
          alt={decorative ? '' : alt}
          draggable={false}
          onError={() => setFailed(true)}
          onLoad={({ currentTarget }) => keepRatio(url, currentTarget)}
        />
      )}
    </span>
  );
}

/**
 * Returns the number of letters in a line of a text that fills a square (lines are twice as high as letters are wide), or two
 * lines if `wide`. It is at least the length of the longest word, because words are not broken.
 */
export const lettersInLine = (text: string, wide: boolean): number =>
  Math.max(longestWord([text]), Math.ceil(wide ? text.length / 2 : Math.sqrt(2 * text.length)), 5);
