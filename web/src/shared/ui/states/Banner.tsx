import type { ReactNode } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './Banner.module.css';

interface BannerProps {
  readonly tone?: 'info' | 'good' | 'warn' | 'bad';
  /** An icon instead of the one of the tone. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** One or two buttons at the end. */
  readonly actions?: ReactNode;
  /** quiet: a thin line over a screen, for example "Reconnecting...". */
  readonly quiet?: boolean;
  /** Not announced: another element announces it, for example because the banner contains a countdown. */
  readonly silent?: boolean;
}

const icons = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' } as const;

/**
 * A message that stays until its cause is gone. Screen readers announce a bad one immediately and the others
 * politely.
 */
export function Banner({
  tone = 'info',
  icon,
  children,
  actions,
  quiet = false,
  silent = false,
}: BannerProps) {
  return (
    <div
      role={silent ? undefined : tone === 'bad' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[tone], quiet && styles.quiet)}
    >
      <span className={styles.mark}>{icon ?? <Icon name={icons[tone]} />}</span>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
