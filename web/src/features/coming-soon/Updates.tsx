import styles from './Updates.module.css';
import { updates } from './updates.ts';

/** The list of latest updates. */
export function Updates() {
  return (
    <section className={styles.updates} aria-labelledby="updates">
      <h2 id="updates">Latest updates</h2>
      <ol>
        {updates.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
