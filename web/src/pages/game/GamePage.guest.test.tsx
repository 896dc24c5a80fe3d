import type { Person } from '@tallyho/game/model/person';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { playTheme, startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { account } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { storeLastGuest } from '../../entities/session/last-guest.ts';
import GamePage from './GamePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/slider-lobby/Play.tsx';
import '../../minigames/slider-lobby/Results.tsx';

const theme = 'Who at this table';
let room: ScriptedRoom;
let gameId: string;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim).joinAsGuests(sam);
  gameId = startChoosing(room);
});

const open = (you: Person) => renderWithRoom(<GamePage />, { room, you, path: '/game' });

function finish() {
  playTheme(room, { gameId, theme, games: 1 });
  room.act(robin.user, { type: 'gameFinished', gameId });
}

test('the podium on Game Over says who is a guest', async () => {
  finish();
  open(robin);
  const points = within(await screen.findByRole('list', { name: 'Winners' }));
  const row = points.getByText('Samwise').closest('li');
  expect(row).toHaveTextContent('Guest');
  expect(points.getByText('kimchi').closest('li')).not.toHaveTextContent('Guest');
});

test('the list of players says who is a guest', async () => {
  open(robin);
  const strip = within(await screen.findByRole('list', { name: 'Players' }));
  expect(strip.getByRole('button', { name: /Samwise/ })).toHaveTextContent('Guest');
  expect(strip.getByRole('button', { name: /kimchi/ })).not.toHaveTextContent('Guest');
});

test('on Game Over a guest can keep seat, name and points, and returns to Game Over', async () => {
  finish();
  open(sam);
  const card = within(await screen.findByRole('region', { name: 'Keep your seat, Samwise' }));
  expect(card.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register?next=%2Fgame');
  expect(screen.getByRole('button', { name: 'Share the result' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Players to befriend' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Play again' })).toBeInTheDocument();
});

test('an answer about a guest whose seat an account takes over is about the account, and can be sent', async () => {
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  open(kim);
  const sliders = await screen.findAllByRole('slider');
  expect(sliders).toHaveLength(3);
  for (const slider of sliders) fireEvent.change(slider, { target: { value: '80' } });
  const rating = expect.objectContaining({ value: 80 });
  await waitFor(() =>
    expect(room.received.at(-1)).toMatchObject({ gameData: { ratings: [rating, rating, rating] } }),
  );
  act(() => room.takeOver(sam.user, { user: 'account-1', username: 'Samantha', avatar: 4 }));
  expect((await screen.findAllByText('Samantha')).length).toBeGreaterThan(0);
  const confirm = () => screen.getByRole('button', { name: /^(Send )?Confirm$/ });
  await waitFor(() => expect(confirm()).toBeEnabled());
  await userEvent.click(confirm());
  await screen.findByText(/^Sends in/, { selector: 'strong' });
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(confirm());
  expect(await screen.findByText('Waiting for other players...')).toBeInTheDocument();
});

test('accounts are not offered to befriend a guest', async () => {
  finish();
  open(kim);
  await screen.findByRole('heading', { name: 'Game Over' });
  expect(screen.queryByRole('button', { name: 'Add friend Samwise' })).toBeNull();
});

test('in any phase a guest finds the way to keep the seat in the settings', async () => {
  open(sam);
  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(screen.getByRole('link', { name: 'Keep your seat', hidden: true })).toHaveAttribute(
    'href',
    '/register?next=%2Fgame',
  );
  expect(screen.queryByRole('button', { name: /^Friends/ })).toBeNull();
});

test('a guest whose session ends during a round can join again as the same guest', async () => {
  storeLastGuest({ username: 'Samwise', avatar: sam.avatar, code: room.code });
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  open(sam);
  await screen.findAllByRole('slider');
  act(() => room.end(sam.user, 'sessionEnded'));
  expect(await screen.findByRole('button', { name: 'Join again as Samwise' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/^Your guest session has ended/)).toBeInTheDocument());
});

test('a guest changes the name in the settings of a game', async () => {
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  renderWithRoom(<GamePage />, {
    room,
    you: sam,
    path: '/game',
    api: {
      'POST /api/guests/rename': () => {
        room.rename({ ...sam, username: 'Tom' });
        return Response.json({ success: true, user: account({ ...sam, username: 'Tom' }, true) });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change your name', hidden: true }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Tom');
  await userEvent.click(screen.getByRole('button', { name: 'Change name' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(room.state.seats.at(-1)?.username).toBe('Tom');
});

test('the board of a running round shows the new name of a guest', async () => {
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  open(kim);
  expect(await screen.findByRole('slider', { name: /Samwise/ })).toBeInTheDocument();
  act(() => room.rename({ ...sam, username: 'Tom' }));
  expect(await screen.findByRole('slider', { name: /Tom/ })).toBeInTheDocument();
  expect(screen.queryByRole('slider', { name: /Samwise/ })).toBeNull();
});
