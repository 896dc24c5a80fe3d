import type { RoundRecord } from '@tallyho/game/records/game';
import { playedRound } from '@tallyho/game/testing/records';
import { customGame } from '@tallyho/game/testing/themes';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startLocalGame } from '../../../entities/room/local/played-rounds.ts';
import { RoomProvider } from '../../../entities/room/room-hooks.tsx';
import { openUntilFinished } from '../../../entities/room/testing/live-room.ts';
import { kim, robin, sam } from '../../../entities/room/testing/people.ts';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { BestGuessCard } from './BestGuessCard.tsx';

/** Shows Kim the card of a round in which all three chose the left side, and Robin, Kim and Sam guessed these counts for these points. */
async function show(guessed: [number, number, number], ...points: [number, number, number]) {
  const left = { selectedSide: 'left' as const };
  const record = {
    ...playedRound(customGame('Choose'), [left, left, left]),
    guesses: [robin, kim, sam].map((guessedBy, at) => ({
      guessedBy,
      guess: { kind: 'count', count: guessed[at] ?? 0 } as const,
      points: points[at] ?? 0,
    })),
  };
  await showRecord(record);
}

async function showRecord(record: RoundRecord) {
  const scripted = new ScriptedRoom({ owner: robin }).join(kim, sam);
  startLocalGame(scripted);
  const room = openUntilFinished(scripted.code, scripted.wiringFor(kim.user));
  await Promise.resolve();
  render(
    <RoomProvider room={room} you={kim.user}>
      <BestGuessCard record={record} />
    </RoomProvider>,
  );
}

/** The words of the rows, without the pictures. */
const rows = () =>
  screen.getAllByRole('listitem').map((row) => {
    const words = row.cloneNode(true) as HTMLElement;
    for (const picture of words.querySelectorAll('[aria-hidden="true"]')) picture.remove();
    return words.textContent;
  });

test('the card says what came out, then who guessed what for which points, the best first', async () => {
  await show([3, 2, 0], 100, 33, 0);
  expect(screen.getByRole('heading', { name: /^All 3 chose “.+”\.$/ })).toBeInTheDocument();
  expect(screen.getByText('Robin guessed right.')).toBeInTheDocument();
  expect(screen.getByText('Closer guesses give more points.')).toBeInTheDocument();
  expect(rows()).toEqual(['Robin guessed it. +100', 'You guessed 2. +33', 'Samwise guessed 0. 0']);
});

test('those with the same guess have a row each', async () => {
  await show([2, 1, 2], 60, 33, 60);
  expect(screen.getByText('Closest: Robin and Samwise, +60 each')).toBeInTheDocument();
  expect(rows()).toEqual([
    'Robin guessed 2. Closest +60',
    'Samwise guessed 2. Closest +60',
    'You guessed 1. +33',
  ]);
});

test('if none was right, the card says who was best, for which points', async () => {
  await show([1, 0, 0], 33, 0, 0);
  expect(screen.queryByText('Nobody guessed it exactly.')).toBeNull();
  expect(screen.getByText('Closest: Robin, +33')).toBeInTheDocument();
  expect(rows()).toEqual(['Robin guessed 1. Closest +33', 'You guessed 0. 0', 'Samwise guessed 0. 0']);
});

test('without any points none is the closest', async () => {
  await show([1, 0, 0], 0, 0, 0);
  expect(screen.getByText('Nobody guessed it exactly.')).toBeInTheDocument();
  expect(rows()).toEqual(['You guessed 0. 0', 'Robin guessed 1. 0', 'Samwise guessed 0. 0']);
});

test('there is no card if the result lists the guesses', async () => {
  const guesses = [
    { guessedBy: robin, guess: { kind: 'value', value: 5, nearest: 'Average' } as const, points: 99 },
  ];
  await showRecord({ ...playedRound(customGame('Slider'), []), guesses });
  expect(screen.queryByRole('article')).toBeNull();
});

test('there is no card in a round of a mini-game that this version does not know', async () => {
  const record = playedRound(customGame('Choose'), []);
  const guesses = [{ guessedBy: robin, guess: { kind: 'count', count: 1 } as const, points: 100 }];
  // A newer server sends it.
  const unknown = JSON.parse(
    JSON.stringify({ ...record, guesses }).replaceAll('"Choose"', '"Bingo"'),
  ) as RoundRecord;
  await showRecord(unknown);
  expect(screen.queryByRole('article')).toBeNull();
});
