import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '../layout/Spinner.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './Button.module.css';

/**
 * hot: the main action of a screen. second: the one that invites beside it. plain: all other actions. quiet: where a visible box
 * would distract. danger: deletes or destroys something.
 */
export type ButtonVariant = 'hot' | 'second' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg' | 'xl';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** Before the label. */
  readonly icon?: ReactNode;
  /** After the label. */
  readonly iconAfter?: ReactNode;
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner and ignores presses, but keeps its width and the focus. */
    readonly busy?: boolean;
  };

function classNameOf(variant: ButtonVariant, size: ButtonSize, wide: boolean, extra: string | undefined) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, extra);
}

/** A button that moves down when pressed. The default `type` is "button". */
export function Button({
  variant = 'plain',
  size = 'md',
  wide = false,
  busy = false,
  icon,
  iconAfter,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Unlike disabled buttons, these can receive focus, so that a tooltip can explain why they are off.
  const off = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      type="button"
      {...rest}
      className={classNameOf(variant, size, wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={styles.label}>
        {icon}
        {children}
        {iconAfter}
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** A router link that looks like a button: for navigation, not for actions. */
export function ButtonLink({
  variant = 'plain',
  size = 'md',
  wide = false,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link {...rest} className={classNameOf(variant, size, wide, className)}>
      <span className={styles.label}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </Link>
  );
}
