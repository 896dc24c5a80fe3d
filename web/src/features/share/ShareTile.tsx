import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './ShareTile.module.css';

/** A button with a drawing above one word. Its accessible name can say more than the word. */
export const ShareTile = (props: Omit<ComponentProps<typeof Button>, 'className'>) => (
  <Button {...props} className={styles.tile} />
);
