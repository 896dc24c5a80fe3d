import type { StageView } from '@tallyho/game/room/view';
import { Suspense } from 'react';
import { MiniGamePlay } from '../../minigames/registry.tsx';
import { useSeats, useYou } from '../../net/room-hooks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ActionBar } from './ActionBar.tsx';
import type { RoundKey } from './draft-storage.ts';
import styles from './Playing.module.css';
import { useRound } from './use-round.ts';

interface PlayingProps {
  readonly round: RoundKey;
  readonly stage: Extract<StageView, { phase: 'playing' }>;
}

/** A game round: the mini-game, and the way from thinking over locked to sent (decision 5). */
export function Playing({ round, stage }: PlayingProps) {
  const play = useRound(round, stage);
  const { done, max } = play.progress;
  return (
    <>
      {/* Locked, nothing in it takes the focus, but it may have to be scrolled by keys. */}
      <div className={styles.content} tabIndex={play.code === 0 ? undefined : 0}>
        <header className={styles.title}>
          <h1>{stage.game.name}</h1>
          {stage.game.description && <p>{stage.game.description}</p>}
        </header>
        <div className={styles.board} data-sent={play.code === 2}>
          <Suspense fallback={<BoardLoading />}>
            <MiniGamePlay
              board={stage.board}
              answer={play.answer}
              disabled={play.code !== 0}
              onChange={play.change}
            />
          </Suspense>
        </div>
      </div>
      {play.code === 2 ? (
        <Waiting />
      ) : (
        <ActionBar
          error={play.error}
          note={
            play.code === 1
              ? 'Locked. Confirm again to send it.'
              : play.isComplete
                ? 'Confirm locks your answer.'
                : max > 1
                  ? `${done} of ${max} placed`
                  : 'Make your choice, then confirm.'
          }
          aside={
            <Button size="lg" disabled={play.code === 0} aria-disabled={play.busy} onClick={play.goBack}>
              Go back
            </Button>
          }
        >
          <Button
            variant="hot"
            size="xl"
            wide
            busy={play.busy}
            disabled={!play.isComplete}
            icon={<Icon name={play.code === 0 ? 'lock' : 'send'} />}
            onClick={play.confirm}
          >
            Confirm
          </Button>
        </ActionBar>
      )}
    </>
  );
}

/** One's own answer is in; who is still at it. */
function Waiting() {
  const seats = useSeats();
  const you = useYou();
  const slow = seats.filter(
    ({ user, confirmation, presence }) => user !== you && confirmation !== 2 && presence !== 'absent',
  );
  return (
    <ActionBar>
      <div className={styles.waiting} role="status">
        <strong>Waiting for other players...</strong>
        {slow.length > 0 && <span>{slow.map(({ username }) => username).join(', ')}</span>}
      </div>
    </ActionBar>
  );
}

function BoardLoading() {
  return (
    <Loading label="Loading the game">
      <Skeleton shape="box" height="16rem" />
      <Skeleton shape="box" height="6rem" />
    </Loading>
  );
}
