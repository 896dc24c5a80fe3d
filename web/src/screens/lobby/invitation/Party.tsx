import { useIsHydrated } from '../../../shared/store/store.ts';
import { Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import type { InvitedTo } from './invited-query.ts';
import styles from './Party.module.css';

/** Number of players drawn next to the host. A count stands for the others where the other side of the board is not shown. */
const maxHeads = 3;

interface PartyProps {
  readonly lobby: InvitedTo | undefined;
  /** The picture of the visitor, who would be the next one; null: not known yet, or there is no seat. */
  readonly you: number | null;
}

/** The other side of the board in wide windows: the other players, and a chair for each free seat. Decoration, too. */
export function OtherSide({ lobby, you }: PartyProps) {
  // The prerendered page has no numbers yet, only the place for this.
  const isHydrated = useIsHydrated();
  if (!lobby || !isHydrated) return <div className={styles.otherSide} />;
  const others = lobby.heads.slice(1 + maxHeads);
  const free = lobby.maxPlayers - lobby.heads.length - (you === null ? 0 : 1);
  return (
    <div className={styles.otherSide} aria-hidden="true">
      {others.map((avatar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players of a lobby can have the same picture
        <PlayerAvatar key={index} avatar={avatar} size="md" seat={seatNumberOf(index + 1 + maxHeads)} />
      ))}
      {Array.from({ length: Math.max(0, free) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free seats are all the same
        <i key={index} className={styles.free} />
      ))}
    </div>
  );
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
