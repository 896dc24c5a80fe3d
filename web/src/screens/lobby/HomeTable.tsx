import { useGameNights } from '../../entities/game-nights/game-nights-api.ts';
import { useSession } from '../../entities/session/session.ts';
import { AtTable } from '../../shared/ui/players/AtTable.tsx';
import styles from './HomeTable.module.css';

/** The maximum number of heads beside the user's own. */
const others = 4;

/** A drawing for users without a lobby: their own face at a table, and those who played with them last time. */
export function HomeTable() {
  const { user } = useSession();
  const { data } = useGameNights(null);
  const met = (data?.games[0]?.players ?? []).filter(({ isYou }) => !isYou).slice(0, others);
  const guests = met.map(({ username, avatar }, index) => ({
    // Several may be called "Deleted player".
    key: `${index} ${username}`,
    avatar,
    expression: 'neutral' as const,
  }));
  const half = Math.ceil(guests.length / 2);
  return (
    <div className={styles.table}>
      <AtTable
        guests={
          user
            ? [
                ...guests.slice(0, half),
                { key: 'you', avatar: user.avatar, expression: 'delighted' },
                ...guests.slice(half),
              ]
            : []
        }
      />
    </div>
  );
}
