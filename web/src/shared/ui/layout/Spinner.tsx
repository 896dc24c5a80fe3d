import styles from './Spinner.module.css';

/** Three bouncing dots in the text color. Hidden from screen readers: put a text next to it that says what loads. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
