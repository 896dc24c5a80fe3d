import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FirstIcon } from '../../ui/FirstIcon.tsx';
import styles from './LobbyDoor.module.css';

/** Three who sit there already, by avatar and seat. */
const waiting = [
  [2, 3],
  [5, 1],
  [7, 4],
] as const;

/** The lobby area for guests: a table with a chair left for them. Small, because it is on every visitor's first page. */
export function LobbyDoor() {
  return (
    <div className={styles.door}>
      <div className={styles.table} aria-hidden="true">
        {waiting.map(([avatar, seat]) => (
          <Avatar key={seat} avatar={avatar} seat={seat} size="lg" />
        ))}
        <span className={styles.chair}>
          <FirstIcon name="plus" />
        </span>
      </div>
      <p className={styles.words}>There is a chair for you.</p>
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
