import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** below...: hidden in windows that are narrower (px), otherwise visible. phone: also in low landscape windows. */
  readonly when?: 'always' | 'below360' | 'below480' | 'below640' | 'phone';
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ when = 'always', children }: VisuallyHiddenProps) {
  return <span className={styles[when]}>{children}</span>;
}
