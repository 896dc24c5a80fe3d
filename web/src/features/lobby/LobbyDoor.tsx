import { Avatar } from '../../ui/Avatar.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FirstIcon } from '../../ui/FirstIcon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import styles from './LobbyDoor.module.css';

const GuestCode = lazyPart(() => import('./GuestCode.tsx'));

/** Three who sit there already, by avatar and seat. */
const waiting = [
  [2, 3],
  [5, 1],
  [7, 4],
] as const;

/**
 * The lobby area for guests: a table with a chair left for them. Small, because it is on every visitor's first page. A new
 * `wish` puts the focus on the code's field.
 */
export function LobbyDoor({ wish = null }: { readonly wish?: object | null }) {
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
      <div className={styles.codeSpace}>
        <Boundary what="The code field">
          <WhenNear placeholder={null}>
            <GuestCode wish={wish} />
          </WhenNear>
        </Boundary>
      </div>
    </div>
  );
}
