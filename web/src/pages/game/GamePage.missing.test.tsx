import type { ServerMessage } from '@tallyho/game/protocol/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { LocalSocket } from '../../entities/room/local/local-room.ts';
import {
  playNextRound,
  playTheme,
  sendAnswer,
  startChoosing,
} from '../../entities/room/local/played-rounds.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import GamePage from './GamePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/choose/Play.tsx';
import '../../minigames/choose/Results.tsx';

/** A room whose messages are changed on the way to the page. */
class ChangedRoom extends ScriptedRoom {
  change = (message: ServerMessage): ServerMessage => message;

  protected override send(socket: LocalSocket, message: string): void {
    super.send(socket, JSON.stringify(this.change(JSON.parse(message))));
  }
}

/** Replaces the slider by a mini-game that the page does not know. */
const withUnknownGame = (message: ServerMessage): ServerMessage =>
  JSON.parse(JSON.stringify(message).replaceAll('"type":"Slider"', '"type":"Bingo"'));

const withoutTheme = (message: ServerMessage): ServerMessage =>
  'type' in message && message.type === 'snapshot' && message.view.game
    ? { ...message, view: { ...message.view, game: { ...message.view.game, theme: null } } }
    : message;

const theme = 'Flags of the world';
let room: ChangedRoom;
let gameId: string;

beforeEach(() => {
  sessionStorage.clear();
  room = new ChangedRoom({ owner: robin, themes: sampleThemes });
  room.join(kim);
  gameId = startChoosing(room);
});

const open = () => renderWithRoom(<GamePage />, { room, you: robin, path: '/game' });

/** Plays the theme up to the results of its `games` first games, for a page that does not know the slider yet. */
function playToResults(games: number) {
  room.change = withUnknownGame;
  playTheme(room, { gameId, theme, games });
}

test('a round of an unknown mini-game says so, and the next round is shown as usual', async () => {
  playToResults(1);
  playNextRound(room);
  open();
  expect(await screen.findByRole('heading', { name: 'Unsupported game type: Bingo' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText(/stopped working/)).toBeNull();
  for (const { user } of [robin, kim]) sendAnswer(room, user, { ratingValue: 7.5, sliderIndex: 3 });
  playNextRound(room);
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('the results of an unknown mini-game say so, also among the final results', async () => {
  playToResults(2);
  open();
  expect(await screen.findByRole('heading', { name: 'Unsupported game type: Bingo' })).toBeVisible();
  room.act(robin.user, { type: 'gameFinished', gameId });
  expect(await screen.findByRole('heading', { name: 'Game Over' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unsupported game type: Bingo' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.queryByText('Unsupported game type: Bingo')).toBeNull();
});

test.each([
  ['playing', 0, 'Game data not available'],
  ['the results', 1, 'No game data available'],
] as const)('without the theme, %s shows a message', async (_, games, title) => {
  room.change = withoutTheme;
  playTheme(room, { gameId, theme, games });
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
