import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  readonly tone?: 'neutral' | 'hot' | 'good' | 'bad' | 'warn' | 'info' | 'admin';
  /** Any CSS color instead of a tone, with a text color that is readable on it (see contrastingText). */
  readonly color?: { readonly fill: string; readonly text: string };
  readonly children: ReactNode;
}

/** A small label: a tag, a count, a state. */
export function Badge({ tone = 'neutral', color, children }: BadgeProps) {
  const style: CSSProperties | undefined = color && { background: color.fill, color: color.text };
  return (
    <span className={classNames(styles.badge, styles[tone])} style={style}>
      {children}
    </span>
  );
}
