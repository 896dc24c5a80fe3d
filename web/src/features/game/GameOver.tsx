import { defaultTimings } from '@tallyho/game/limits';
import { rejections } from '@tallyho/game/protocol/reject-codes';
import type { StageView } from '@tallyho/game/room/view';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { feel } from '../../feedback/feel.ts';
import { useRoom, useSeats, useView } from '../../net/room-hooks.tsx';
import { Button } from '../../ui/Button.tsx';
import { ActionBar } from './ActionBar.tsx';
import { Favourites } from './Favourites.tsx';
import styles from './GameOver.module.css';
import { LeaveGame } from './LeaveGame.tsx';
import { RoundPager } from './RoundPager.tsx';
import { secondsUntil, useServerNow } from './server-clock.ts';

/** The end: thanks, what the group loved, every round to page through, and the way to another game (spec section 2). */
export function GameOver({ stage }: { readonly stage: Extract<StageView, { phase: 'finished' }> }) {
  const room = useRoom();
  const seats = useSeats();
  const gameId = useView(({ game }) => game?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [stays, setStays] = useState(false);
  const { records } = stage;
  const players = new Set([
    ...seats.map(({ user }) => user),
    ...records.flatMap(({ answers }) => answers.map(({ ratedBy }) => ratedBy.user)),
  ]).size;

  useEffect(() => {
    feel('winner');
  }, []);

  async function again() {
    setBusy(true);
    setError(null);
    const result = await room.send({ type: 'playAgain', gameId });
    setBusy(false);
    if (!result.ok) setError(rejections[result.error]);
  }

  return (
    <>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>Game Over</h1>
          <p className={styles.thanks}>Thanks for Playing!</p>
          <dl className={styles.totals}>
            <div>
              <dt>{players === 1 ? 'Player' : 'Players'}</dt>
              <dd>{players}</dd>
            </div>
            <div>
              <dt>{records.length === 1 ? 'Round' : 'Rounds'}</dt>
              <dd>{records.length}</dd>
            </div>
          </dl>
        </header>
        <Favourites records={records} />
        {records.length > 0 && <RoundPager records={records} />}
      </div>
      <ActionBar
        error={error}
        note={stays ? undefined : <Redirect onStay={() => setStays(true)} />}
        aside={<LeaveGame asButton />}
      >
        <Button variant="hot" size="xl" wide busy={busy} onClick={() => void again()}>
          Play again
        </Button>
      </ActionBar>
    </>
  );
}

/** Goes home after 60 s, unless somebody wants to stay (decision 11). */
function Redirect({ onStay }: { readonly onStay: () => void }) {
  const navigate = useNavigate();
  const now = useServerNow();
  const [end] = useState(now + defaultTimings.gameOverRedirect);
  const seconds = secondsUntil(end, now);
  useEffect(() => {
    if (seconds === 0) void navigate('/');
  }, [seconds, navigate]);
  return (
    <span className={styles.redirect}>
      Back to home in {seconds} s
      <button type="button" className={styles.stay} onClick={onStay}>
        Stay here
      </button>
    </span>
  );
}
