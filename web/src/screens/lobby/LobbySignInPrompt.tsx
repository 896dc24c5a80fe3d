import { LazyOnVisible } from '../../shared/schedule/LazyOnVisible.tsx';
import { lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import styles from './LobbySignInPrompt.module.css';

const ViewerSettings = lazyPart(() => import('./ViewerSettings.tsx'));
const GuestLobbies = lazyPart(async () => ({
  default: (await import('./PublicLobbies.tsx')).GuestLobbies,
}));

/** Avatar and color of the three players in the illustration. */
const waiting = [
  [2, 3],
  [5, 1],
  [7, 4],
] as const;

/**
 * The lobby area for visitors: a drawn table with a free seat, the login buttons, and lobbies that are open to guests. Its code
 * is small, because it is part of the first page. The code field is at the top of the page.
 */
export function LobbySignInPrompt() {
  return (
    <div className={styles.prompt}>
      <div className={styles.table} aria-hidden="true">
        {waiting.map(([avatar, seat]) => (
          <Avatar key={seat} avatar={avatar} ring={`var(--player-${seat})`} size="lg" />
        ))}
        <span className={styles.chair}>
          <Icon name="plus" />
        </span>
      </div>
      <p className={styles.words}>There is a chair for you.</p>
      <p>Log in to create a lobby of your own.</p>
      <div className={styles.buttons}>
        <ButtonLink to="/login" size="lg">
          Log in
        </ButtonLink>
        <ButtonLink to="/register" variant="hot" size="lg">
          Register
        </ButtonLink>
      </div>
      <Boundary what="The settings" look="small">
        <LazyOnVisible placeholder={<div className={styles.settingsLoading} />}>
          <ViewerSettings />
        </LazyOnVisible>
      </Boundary>
      <Boundary what="The list of lobbies" look="small">
        <LazyOnVisible placeholder={null}>
          <GuestLobbies />
        </LazyOnVisible>
      </Boundary>
    </div>
  );
}
