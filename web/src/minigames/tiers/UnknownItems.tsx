import { Children, type ReactNode } from 'react';
import styles from './UnknownItems.module.css';

/** The tiles of the items that the player does not know; nothing if there are none. */
export function UnknownItems({ children }: { readonly children: ReactNode }) {
  const tiles = Children.toArray(children);
  if (tiles.length === 0) return null;
  return (
    <ul className={styles.items} aria-label="Not known">
      <li className={styles.title} aria-hidden="true">
        Not known
      </li>
      {Children.map(tiles, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  );
}
