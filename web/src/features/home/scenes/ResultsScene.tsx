import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import styles from './ResultsScene.module.css';

/** A drawing of a podium. */
export function ResultsScene() {
  return (
    <div className={styles.podium}>
      {[
        { avatar: 3, place: 2, seat: seatNumberOf(1) },
        { avatar: 5, place: 1, seat: seatNumberOf(4) },
        { avatar: 8, place: 3, seat: seatNumberOf(5) },
      ].map(({ avatar, place, seat }) => (
        <span key={place} className={styles.step} data-place={place}>
          {place === 1 && (
            <span className={styles.trophy}>
              <Icon name="trophy" />
            </span>
          )}
          <PlayerAvatar avatar={avatar} size="md" seat={seat} />
          <b>{place}</b>
        </span>
      ))}
    </div>
  );
}
