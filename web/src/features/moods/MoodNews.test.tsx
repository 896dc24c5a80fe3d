import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setMuted } from '../../entities/preferences/muted.ts';
import { RoomProvider } from '../../entities/room/room-hooks.tsx';
import { connectTo } from '../../entities/room/testing/live-room.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { MoodNews } from './MoodNews.tsx';

let room: ScriptedRoom;
beforeEach(async () => {
  room = new ScriptedRoom({ owner: robin });
  room.join(kim);
  room.join(sam);
  const store = await connectTo(room);
  render(
    <RoomProvider room={store} you={robin.user}>
      <MoodNews />
    </RoomProvider>,
  );
});
afterEach(() => act(() => setMuted(kim.user, false)));

const show = (user: string, mood: 'delighted' | 'shocked') =>
  act(async () => void room.act(user, { type: 'showMood', mood }));
const news = () => screen.getByRole('status');

test('the face of another player is announced, and one that follows within four seconds is not', async () => {
  await show(kim.user, 'delighted');
  await waitFor(() => expect(news()).toHaveTextContent('kimchi looks delighted'));
  await show(sam.user, 'shocked');
  expect(news()).toHaveTextContent('kimchi looks delighted');
});

test('the own face and those of muted players are not announced', async () => {
  act(() => setMuted(kim.user, true));
  await show(robin.user, 'delighted');
  await show(kim.user, 'shocked');
  expect(news()).toBeEmptyDOMElement();
  await show(sam.user, 'shocked');
  await waitFor(() => expect(news()).toHaveTextContent('Samwise looks shocked'));
});
