import type { TierListAnswer } from '@tallyho/game/minigames/tier-list/schema';
import TierListPlay from '../../minigames/tier-list/Play.tsx';
import { DemoVerdict } from './DemoVerdict.tsx';
import { demoBoard, demoStart } from './demo-board.ts';

interface DemoProps {
  readonly answer: TierListAnswer;
  readonly onChange: (answer: TierListAnswer) => void;
}

/** The playable demo round, with the screen of the mini-game. */
export default function Demo({ answer, onChange }: DemoProps) {
  return (
    <>
      <TierListPlay
        board={demoBoard}
        answer={answer}
        disabled={false}
        you={null}
        seatOf={() => null}
        onChange={onChange}
      />
      <DemoVerdict answer={answer} onReset={() => onChange(demoStart)} />
    </>
  );
}
