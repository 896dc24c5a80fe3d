import type { Item } from '@tallyho/game/minigames/contract';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ItemPicture.module.css';

interface ItemPictureProps {
  readonly item: Item;
  /** Writes the name under the picture. */
  readonly captioned?: boolean;
}

/** An item's picture; its name in letters where the picture does not come. */
export function ItemPicture({ item, captioned = false }: ItemPictureProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={styles.picture}>
      {failed ? (
        <span className={styles.placeholder} role="img" aria-label={item.alt}>
          <Icon name="image" />
          <span>{item.alt}</span>
        </span>
      ) : (
        <img src={item.url} alt={item.alt} draggable={false} onError={() => setFailed(true)} />
      )}
      {captioned && !failed && (
        <span className={styles.caption} aria-hidden="true">
          {item.alt}
        </span>
      )}
    </span>
  );
}
