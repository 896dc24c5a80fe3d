import { useIsHydrated } from '../../../shared/store/store.ts';
import { Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import type { InvitedTo } from './invited-query.ts';
import styles from './Party.module.css';

/** Number of players drawn next to the host. A count stands for the others. */
const maxHeads = 3;

interface PartyProps {
  readonly lobby: InvitedTo | undefined;
  /** The picture of the visitor, who would be the next one; null: not known yet, or there is no seat. */
  readonly you: number | null;
}

/** The pictures of the host, the other players and the visitor. Decoration: the texts of the page say the same. */
export function Party({ lobby, you }: PartyProps) {
  // The prerendered page has the texts only.
  const isHydrated = useIsHydrated();
  if (!lobby || !isHydrated)
    return (
      <div className={styles.party}>
        <Skeleton shape="disc" width="4.5rem" height="4.5rem" />
      </div>
    );
  // The first one is the leader.
  const others = lobby.heads.slice(1, 1 + maxHeads);
  const more = lobby.heads.length - 1 - others.length;
  return (
    <div className={styles.party} aria-hidden="true">
      <span className={styles.host}>
        <PlayerAvatar avatar={lobby.leader.avatar} size="lg" seat={seatNumberOf(0)} />
      </span>
      {others.map((avatar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players of a lobby can have the same picture
        <span key={index} className={styles.head}>
          <PlayerAvatar avatar={avatar} size="md" seat={seatNumberOf(index + 1)} />
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
      {you !== null && (
        <span className={styles.you}>
          <PlayerAvatar key={you} avatar={you} size="md" seat={seatNumberOf(lobby.heads.length)} />
          <b className={styles.tag}>You</b>
        </span>
      )}
    </div>
  );
}
