import { useState } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats, useSnapshot } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatColor, seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import styles from './LeaderChooses.module.css';
import { useChoice, useChooser, useChoosingText } from './use-chooser.ts';

/** The head of the list of themes for the players who wait: who is choosing. `isSmall`: the themes need the height. */
export function LeaderChooses({ isSmall }: { readonly isSmall: boolean }) {
  const shownAvatar = useShownAvatar();
  const { seat } = useChooser();
  const isTurn = useChoice().kind === 'turn';
  const text = useChoosingText();
  return (
    <div className={styles.leader}>
      {seat && (
        <span className={styles.picture}>
          <span className={styles.thought}>
            <Icon name="dots" />
          </span>
          <PlayerFace
            avatar={shownAvatar(seat.avatar)}
            size={isSmall ? 'md' : 'lg'}
            seat={seatNumberOf(seat.color)}
            expression={seat.presence === 'here' ? 'thinking' : 'asleep'}
          />
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

/** Returns how many messages a player has written in the chat since the component was mounted. */
function useNewMessages(): (user: string) => number {
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const [seen] = useState(chat.at(-1)?.id ?? 0);
  return (user) => chat.filter((line) => line.id > seen && line.user === user && !line.isAction).length;
}

/** The players who wait. A press makes a head hop, and so does a message of its player in the chat. */
export function HoppingHeads() {
  const seats = useSeats();
  const you = useCurrentPlayer();
  const chooser = useChooser().seat;
  const shownAvatar = useShownAvatar();
  const [presses, setPresses] = useState<Readonly<Record<string, number>>>({});
  const messagesOf = useNewMessages();
  const hopsOf = (user: string) => (presses[user] ?? 0) + messagesOf(user);
  const others = seats.filter(({ user }) => user !== chooser?.user);
  return (
    <section className={styles.waiting}>
      <p>Tap a head meanwhile.</p>
      <ul className={styles.others} aria-label="The others">
        {others.map(({ user, username, avatar, color, presence }) => (
          <li key={user}>
            <button
              type="button"
              aria-label={`${user === you ? 'You' : username}: hop`}
              onClick={() => setPresses({ ...presses, [user]: (presses[user] ?? 0) + 1 })}
            >
              <span key={hopsOf(user)} className={hopsOf(user) > 0 ? styles.hop : undefined}>
                <PlayerFace
                  avatar={shownAvatar(avatar)}
                  size="md"
                  seat={seatNumberOf(color)}
                  expression={presence === 'here' ? 'neutral' : 'asleep'}
                  dimmed={presence !== 'here'}
                />
              </span>
              <span className={styles.shadow} style={{ background: seatColor(seatNumberOf(color)) }} />
              <span className={styles.small}>{user === you ? 'You' : <BreakableName name={username} />}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
