import { isInstantStep } from '@tallyho/game/minigames/registry';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { MiniGamePlay } from '../../../minigames/registry.tsx';
import { LazyFallback } from '../../../shared/schedule/lazy-part.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import type { PlayingStageView } from '../base/playing-stage.ts';
import { useSeatFinder } from '../base/use-seat-finder.ts';
import { WaitingBar } from '../waiting/WaitingBar.tsx';
import { AnswerTimer } from './AnswerTimer.tsx';
import { BoardLoading } from './BoardLoading.tsx';
import { RoundFrame } from './RoundFrame.tsx';
import { RoundTitle } from './RoundTitle.tsx';
import { StepBar } from './StepBar.tsx';
import { WatchingLine } from './WatchingLine.tsx';

interface WatchingProps {
  readonly round: DraftRound;
  readonly stage: PlayingStageView;
}

const ignoreChange = () => undefined;

/** A round that began before the viewer joined or was ready: its board, without an answer. */
export function Watching({ round, stage }: WatchingProps) {
  const findSeat = useSeatFinder();
  const you = useCurrentPlayer();
  const isLeftOut = useSeats().some(({ user, notReady }) => user === you && notReady);
  return (
    <RoundFrame
      title={
        <>
          {!isLeftOut && <WatchingLine />}
          <RoundTitle round={stage} />
        </>
      }
      locked
      board={
        <LazyFallback show={<BoardLoading />}>
          <MiniGamePlay
            board={stage.board}
            answer={null}
            disabled
            you={you}
            seatOf={findSeat}
            onChange={ignoreChange}
          />
        </LazyFallback>
      }
    >
      {isInstantStep(stage.board) ? (
        <StepBar round={round} stage={stage} />
      ) : (
        <>
          <AnswerTimer stage={stage} />
          <WaitingBar />
        </>
      )}
    </RoundFrame>
  );
}
