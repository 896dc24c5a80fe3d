import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './IconButton.module.css';

export type PictureButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
  readonly picture: ReactNode;
  /** The accessible name of the button. Also its tooltip. */
  readonly label: string;
  readonly variant?: 'plain' | 'quiet';
};

/** A round 44 px button that contains only a picture. Use `aria-pressed` for a toggle button. */
export function PictureButton({ picture, label, variant = 'quiet', className, ...rest }: PictureButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      {/* The tooltip is for pointers only: with a title on the button itself, some screen readers would say its
         name twice. */}
      <span className={styles.picture} title={label} aria-hidden="true">
        {picture}
      </span>
    </button>
  );
}
