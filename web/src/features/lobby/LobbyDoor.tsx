import { ButtonLink } from '../../ui/Button.tsx';
import styles from './LobbyDoor.module.css';

/** The lobby area for guests: a table that waits for them. Small, because it is on every visitor's first page. */
export function LobbyDoor() {
  return (
    <div className={styles.door}>
      <ul className={styles.seats} aria-hidden="true">
        {['you', 'a friend', 'another', 'one more'].map((seat) => (
          <li key={seat}>{seat}</li>
        ))}
      </ul>
      <p>Log in to create a lobby or to join your friends.</p>
      <div className={styles.buttons}>
        <ButtonLink to="/login" size="lg">
          Login
        </ButtonLink>
        <ButtonLink to="/register" variant="hot" size="lg">
          Register
        </ButtonLink>
      </div>
    </div>
  );
}
