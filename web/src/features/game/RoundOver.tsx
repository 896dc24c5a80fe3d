import { defaultTimings } from '@tallyho/game/limits';
import { rejections } from '@tallyho/game/protocol/reject-codes';
import type { StageView } from '@tallyho/game/room/view';
import { useEffect, useState } from 'react';
import { feel } from '../../feedback/feel.ts';
import { useIsLeader, useRoom, useView } from '../../net/room-hooks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { ActionBar } from './ActionBar.tsx';
import type { RoundKey } from './draft-storage.ts';
import styles from './RoundOver.module.css';
import { RoundResults } from './RoundResults.tsx';
import { secondsUntil, useServerNow } from './server-clock.ts';

/** A show of this length must fit in what is left of the countdown, in seconds; otherwise the end shows at once. */
const showSeconds = 8;

interface RoundOverProps {
  readonly round: RoundKey;
  readonly stage: Extract<StageView, { phase: 'results' }>;
}

/** Results, the countdown to what comes next, and the leader's way around it (decision 2). */
export function RoundOver({ round, stage }: RoundOverProps) {
  const room = useRoom();
  const isLeader = useIsLeader();
  const isLast = useView(({ game }) => game?.theme != null && round.game + 1 >= game.theme.games.length);
  const seconds = secondsUntil(stage.deadlineAt, useServerNow());
  const [isStaged, setStaged] = useState(seconds > showSeconds);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    feel('reveal');
    const timer = setTimeout(() => setStaged(false), showSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);

  async function next() {
    setBusy(true);
    setError(null);
    const result = await room.send({ type: 'nextRound', ...round });
    setBusy(false);
    if (!result.ok && result.error !== 'staleRound') setError(rejections[result.error]);
  }

  const coming = isLast ? 'Next theme' : 'Next game';
  return (
    <>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>Round Over</h1>
          <p>{stage.record.game.name}</p>
          {isStaged && (
            <Button variant="quiet" onClick={() => setStaged(false)}>
              Skip
            </Button>
          )}
        </header>
        <div className={styles.results}>
          <RoundResults record={stage.record} staged={isStaged} />
        </div>
      </div>
      <ActionBar
        error={error}
        aside={
          <Countdown
            seconds={seconds}
            total={defaultTimings.resultsCountdown / 1000}
            label={coming}
            size="sm"
          />
        }
      >
        {isLeader ? (
          <Button variant="hot" size="xl" wide busy={busy} onClick={() => void next()}>
            Next now
          </Button>
        ) : (
          <p className={styles.next}>{coming} in a moment</p>
        )}
      </ActionBar>
    </>
  );
}
