import { useState } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { Spinner } from '../../../shared/ui/layout/Spinner.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatColor, seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import styles from './LeaderChooses.module.css';
import { useChoice, useChooser, useChoosingText } from './use-chooser.ts';

/** The head of the list of themes for the players who wait: who is choosing. */
export function LeaderChooses() {
  const shownAvatar = useShownAvatar();
  const { seat } = useChooser();
  const isTurn = useChoice().kind === 'turn';
  const text = useChoosingText();
  return (
    <div className={styles.leader}>
      {seat && (
        <span className={styles.picture}>
          <span className={styles.thought} aria-hidden="true">
            <Spinner />
          </span>
          <span className={styles.thinker}>
            <PlayerAvatar avatar={shownAvatar(seat.avatar)} size="lg" seat={seatNumberOf(seat.color)} />
          </span>
        </span>
      )}
      <div className={styles.words}>
        <h1>
          <span role="status">{text}</span>
        </h1>
        <p>
          {isTurn ? 'You choose in turn. ' : seat ? `${seat.username} chooses. ` : ''}Look around meanwhile.
        </p>
      </div>
    </div>
  );
}

/** The players who wait. A press makes a head hop. */
export function HoppingHeads() {
  const seats = useSeats();
  const you = useCurrentPlayer();
  const chooser = useChooser().seat;
  const shownAvatar = useShownAvatar();
  const [hops, setHops] = useState<Readonly<Record<string, number>>>({});
  const others = seats.filter(({ user }) => user !== chooser?.user);
  return (
    <section className={styles.waiting}>
      <p>Tap a head meanwhile.</p>
      <ul className={styles.others} aria-label="The others">
        {others.map(({ user, username, avatar, color, presence }, index) => (
          <li key={user} style={{ animationDelay: `${index * -370}ms` }}>
            <button
              type="button"
              aria-label={`${user === you ? 'You' : username}: hop`}
              onClick={() => setHops({ ...hops, [user]: (hops[user] ?? 0) + 1 })}
            >
              <span key={hops[user] ?? 0} className={hops[user] ? styles.hop : undefined}>
                <PlayerAvatar
                  avatar={shownAvatar(avatar)}
                  size="md"
                  seat={seatNumberOf(color)}
                  dimmed={presence !== 'here'}
                />
              </span>
              <span className={styles.shadow} style={{ background: seatColor(seatNumberOf(color)) }} />
              <span className={styles.small}>{user === you ? 'You' : username}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
