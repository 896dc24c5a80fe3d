import type { ReactNode } from 'react';
import styles from './ButtonLines.module.css';

interface ButtonLinesProps {
  /** What the button does, in large letters. */
  readonly main: ReactNode;
  /** What happens then, or a second name of the same action. */
  readonly small: ReactNode;
}

/** The label of a large button, in two lines. */
export const ButtonLines = ({ main, small }: ButtonLinesProps) => (
  <span className={styles.lines}>
    {main} <small>{small}</small>
  </span>
);
