import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MiniGamePlay } from '../registry.tsx';

interface TableProps {
  readonly board: Board;
  readonly first: Answer | null;
  readonly disabled: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

function Table({ board, first, disabled, onAnswer }: TableProps) {
  const [answer, setAnswer] = useState(first);
  const change = (next: Answer) => {
    onAnswer(next);
    setAnswer(next);
  };
  return (
    <MiniGamePlay board={board} answer={answer} disabled={disabled} seatOf={() => null} onChange={change} />
  );
}

/** Plays a board by itself; gives the answers as they come. */
export function play(
  board: Board,
  { answer = null, disabled = false }: { answer?: Answer | null; disabled?: boolean } = {},
) {
  const answers: Answer[] = [];
  render(<Table board={board} first={answer} disabled={disabled} onAnswer={(next) => answers.push(next)} />);
  return { answers, user: userEvent.setup() };
}
