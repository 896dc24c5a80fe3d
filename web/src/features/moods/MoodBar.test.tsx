import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RoomProvider, useSnapshot } from '../../entities/room/room-hooks.tsx';
import { connectTo } from '../../entities/room/testing/live-room.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { MoodBar } from './MoodBar.tsx';

/** The moods that the players show, as a text. */
const Shown = () => <p>{Object.values(useSnapshot(({ moods }) => moods)).join(', ')}</p>;

test('a pressed face is shown to all, and the others rest until the room takes the next one', async () => {
  const room = new ScriptedRoom({ owner: robin });
  room.join(kim);
  const store = await connectTo(room);
  render(
    <RoomProvider room={store} you={robin.user}>
      <MoodBar />
      <Shown />
    </RoomProvider>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Shocked' }));
  await waitFor(() => expect(screen.getByText('shocked')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Smug' })).toHaveAttribute('aria-disabled', 'true');
});
