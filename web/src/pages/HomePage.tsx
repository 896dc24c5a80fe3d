import { useScrollFlag } from '../features/site/home-sections.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './HomePage.module.css';

/** The way in. */
export function HomePage() {
  useScrollFlag();
  return (
    <div className={styles.page}>
      <title>Tallyho</title>
      <h1>Rate anything, together.</h1>
      <ButtonLink to="/register" variant="hot" size="xl">
        Get started
      </ButtonLink>
    </div>
  );
}
