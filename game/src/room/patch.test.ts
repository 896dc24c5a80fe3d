import { expect, test } from 'vitest';
import { defaultRules } from '../model/room-rules.ts';
import { after, answering, by, lobby, playingRoom } from '../testing/rooms.ts';
import { applyPatch, patchBetween } from './patch.ts';
import type { RoomState } from './state.ts';
import { viewFor } from './view-for.ts';

const patchFor = (before: RoomState, state: RoomState, user: string) => {
  const [old, fresh] = [viewFor(before, user), viewFor(state, user)];
  if (!old || !fresh) throw new Error('not a member');
  expect(applyPatch(old, patchBetween(old, fresh))).toEqual(fresh);
  return patchBetween(old, fresh);
};

test('equal views make an empty patch', () => {
  expect(patchFor(lobby(3), lobby(3), 'player-1')).toEqual({});
});

test('a settings change patches only the room field', () => {
  const room = lobby(2, 4);
  const state = after(room, [by('player-1', 'updateSettings', { capacity: 6 })]);
  expect(patchFor(room, state, 'player-2')).toEqual({
    room: { code: 'ABCDEF', isPublic: false, capacity: 6, leader: 'player-1', rules: defaultRules },
  });
});

test('another player’s answer never sends the board again', () => {
  const room = playingRoom(3);
  const state = after(room, answering(room, 'player-2'));
  expect(Object.keys(patchFor(room, state, 'player-1'))).toEqual(['seats']);
  expect(Object.keys(patchFor(room, state, 'player-2'))).toEqual(['seats', 'stage']);
});
