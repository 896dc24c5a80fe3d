import { pointsRules } from '@tallyho/game/awards/score-words';
import { rejections } from '@tallyho/game/model/reject-codes';
import type { SeatView } from '@tallyho/game/protocol/view';
import { type CSSProperties, useState } from 'react';
import { playCue } from '../../../entities/feedback/play-cue.ts';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import {
  useCurrentPlayer,
  useIsLeader,
  useRoom,
  useSeats,
  useView,
} from '../../../entities/room/room-hooks.tsx';
import { SeatMenu } from '../../../features/seats/SeatMenu.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Popover } from '../../../shared/ui/overlays/Popover.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatColor, seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import { AnonymousNote } from '../playing/RoundTitle.tsx';
import styles from './ReadyCheck.module.css';
import { SitOutSwitch } from './SitOutSwitch.tsx';
import { StartWithout } from './StartWithout.tsx';

/**
 * The ready check before the first round: all players confirm that they are ready. `startableAt`: from when the leader can
 * start without the others, epoch ms.
 */
export function ReadyCheck({ startableAt }: { readonly startableAt: number }) {
  const room = useRoom();
  const seats = useSeats();
  const you = useCurrentPlayer();
  const gameId = useView(({ game }) => game?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isReady = seats.some(({ user, confirmed }) => user === you && confirmed);
  const isLeader = useIsLeader();
  const missing = seats.filter(({ confirmed, presence }) => !confirmed && presence !== 'absent');
  const hasTools = isReady && isLeader && missing.length > 0;

  async function confirm() {
    if (isReady) return;
    setBusy(true);
    setError(null);
    const result = await room.send({ type: 'confirmReadiness', gameId });
    setBusy(false);
    if (!result.ok) setError(rejections[result.error]);
    else playCue('ready');
  }

  return (
    <>
      <div className={styles.content}>
        <h1>Confirm to start the game</h1>
        <ul className={styles.players} aria-label="Players" data-low={hasTools}>
          {[...seats.filter(({ user }) => user !== you), ...seats.filter(({ user }) => user === you)].map(
            (seat) => (
              <PlayerCard key={seat.user} seat={seat} isYou={seat.user === you} />
            ),
          )}
        </ul>
      </div>
      <ActionBar
        error={error}
        progress={{ done: seats.length - missing.length, max: seats.length }}
        note={
          <>
            <p>
              {isReady ? `Waiting for ${missing.length} more` : 'The game starts when everybody is ready.'}
            </p>
            {hasTools && <StartWithout missing={missing} startableAt={startableAt} />}
          </>
        }
        aside={<RatingTerms look={hasTools ? 'icon' : 'words'} />}
      >
        <Button
          variant={isReady ? 'plain' : 'hot'}
          size="xl"
          wide
          aria-disabled={isReady || busy}
          icon={isReady ? <Icon name="check" /> : undefined}
          onClick={() => void confirm()}
        >
          {isReady ? 'Confirmed' : busy ? 'Loading' : 'Ready'}
        </Button>
      </ActionBar>
    </>
  );
}

/** A player with a large face. On phones the sign, the color and the face say who is ready; the words are for screen readers. */
function PlayerCard({ seat, isYou }: { readonly seat: SeatView; readonly isYou: boolean }) {
  const shownAvatar = useShownAvatar();
  const number = seatNumberOf(seat.color);
  const name = isYou ? 'You' : seat.username;
  return (
    <li
      className={styles.player}
      data-confirmed={seat.confirmed}
      style={
        {
          '--seat': seatColor(number),
          '--letters': name.length,
        } as CSSProperties /* React's type has no custom properties. */
      }
    >
      <PlayerFace
        avatar={shownAvatar(seat.avatar)}
        size="stage"
        seat={number}
        expression={seat.presence !== 'here' ? 'asleep' : seat.confirmed ? 'delighted' : 'neutral'}
        dimmed={seat.presence !== 'here'}
      />
      <span className={styles.who}>
        <span className={styles.name} dir="auto">
          <BreakableName name={name} />
        </span>
        {seat.guest && <GuestBadge />}
        <span className={styles.state}>
          {seat.confirmed && <Icon name="check" />}
          <VisuallyHidden when="phone">{seat.confirmed ? 'Confirmed' : 'Not Confirmed'}</VisuallyHidden>
        </span>
        {seat.sitsOut && <span className={styles.sitsOut}>not being rated</span>}
      </span>
      {!isYou && (
        <span className={styles.more}>
          <SeatMenu seat={seat} />
        </span>
      )}
    </li>
  );
}

/** Behind one press: how points come about, whether votes are anonymous, and the choice not to be rated. */
function RatingTerms({ look }: { readonly look: 'icon' | 'words' }) {
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  const winnerRule = useView(({ room: { rules } }) => rules.winner);
  return (
    <Popover
      label="How rating works"
      placement="top"
      trigger={(props) => (
        <Button {...props} size="lg" icon={<Icon name="info" />}>
          <VisuallyHidden when={look === 'icon' ? 'always' : 'phone'}>How rating works</VisuallyHidden>
        </Button>
      )}
    >
      <div className={styles.terms}>
        <p>{pointsRules[winnerRule === 'knowsTheRoom' ? 'knows' : 'favourite']}</p>
        {isAnonymous && <AnonymousNote />}
        <SitOutSwitch />
      </div>
    </Popover>
  );
}
