import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import styles from './LobbyScene.module.css';

/** A drawing of a lobby: three players, a free seat, and the code. */
export function LobbyScene() {
  return (
    <div className={styles.table}>
      {[1, 4, 5].map((avatar, index) => (
        <span key={avatar} className={styles.seat}>
          <PlayerAvatar avatar={avatar} size="md" seat={seatNumberOf(index)} />
        </span>
      ))}
      <span className={styles.seat}>
        <span className={styles.empty}>
          <Icon name="plus" />
        </span>
      </span>
      <span className={styles.code}>
        <Icon name="link" /> K7PQ2M
      </span>
    </div>
  );
}
