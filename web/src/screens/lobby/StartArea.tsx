import { rejections } from '@tallyho/game/model/reject-codes';
import { listed } from '@tallyho/game/text';
import { useState } from 'react';
import {
  useIsLeader,
  useMissingPlayers,
  useRoom,
  useSeats,
  useView,
} from '../../entities/room/room-hooks.tsx';
import { useSeatsAtResults } from '../../entities/room/use-seats-at-results.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import styles from './StartArea.module.css';

interface StartAreaProps {
  /** table: in the middle of the table. bar: in the bar at the bottom of a small window, across its width. */
  readonly place: 'table' | 'bar';
}

/** What happens next, and the leader's button that starts it; during a game and at its results the way back to them. */
export function StartArea({ place }: StartAreaProps) {
  const room = useRoom();
  const isLeader = useIsLeader();
  const seats = useSeats();
  const phase = useView(({ stage }) => stage.phase);
  const gameId = useView(({ game }) => game?.id ?? null);
  const leaderName = useView((view) => view.seats.find(({ user }) => user === view.room.leader)?.username);
  const leader = useView((view) => view.room.leader);
  const staying = useSeatsAtResults();
  const isWaiting = useView(({ waitsUntil }) => waitsUntil !== null);
  const missing = useMissingPlayers();
  const capacity = useView(({ room: { capacity } }) => capacity);
  const [busy, setBusy] = useState(false);

  async function send(command: Parameters<typeof room.send>[0]) {
    setBusy(true);
    const result = await room.send(command);
    setBusy(false);
    if (result.ok) return;
    console.error(`${command.type} failed`, result.error);
    showToast(rejections[result.error], 'bad');
  }

  if (phase === 'finished' && gameId !== null)
    return (
      <div className={styles.area} data-place={place}>
        <Button variant="hot" size="xl" busy={busy} onClick={() => void send({ type: 'playAgain', gameId })}>
          Play again
        </Button>
        <ButtonLink to="/game" variant="quiet">
          See the results
        </ButtonLink>
      </div>
    );
  if (phase !== 'lobby')
    return (
      <div className={styles.area} data-place={place}>
        <ButtonLink to="/game" variant="hot" size="xl">
          Back to the game
        </ButtonLink>
        <p className={styles.reason} role="status">
          {isWaiting ? `The game waits for ${listed(missing)}.` : 'The game is running.'}
        </p>
      </div>
    );
  if (!isLeader)
    return (
      <div className={styles.area} data-place={place} role="status">
        <p className={styles.wait}>
          {place === 'bar'
            ? `${leaderName ?? 'The leader'} starts`
            : `Waiting for ${leaderName ?? 'the leader'} to start.`}
        </p>
        {staying.some(({ user }) => user === leader) && (
          <p className={styles.reason}>{leaderName} is still at the results.</p>
        )}
      </div>
    );
  const free = capacity - seats.length;
  const isReady = seats.filter(({ presence }) => presence !== 'absent').length >= 2;
  return (
    <div className={styles.area} data-place={place}>
      <Button
        variant="hot"
        size="xl"
        busy={busy}
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : 'start-reason'}
        onClick={() => isReady && void send({ type: 'startGame' })}
      >
        START
      </Button>
      {isReady && staying.length > 0 && (
        <p className={styles.reason}>
          {listed(staying.map(({ username }) => username))} {staying.length === 1 ? 'is' : 'are'} still at the
          results. START brings everybody along.
        </p>
      )}
      {isReady && staying.length === 0 && free > 1 && (
        <p className={styles.reason}>{`You can start. ${free} more may join.`}</p>
      )}
      {!isReady && (
        <p id="start-reason" className={styles.reason}>
          {rejections.tooFewPlayers}
        </p>
      )}
    </div>
  );
}
