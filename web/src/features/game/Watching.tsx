import { Suspense } from 'react';
import { MiniGamePlay } from '../../minigames/registry.tsx';
import { useYou } from '../../net/room-hooks.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { AnswerTimer } from './AnswerTimer.tsx';
import { BoardLoading } from './BoardLoading.tsx';
import { RoundFrame } from './RoundFrame.tsx';
import { RoundTitle } from './RoundTitle.tsx';
import type { PlayingStage } from './stages.ts';
import { useSeatFinder } from './use-seat-finder.ts';
import { WaitingBar } from './waiting/WaitingBar.tsx';

const change = () => undefined;

/** A round that began before the viewer came: its board, with nobody's answer on it. */
export function Watching({ stage }: { readonly stage: PlayingStage }) {
  const findSeat = useSeatFinder();
  const you = useYou();
  return (
    <RoundFrame
      title={
        <>
          <Banner icon="eye">You're watching this round. You play from the next one.</Banner>
          <RoundTitle game={stage.game} />
        </>
      }
      locked
      board={
        <Suspense fallback={<BoardLoading />}>
          <MiniGamePlay
            board={stage.board}
            answer={null}
            disabled
            you={you}
            seatOf={findSeat}
            onChange={change}
          />
        </Suspense>
      }
    >
      <AnswerTimer stage={stage} />
      <WaitingBar />
    </RoundFrame>
  );
}
