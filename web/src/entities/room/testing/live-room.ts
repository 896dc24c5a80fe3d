import type { UserId } from '@tallyho/game/model/person';
import { expect, onTestFinished } from 'vitest';
import { openRoom } from '../room-store.ts';
import { robin } from './people.ts';
import type { ScriptedRoom } from './scripted-room.ts';

/**
 * Opens a room's store, with the arguments of `openRoom`, until the test is finished: the timers of an open room would
 * run in the tests that follow.
 */
export function openUntilFinished(...input: Parameters<typeof openRoom>) {
  const store = openRoom(...input);
  onTestFinished(() => store.close());
  return store;
}

/** Opens the store of a page that is connected to the scripted room, by default as its owner Robin. */
export async function connectTo(room: ScriptedRoom, user: UserId = robin.user) {
  const store = openUntilFinished(room.code, room.wiringFor(user));
  await expect.poll(() => store.getSnapshot().connection.status).toBe('live');
  return store;
}
