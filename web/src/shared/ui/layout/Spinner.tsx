import styles from './Spinner.module.css';

/** Three bouncing dots in the text's colour. Silent: say what is awaited in words beside it. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
