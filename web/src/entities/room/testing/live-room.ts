import { expect, vi } from 'vitest';
import { openRoom } from '../room-store.ts';
import { robin } from './people.ts';
import type { ScriptedRoom } from './scripted-room.ts';

/** Opens the store of a page that is connected to the scripted room, by default as its owner Robin. */
export async function connectTo(room: ScriptedRoom, user: string = robin.user) {
  const store = openRoom(room.code, room.wiringFor(user));
  await vi.waitFor(() => expect(store.getSnapshot().connection.status).toBe('live'));
  return store;
}
