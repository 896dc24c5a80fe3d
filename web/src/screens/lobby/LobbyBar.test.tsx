import type { Person } from '@tallyho/game/model/person';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyPanel } from './LobbyPanel.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  room = new ScriptedRoom({ owner: robin }).join(kim);
});
afterEach(() => void vi.restoreAllMocks());

const small = '(width < 700px) or (height < 560px)';
const narrow = '(width < 960px)';

/** Opens the lobby in a window in which the media queries match. */
async function open(you: Person = robin, matching: readonly string[] = [small, narrow]) {
  matchMedia((media) => matching.includes(media));
  const page = renderWithRoom(
    <>
      <LobbyPanel you={you} />
      <LobbyBar you={you} />
    </>,
    { room, you },
  );
  await screen.findByRole('heading', { name: /Lobby$/, level: 3 });
  return { ...page, user: userEvent.setup(), bar: within(screen.getByRole('region', { name: 'Start' })) };
}

test('in a small window START is in the bar only, and starts the game', async () => {
  const { bar, user } = await open();
  expect(screen.getAllByRole('button', { name: 'START' })).toHaveLength(1);
  await user.click(bar.getByRole('button', { name: 'START' }));
  await waitFor(() => expect(room.state.stage.phase).toBe('readyCheck'));
  expect(bar.getByRole('link', { name: 'Back to the game' })).toHaveAttribute('href', '/game');
});

test('the bar says why START is disabled', async () => {
  room = new ScriptedRoom({ owner: robin });
  const { bar } = await open();
  expect(bar.getByRole('button', { name: 'START' })).toHaveAccessibleDescription(
    'You need at least two players to start.',
  );
});

test('the bar of the other players names the one who starts', async () => {
  const { bar } = await open(kim);
  expect(bar.getByText('Robin starts')).toBeVisible();
  expect(bar.queryByRole('button', { name: 'START' })).toBeNull();
});

test('at the results of a game the bar has the way to the next one', async () => {
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'gameFinished', gameId });
  const { bar } = await open(kim);
  expect(bar.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(bar.getByRole('link', { name: 'See the results' })).toBeVisible();
});

test('the bar shows the last message with the number of unread ones, and a press opens the chat', async () => {
  const { bar, user } = await open();
  const chat = bar.getByRole('button', { name: 'Open chat: Chat room' });
  act(() => void room.act(kim.user, { type: 'sendMessage', text: 'oh shit, hello' }));
  await waitFor(() => expect(chat).toHaveAccessibleName(/^Open chat, 1 unread: .*kimchi oh \*{4}, hello$/));
  await user.click(chat);
  expect(within(screen.getByRole('dialog', { name: 'Chat' })).getByRole('log')).toHaveTextContent('hello');
});

test('a new message is announced, unless the chat is open', async () => {
  room = new ScriptedRoom({ owner: robin, timings: { chatCooldown: 0 } }).join(kim);
  const { bar, user } = await open();
  const say = (text: string) => act(() => void room.act(kim.user, { type: 'sendMessage', text }));
  const message = bar.getByRole('status', { name: 'New message' });
  expect(message).toBeEmptyDOMElement();
  say('oh shit, hello');
  await waitFor(() => expect(message).toHaveTextContent('kimchi oh ****, hello'));
  await user.click(bar.getByRole('button', { name: /^Open chat/ }));
  say('still there?');
  expect(await within(screen.getByRole('log')).findByText('still there?')).toBeVisible();
  expect(message).toBeEmptyDOMElement();
});

test('in a low, wide window the bar has no chat, which is beside the lobby', async () => {
  const { bar } = await open(robin, [small]);
  expect(bar.getByRole('button', { name: 'START' })).toBeVisible();
  expect(bar.queryByRole('button', { name: /^Open chat/ })).toBeNull();
});

test('in a large window START is in the middle of the table', async () => {
  const page = renderWithRoom(<LobbyPanel you={robin} />, { room, you: robin });
  expect(await screen.findByRole('button', { name: 'START' })).toBeVisible();
  page.unmount();
});
