import { Suspense } from 'react';
import { MiniGamePlay } from '../../minigames/registry.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ActionBar } from './ActionBar.tsx';
import { AnswerTimer } from './AnswerTimer.tsx';
import { BoardLoading } from './BoardLoading.tsx';
import type { RoundKey } from './draft-storage.ts';
import styles from './Playing.module.css';
import { RoundTitle } from './RoundTitle.tsx';
import type { OwnStage } from './stages.ts';
import { useRound } from './use-round.ts';
import { useSeatFinder } from './use-seat-finder.ts';
import { WaitingBar } from './waiting/WaitingBar.tsx';

interface PlayingProps {
  readonly round: RoundKey;
  readonly stage: OwnStage;
}

/** A game round: the mini-game, and the way from thinking over locked to sent (decision 5). */
export function Playing({ round, stage }: PlayingProps) {
  const play = useRound(round, stage);
  const findSeat = useSeatFinder();
  const { done, max } = play.progress;
  return (
    <>
      {/* Locked, nothing in it takes the focus, but it may have to be scrolled by keys. */}
      <div className={styles.content} tabIndex={play.code === 0 ? undefined : 0}>
        <RoundTitle game={stage.game} />
        <div className={styles.board} data-sent={play.code === 2}>
          <Suspense fallback={<BoardLoading />}>
            <MiniGamePlay
              board={stage.board}
              answer={play.answer}
              disabled={play.code !== 0 || play.isTimeUp}
              seatOf={findSeat}
              onChange={play.change}
            />
          </Suspense>
        </div>
      </div>
      <AnswerTimer stage={stage} />
      {play.code === 2 ? (
        <WaitingBar />
      ) : (
        <ActionBar
          error={play.error}
          note={
            play.isTimeUp
              ? 'Time is up.'
              : play.code === 1
                ? 'Locked. Confirm again to send it.'
                : play.isComplete
                  ? 'Confirm locks your answer.'
                  : max > 1
                    ? `${done} of ${max} rated`
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
