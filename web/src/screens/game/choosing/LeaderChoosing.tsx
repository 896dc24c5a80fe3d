import { useState } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { WriteThemeButton } from '../../../features/custom-themes/WriteThemeButton.tsx';
import { Spinner } from '../../../shared/ui/layout/Spinner.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatColor, seatOf } from '../../../shared/ui/players/Shape.tsx';
import { ActionBar } from '../playing/ActionBar.tsx';
import styles from './LeaderChoosing.module.css';

/**
 * What the other players see while the leader chooses: the leader's avatar, and the other players' avatars, which hop when
 * pressed.
 */
export function LeaderChoosing() {
  const seats = useSeats();
  const you = useCurrentPlayer();
  const leaderId = useView(({ room }) => room.leader);
  const shownAvatar = useShownAvatar();
  const [hops, setHops] = useState<Readonly<Record<string, number>>>({});
  const leader = seats.find(({ user }) => user === leaderId);
  const others = seats.filter(({ user }) => user !== leaderId);
  return (
    <>
      <div className={styles.content}>
        {leader && (
          <div className={styles.leader}>
            <span className={styles.thought} aria-hidden="true">
              <Spinner />
            </span>
            <span className={styles.thinker}>
              <PlayerAvatar avatar={shownAvatar(leader.avatar)} size="xl" seat={seatOf(leader.colour)} />
            </span>
            <span className={styles.name}>{leader.username}</span>
          </div>
        )}
        <h1>
          <span role="status">Leader is choosing...</span>
        </h1>
        <ul className={styles.others} aria-label="The others">
          {others.map(({ user, username, avatar, colour, presence }, index) => (
            <li key={user} style={{ animationDelay: `${index * -370}ms` }}>
              <button
                type="button"
                aria-label={`${user === you ? 'You' : username}: hop`}
                onClick={() => setHops({ ...hops, [user]: (hops[user] ?? 0) + 1 })}
              >
                <span key={hops[user] ?? 0} className={hops[user] ? styles.hop : undefined}>
                  <PlayerAvatar
                    avatar={shownAvatar(avatar)}
                    size="lg"
                    seat={seatOf(colour)}
                    dimmed={presence !== 'here'}
                  />
                </span>
                <span className={styles.shadow} style={{ background: seatColor(seatOf(colour)) }} />
                <span className={styles.small}>{user === you ? 'You' : username}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <ActionBar note="Tap a head meanwhile." aside={<WriteThemeButton size="lg" />} />
    </>
  );
}
