import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
  readonly icon: IconName;
  /** What the button does, for everybody who doesn't see the picture. Also its tip. */
  readonly label: string;
  readonly variant?: 'plain' | 'quiet';
};

/** A round 44 px button with a picture alone. Use `aria-pressed` for one that stays down. */
export function IconButton({ icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      {/* The tip is for pointers alone: as the button's own title, some readers would say its name twice. */}
      <span className={styles.picture} title={label} aria-hidden="true">
        <Icon name={icon} />
      </span>
    </button>
  );
}
