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

/** Shows Kim the card of a round in which Robin, Kim and Sam got these points for their guesses. */
async function show(...points: [number, number, number]) {
  const record = {
    ...playedRound(customGame('Slider'), []),
    guesses: [robin, kim, sam].map((guessedBy, at) => ({
      guessedBy,
      guess: { kind: 'value', value: 5, nearest: 'Average' } as const,
      points: points[at] ?? 0,
    })),
  };
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

test('the best guess is called out with its points, then the points of the viewer', async () => {
  await show(99, 88, 0);
  expect(screen.getByRole('article')).toHaveTextContent(/^Robin guessed it\.\+99You \+88$/);
});

test('the viewer is spoken to', async () => {
  await show(60, 60, 0);
  expect(screen.getByRole('article')).toHaveTextContent(/^You and Robin guessed closest\.\+60$/);
});

test('without a close guess there is no card', async () => {
  await show(33, 0, 0);
  expect(screen.queryByRole('article')).toBeNull();
});
