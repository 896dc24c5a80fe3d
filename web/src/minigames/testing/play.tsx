import type { Answer, Board } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HandPlaceProvider } from '../hand.tsx';
import { MiniGamePlay } from '../registry.tsx';

interface TableProps {
  readonly board: Board;
  readonly first: Answer | null;
  readonly disabled: boolean;
  readonly you: UserId | null;
  readonly onAnswer: (answer: Answer) => void;
}

function Table({ board, first, disabled, you, onAnswer }: TableProps) {
  const [answer, setAnswer] = useState(first);
  const change = (next: Answer) => {
    onAnswer(next);
    setAnswer(next);
  };
  const [hand, setHand] = useState<HTMLElement | null>(null);
  return (
    <HandPlaceProvider value={hand}>
      <MiniGamePlay
        board={board}
        answer={answer}
        disabled={disabled}
        you={you}
        seatOf={() => null}
        onChange={change}
      />
      <div ref={setHand} />
    </HandPlaceProvider>
  );
}

/** Plays a board by itself; gives the answers as they come. */
export function play(
  board: Board,
  {
    answer = null,
    disabled = false,
    you = null,
  }: { answer?: Answer | null; disabled?: boolean; you?: UserId | null } = {},
) {
  const answers: Answer[] = [];
  render(
    <Table
      board={board}
      first={answer}
      disabled={disabled}
      you={you}
      onAnswer={(next) => answers.push(next)}
    />,
  );
  return { answers, user: userEvent.setup() };
}
