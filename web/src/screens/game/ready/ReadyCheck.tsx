import { pointsRules } from '@tallyho/game/awards/score-words';
import { rejections } from '@tallyho/game/model/reject-codes';
import { useState } from 'react';
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
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatColor, seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
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
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  const winnerRule = useView(({ room: { rules } }) => rules.winner);
  const shownAvatar = useShownAvatar();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isReady = seats.some(({ user, confirmed }) => user === you && confirmed);
  const isLeader = useIsLeader();
  const missing = seats.filter(({ confirmed, presence }) => !confirmed && presence !== 'absent');
  const missingOthers = missing.filter(({ user }) => user !== you);

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
        <hgroup>
          <h1>Confirm to start the game</h1>
          <p className={styles.rule}>{pointsRules[winnerRule === 'knowsTheRoom' ? 'knows' : 'favourite']}</p>
        </hgroup>
        <ul className={styles.players} aria-label="Players" data-count={seats.length}>
          {[...seats.filter(({ user }) => user !== you), ...seats.filter(({ user }) => user === you)].map(
            (seat) => (
              <li
                key={seat.user}
                className={styles.player}
                data-confirmed={seat.confirmed}
                data-you={seat.user === you}
                style={{ borderBlockStartColor: seatColor(seatNumberOf(seat.color)) }}
              >
                <PlayerFace
                  avatar={shownAvatar(seat.avatar)}
                  size="stage"
                  seat={seatNumberOf(seat.color)}
                  expression={seat.presence !== 'here' ? 'asleep' : seat.confirmed ? 'delighted' : 'neutral'}
                  dimmed={seat.presence !== 'here'}
                />
                <span className={styles.who}>
                  <span className={styles.name} dir="auto">
                    {seat.user === you ? 'You' : seat.username}
                  </span>
                  {seat.guest && <GuestBadge />}
                  <span className={styles.state}>
                    {seat.confirmed && <Icon name="check" />}
                    {seat.confirmed ? 'Confirmed' : 'Not Confirmed'}
                  </span>
                  {seat.sitsOut && <span className={styles.sitsOut}>not being rated</span>}
                </span>
                {seat.user === you ? (
                  <div className={styles.consent}>
                    <SitOutSwitch />
                  </div>
                ) : (
                  <span className={styles.more}>
                    <SeatMenu seat={seat} />
                  </span>
                )}
              </li>
            ),
          )}
        </ul>
        {isAnonymous && (
          <div className={styles.terms}>
            <AnonymousNote />
          </div>
        )}
      </div>
      <ActionBar
        error={error}
        note={
          <>
            <p>
              {isReady ? `Waiting for ${missing.length} more` : 'The game starts when everybody is ready.'}
            </p>
            {isLeader && missingOthers.length > 0 && (
              <StartWithout missing={missingOthers} startableAt={startableAt} />
            )}
          </>
        }
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
