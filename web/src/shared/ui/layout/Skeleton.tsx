import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'box' | 'disc';
  /** CSS lengths. */
  readonly width?: string;
  readonly height?: string;
}

/**
 * A placeholder with the shape of the content that loads. Hidden from screen readers: wrap a group of them in
 * Loading.
 */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ width, height }}
    />
  );
}

/** Announces once that something loads, however many skeletons are inside. */
export function Loading({
  label = 'Loading',
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="status" className={styles.loading}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
