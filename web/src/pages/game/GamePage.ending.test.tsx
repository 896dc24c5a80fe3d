import { rejections } from '@tallyho/game/model/reject-codes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { playTheme, startChoosing, startLocalGame } from '../../entities/room/local/played-rounds.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import GamePage from './GamePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/tier-list/Results.tsx';

const theme = 'Flags of the world';
let room: ScriptedRoom;

beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
});

function open(you: typeof robin | typeof kim) {
  const page = renderWithRoom(
    <>
      <GamePage />
      <ToastRegion />
    </>,
    { room, you, path: '/game' },
  );
  return { ...page, user: userEvent.setup() };
}

test.each([
  ['the ready check', 0],
  ['a round', 1],
  ['the results', 2],
] as const)('the leader can end the game during %s, after a confirmation', async (_, steps) => {
  const gameId = steps === 0 ? startLocalGame(room) : startChoosing(room);
  if (steps > 0) playTheme(room, { gameId, theme, games: steps - 1 });
  const { user } = open(robin);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('button', { name: 'End Game', hidden: true }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the game for everybody?' }));
  expect(dialog.queryByText(/This round counts/) !== null).toBe(steps === 1);
  expect(room.state.stage.phase).not.toBe('finished');
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(room.state.stage.phase).toBe('finished'));
});

test('other players have no End Game', async () => {
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 });
  const { user } = open(kim);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(screen.queryByRole('button', { name: 'End Game', hidden: true })).toBeNull();
});

test('if the room refuses to end the game, the page says why and requests the current state', async () => {
  startChoosing(room);
  room.refuseNext('gameFinished', 'staleGame');
  const { user } = open(robin);
  await user.click(await screen.findByRole('button', { name: 'End Game' }));
  await user.click(await screen.findByRole('button', { name: 'End it' }));
  expect(await screen.findByText(rejections.staleGame)).toBeInTheDocument();
  await waitFor(() => expect(room.received.map(({ type }) => type)).toContain('resync'));
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});
