import type { Person } from '@tallyho/game/model/person';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSetting } from '../../../entities/preferences/preferences.ts';
import { RoomProvider } from '../../../entities/room/room-hooks.tsx';
import { openRoom } from '../../../entities/room/room-store.ts';
import { alex, kim, robin } from '../../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../../entities/room/testing/render-with-room.tsx';
import { startGame } from '../../../entities/room/testing/sample-game.ts';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { useRaterFinder } from './raters-of.ts';

const nobody = { user: 'anonymous-1', username: 'Anonymous', avatar: 1 };

function Found({ known, user }: { readonly known: readonly Person[]; readonly user: string }) {
  return <output>{JSON.stringify(useRaterFinder(known)(user))}</output>;
}

/** What is found of somebody, with robin and kim seated. */
async function find(user: string, known: readonly Person[] = [], rules = {}) {
  const scripted = new ScriptedRoom({ owner: robin, rules }).join(kim);
  startGame(scripted);
  const room = openRoom(scripted.code, scripted.wiringFor(robin.user));
  await Promise.resolve();
  renderWithRoom(
    <RoomProvider room={room} you={robin.user}>
      <Found known={known} user={user} />
    </RoomProvider>,
    { room: scripted, you: robin },
  );
  return JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
}

beforeEach(() => changeSetting('lobbyShowAvatars', true));

test('somebody seated is found by their seat, in their colour', async () => {
  expect(await find(kim.user)).toEqual({ ...kim, seat: 2 });
});

test('who has left since keeps name and head, without a colour', async () => {
  expect(await find(alex.user, [alex])).toEqual({ ...alex, seat: null });
});

test("an id that nobody knows is 'Unknown Player'", async () => {
  expect(await find('user-stranger')).toMatchObject({ username: 'Unknown Player', avatar: 0, seat: null });
});

test('who gave an anonymous answer has no head', async () => {
  expect(await find(nobody.user, [nobody], { anonymousVotes: true })).toMatchObject({
    username: 'Anonymous',
    avatar: 0,
    seat: null,
  });
});

test('with Show Avatars off there are no heads, but colours and names', async () => {
  changeSetting('lobbyShowAvatars', false);
  expect(await find(kim.user)).toEqual({ ...kim, avatar: 0, seat: 2 });
});
