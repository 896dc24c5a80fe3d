import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
  readonly icon: IconName;
  /** The accessible name of the button. Also its tooltip. */
  readonly label: string;
  readonly variant?: 'plain' | 'quiet';
};

/** A round 44 px button that contains only an icon. Use `aria-pressed` for a toggle button. */
export function IconButton({ icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
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
        <Icon name={icon} />
      </span>
    </button>
  );
}
