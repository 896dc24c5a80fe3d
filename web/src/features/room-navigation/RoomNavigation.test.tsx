import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { RoomNavigation } from './RoomNavigation.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
});

/** Loads the page at `path` and waits until the state of the room has been received. */
async function load(path: string) {
  const page = renderWithRoom(
    <>
      <RoomNavigation />
      <Link to="/privacy">Privacy</Link>
    </>,
    { room, you: kim, path },
  );
  await waitFor(() => {
    const state = page.membership.getSnapshot();
    expect(state.status === 'member' && state.room.getSnapshot().view).toBeTruthy();
  });
  return page;
}

test.each(['/', '/?scrollTo=lobby'])('a running game is restored when %s is loaded', async (path) => {
  startChoosing(room);
  const { location } = await load(path);
  await waitFor(() => expect(location()).toBe('/game'));
});

test('without a running game the loaded page stays', async () => {
  const { location } = await load('/user');
  expect(location()).toBe('/user');
});

test('a player can leave the game page for another page after the game was restored', async () => {
  startChoosing(room);
  const { location } = await load('/');
  await waitFor(() => expect(location()).toBe('/game'));
  await userEvent.click(screen.getByRole('link', { name: 'Privacy' }));
  expect(location()).toBe('/privacy');
});
