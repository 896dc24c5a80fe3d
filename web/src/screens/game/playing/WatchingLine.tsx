import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useSeats } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { isAwaited } from '../base/playing-stage.ts';
import styles from './WatchingLine.module.css';

/** In one line: the viewer watches this round, and the faces of those who think. */
export function WatchingLine() {
  const thinking = useSeats().filter(isAwaited);
  const shownAvatar = useShownAvatar();
  return (
    <div className={styles.line}>
      <Icon name="watch" />
      <p role="status" className={styles.text}>
        You're watching this round.
        <VisuallyHidden when="phone"> You play from the next one.</VisuallyHidden>
      </p>
      {thinking.length > 0 && (
        <span className={styles.faces} aria-hidden="true">
          {thinking.map(({ user, avatar, color }) => (
            <PlayerFace
              key={user}
              avatar={shownAvatar(avatar)}
              seat={seatNumberOf(color)}
              size="xs"
              expression="thinking"
            />
          ))}
        </span>
      )}
    </div>
  );
}
