import { useGameNights } from '../../entities/game-nights/game-nights-api.ts';
import { useSession } from '../../entities/session/session.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import styles from './HomeTable.module.css';

/** The colors of the seats: that of the user, and of the others. */
const ownSeat = 1;
const otherSeats = [2, 3, 4] as const;

/** A drawn table with the user, the players of the latest game night and free chairs. */
export function HomeTable() {
  const { user } = useSession();
  const others = useGameNights(null).data?.games[0]?.players.filter(({ isYou }) => !isYou) ?? [];
  return (
    <div className={styles.table} aria-hidden="true">
      {user && <PlayerAvatar avatar={user.avatar} seat={ownSeat} size="lg" />}
      {otherSeats.map((seat, index) => {
        const other = others[index];
        return other ? (
          <PlayerAvatar key={seat} avatar={other.avatar} seat={seat} size="lg" />
        ) : (
          <span key={seat} className={styles.chair} />
        );
      })}
      <span className={styles.chair}>
        <Icon name="plus" />
      </span>
    </div>
  );
}
