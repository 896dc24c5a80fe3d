import styles from './Logo.module.css';

/** The logo: a tally of five. Hidden from screen readers, because the name is next to it. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      <rect x="3" y="3" width="58" height="56" rx="17" />
      <path d="M17.5 19v25M27 18v26M36.5 18.5v25.5M46 18v26M11.5 39.5 52.5 23" />
    </svg>
  );
}
