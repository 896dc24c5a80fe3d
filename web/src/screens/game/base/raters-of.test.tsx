import type { Person } from '@tallyho/game/model/person';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSetting } from '../../../entities/preferences/preferences.ts';
import { startLocalGame } from '../../../entities/room/local/played-rounds.ts';
import { RoomProvider } from '../../../entities/room/room-hooks.tsx';
import { openUntilFinished } from '../../../entities/room/testing/live-room.ts';
import { alex, kim, robin } from '../../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { useRaterFinder } from './raters-of.ts';

const anonymousRater = { user: 'anonymous-1', username: 'Anonymous', avatar: 1 };

function Found({ known, user }: { readonly known: readonly Person[]; readonly user: string }) {
  return <output>{JSON.stringify(useRaterFinder(known)(user))}</output>;
}

/** What `useRaterFinder` returns for a user while robin and kim are seated. */
async function find(user: string, known: readonly Person[] = [], rules = {}) {
  const scripted = new ScriptedRoom({ owner: robin, rules }).join(kim);
  startLocalGame(scripted);
  const room = openUntilFinished(scripted.code, scripted.wiringFor(robin.user));
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

test('a seated player is found by their seat, with its color', async () => {
  expect(await find(kim.user)).toEqual({ ...kim, seat: 2 });
});

test('a player who has left keeps name and avatar, without a color', async () => {
  expect(await find(alex.user, [alex])).toEqual({ ...alex, seat: null });
});

test("an unknown id is 'Unknown Player'", async () => {
  expect(await find('user-stranger')).toMatchObject({ username: 'Unknown Player', avatar: 0, seat: null });
});

test('the author of an anonymous answer has no avatar', async () => {
  expect(await find(anonymousRater.user, [anonymousRater], { anonymousVotes: true })).toMatchObject({
    username: 'Anonymous',
    avatar: 0,
    seat: null,
  });
});

test('with Show Avatars off there are colors and names, but no avatars', async () => {
  changeSetting('lobbyShowAvatars', false);
  expect(await find(kim.user)).toEqual({ ...kim, avatar: 0, seat: 2 });
});
