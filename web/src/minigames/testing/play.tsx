import type { Answer, Board } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PoolSlotProvider } from '../board/pool-slot.tsx';
import type { Rater } from '../contract.ts';
import { MiniGamePlay } from '../registry.tsx';

interface BoardHarnessProps {
  readonly board: Board;
  readonly initialAnswer: Answer | null;
  readonly disabled: boolean;
  readonly isPaused: boolean;
  readonly you: UserId | null;
  readonly viewer: Rater | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

function BoardHarness({ board, initialAnswer, onAnswer, ...rest }: BoardHarnessProps) {
  const [answer, setAnswer] = useState(initialAnswer);
  const change = (next: Answer) => {
    onAnswer(next);
    setAnswer(next);
  };
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <PoolSlotProvider value={slot}>
      <MiniGamePlay board={board} answer={answer} {...rest} seatOf={() => null} onChange={change} />
      <div ref={setSlot} />
    </PoolSlotProvider>
  );
}

/** Renders a board without a room. `answers` collects each change. */
export function play(
  board: Board,
  {
    answer = null,
    disabled = false,
    you = null,
    viewer,
  }: { answer?: Answer | null; disabled?: boolean; you?: UserId | null; viewer?: Rater } = {},
) {
  const answers: Answer[] = [];
  const harness = (isPaused: boolean) => (
    <BoardHarness
      board={board}
      initialAnswer={answer}
      disabled={disabled}
      isPaused={isPaused}
      you={you}
      viewer={viewer}
      onAnswer={(next) => answers.push(next)}
    />
  );
  const { rerender } = render(harness(false));
  return { answers, user: userEvent.setup(), pause: (isPaused: boolean) => rerender(harness(isPaused)) };
}
