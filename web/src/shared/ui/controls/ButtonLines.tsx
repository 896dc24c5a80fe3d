import styles from './ButtonLines.module.css';

interface ButtonLinesProps {
  /** What the button does, in large letters. */
  readonly main: string;
  /** A second name of the same action, or what it costs. */
  readonly small: string;
}

/** The label of a large button, in two lines. */
export const ButtonLines = ({ main, small }: ButtonLinesProps) => (
  <span className={styles.lines}>
    {main} <small>{small}</small>
  </span>
);
