import type { TierListAnswer } from '@tallyho/game/minigames/tier-list/schema';
import { useState } from 'react';
import TierListPlay from '../../minigames/tier-list/Play.tsx';
import { DemoVerdict } from './DemoVerdict.tsx';
import { demoBoard, demoStart } from './demo-board.ts';

/** The playable demo round, with the screen of the mini-game. */
export default function Demo() {
  const [answer, setAnswer] = useState<TierListAnswer>(demoStart);
  return (
    <>
      <TierListPlay
        board={demoBoard}
        answer={answer}
        disabled={false}
        you={null}
        seatOf={() => null}
        onChange={setAnswer}
      />
      <DemoVerdict answer={answer} onReset={() => setAnswer(demoStart)} />
    </>
  );
}
