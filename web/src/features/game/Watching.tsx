import { Suspense } from 'react';
import { MiniGamePlay } from '../../minigames/registry.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { AnswerTimer } from './AnswerTimer.tsx';
import { BoardLoading } from './BoardLoading.tsx';
import styles from './Playing.module.css';
import { RoundTitle } from './RoundTitle.tsx';
import type { PlayingStage } from './stages.ts';
import { useSeatFinder } from './use-seat-finder.ts';
import { WaitingBar } from './waiting/WaitingBar.tsx';

const change = () => undefined;

/** A round that began before the viewer came: its board, with nobody's answer on it. */
export function Watching({ stage }: { readonly stage: PlayingStage }) {
  const findSeat = useSeatFinder();
  return (
    <>
      {/* Nothing in it takes the focus, but it may have to be scrolled by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={styles.content} tabIndex={0}>
        <Banner icon="eye">You're watching this round. You play from the next one.</Banner>
        <RoundTitle game={stage.game} />
        <div className={styles.board}>
          <Suspense fallback={<BoardLoading />}>
            <MiniGamePlay board={stage.board} answer={null} disabled seatOf={findSeat} onChange={change} />
          </Suspense>
        </div>
      </div>
      <AnswerTimer stage={stage} />
      <WaitingBar />
    </>
  );
}
