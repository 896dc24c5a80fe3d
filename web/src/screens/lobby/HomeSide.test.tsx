import type { Person } from '@tallyho/game/model/person';
import { blockedName, type GameNight } from '@tallyho/game/people/game-nights';
import { deletedName } from '@tallyho/game/people/moderation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { refuseElsewhere, respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import { toastStore } from '../../shared/ui/overlays/toast.ts';
import { HomeSide } from './HomeSide.tsx';
import { PlayAgain } from './PlayAgain.tsx';

const player = ({ username, avatar }: Person, more: Partial<GameNight['players'][number]> = {}) => ({
  username,
  avatar,
  isYou: false,
  friend: null,
  ...more,
});
const you = player(sam, { isYou: true });
const friend = player(kim, { friend: kim.user });

const night: GameNight = {
  _id: 'one',
  finishedAt: '2026-05-02T20:00:00.000Z',
  players: [you, friend, player(alex)],
  themes: ['Street food'],
  rounds: 3,
  anonymousVotes: false,
  winners: [friend],
  podium: [
    { ...friend, rank: 1 },
    { ...you, rank: 2 },
    { ...player(alex), rank: 2 },
  ],
  place: { rank: 2, of: 3 },
  favourites: [],
  shareToken: null,
};

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  toastStore.set([]);
  room = new ScriptedRoom({ owner: robin });
});

/** Opens the page for Sam, who has no seat. Returns what was sent to open the lobby and to invite friends. */
function open({
  games = [night],
  api = {},
}: {
  games?: readonly GameNight[];
  api?: Record<string, unknown>;
} = {}) {
  const created = vi.fn((_body: unknown) => {
    room.join(sam);
    return Response.json({ success: true, code: room.code });
  });
  const invited = vi.fn((_body: unknown) => Response.json({ success: true }));
  renderWithRoom(
    <>
      <PlayAgain />
      <HomeSide />
      <ToastRegion />
    </>,
    {
      room,
      you: sam,
      api: {
        'GET /api/user/games': () => Response.json({ success: true, games, next: null }),
        'POST /api/lobby/createLobby': created,
        'POST /api/user/friends/invite': invited,
        ...api,
      },
    },
  );
  return { created, invited, user: userEvent.setup() };
}
const again = () => screen.findByRole('button', { name: /^Play again with / });

test('the latest game night is shown with its date, players, theme and result', async () => {
  open({ games: [night, { ...night, _id: 'two', themes: ['Jobs'] }] });
  const card = within(await screen.findByRole('region', { name: 'Your last game night' }));
  expect(card.getByText(/2026/)).toBeVisible();
  expect(card.getByText('kimchi won, you came 2nd of 3')).toBeVisible();
  expect(card.getByText(/^with/)).toHaveTextContent(`with ${kim.username} and ${alex.username}: Street food`);
  expect(screen.queryByText(/Jobs/)).toBeNull();
});

test('the three best of the latest game night stand on a podium, and equal ones share a step', async () => {
  open();
  const steps = within(await screen.findByRole('list', { name: 'Podium' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    `1${kim.username}`,
    `2You and ${alex.username}`,
  ]);
});

test('the last of four has a step, too', async () => {
  const players = [...night.players, player(robin)];
  open({ games: [{ ...night, players, place: { rank: 2, of: 4 } }] });
  const steps = within(await screen.findByRole('list', { name: 'Podium' })).getAllByRole('listitem');
  expect(steps.at(-1)).toHaveTextContent(`4${robin.username}`);
});

test('a game night without points shows its players instead of a podium', async () => {
  open({ games: [{ ...night, winners: [], podium: [], place: null, favourites: ['Tacos'] }] });
  expect(await screen.findByText('Favourite: Tacos')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
});

test('without a game night there is no card', async () => {
  open({ games: [] });
  await screen.findByText('Friends online');
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Play again/ })).toBeNull();
});

test.each([
  ['one', ['Carla'], 'Carla'],
  ['a few', ['Carla', 'Yusuf', 'Priya'], 'Carla, Yusuf and Priya'],
  ['many', ['Carla', 'Yusuf', 'Priya', 'Bartholomew', 'Wilhelmina'], 'Carla, Yusuf, Priya and 2 more'],
  ['a long name', ['kimchi', 'Samwise', 'alexandra_the_great'], 'kimchi, Samwise and 1 more'],
  ['some who are gone', [deletedName, 'Yusuf', blockedName], 'Yusuf and 2 more'],
  ['only such', [deletedName], 'them'],
])('Play again says with whom: %s', async (_, names, whom) => {
  const players = [you, ...names.map((username) => player({ ...alex, username }))];
  open({ games: [{ ...night, players }] });
  expect(await again()).toHaveAccessibleName(`Play again with ${whom}`);
});

test('Play again opens a private lobby, invites the friends, and offers the link for the others', async () => {
  const { created, invited, user } = open();
  await user.click(await again());
  expect(await screen.findByText(`Invited: ${kim.username}`)).toBeVisible();
  expect(created).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isPublic: false, maxPlayers: 4 }),
  );
  expect(invited).toHaveBeenCalledExactlyOnceWith({ friendId: kim.user });
  expect(screen.getByText(`Send the link to ${alex.username}.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await expect(navigator.clipboard.readText()).resolves.toMatch(/\/join\/PARTY7$/);
});

test('the lobby has a seat for each of them', async () => {
  const names = ['Jo', 'Mo', 'Bo', 'Flo', 'Lou'];
  const players = [you, ...names.map((username) => player({ ...alex, username }))];
  const { created, user } = open({ games: [{ ...night, players }] });
  await user.click(await again());
  await waitFor(() => expect(created).toHaveBeenCalledWith(expect.objectContaining({ maxPlayers: 6 })));
});

test('a lobby that cannot be opened is said below the button, and nobody is invited', async () => {
  const { invited, user } = open({
    api: { 'POST /api/lobby/createLobby': respondWithError(503, 'unavailable', 'Other words') },
  });
  await user.click(await again());
  expect(await screen.findByText('Server error')).toBeVisible();
  expect(invited).not.toHaveBeenCalled();
});

test('another lobby is left only after a confirmation, and then the friends are invited', async () => {
  let asked = 0;
  const { invited, user } = open({
    api: {
      'POST /api/lobby/createLobby': () => {
        asked += 1;
        if (asked === 1) return refuseElsewhere('OTHER2');
        room.join(sam);
        return Response.json({ success: true, code: room.code });
      },
    },
  });
  await user.click(await again());
  expect(invited).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Leave it and go on' }));
  expect(await screen.findByText(`Invited: ${kim.username}`)).toBeVisible();
});
