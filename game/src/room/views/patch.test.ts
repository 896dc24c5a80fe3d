import { expect, test } from 'vitest';
import { defaultRules } from '../../model/default-rules.ts';
import { person } from '../../testing/people.ts';
import { after, answering, by, lobby, playingRoom, stageOf } from '../../testing/rooms.ts';
import type { RoomState } from '../state/state.ts';
import { applyPatch, patchesBetween } from './patch.ts';
import { viewFor } from './view-for.ts';

const patchFor = (before: RoomState, state: RoomState, user: string) => {
  const [old, fresh] = [viewFor(before, user), viewFor(state, user)];
  if (!old || !fresh) throw new Error('not a member');
  const patch = patchesBetween(before, state)({ kind: 'user', user }) ?? {};
  expect(applyPatch(old, patch)).toEqual(fresh);
  return patch;
};

test('equal views make an empty patch', () => {
  expect(patchFor(lobby(3), lobby(3), 'player-1')).toEqual({});
});

test('a settings change patches only the room field', () => {
  const room = lobby(2, 4);
  const state = after(room, [by('player-1', 'updateSettings', { capacity: 6 })]);
  expect(patchFor(room, state, 'player-2')).toEqual({
    room: {
      code: 'ABCDEF',
      isPublic: false,
      capacity: 6,
      leader: 'player-1',
      leadReturn: null,
      rules: defaultRules,
    },
  });
});

test('another player’s answer never sends the board again', () => {
  const room = playingRoom(3);
  const state = after(room, answering(room, 'player-2'));
  expect(Object.keys(patchFor(room, state, 'player-1'))).toEqual(['seats']);
  expect(Object.keys(patchFor(room, state, 'player-2'))).toEqual(['seats', 'yours']);
});

test('a patch over several events equals their patches in sequence', () => {
  const room = playingRoom(3);
  const events = [...answering(room, 'player-2'), ...answering(room, 'player-1')];
  const patch = patchFor(room, after(room, events), 'player-1');
  expect(Object.keys(patch)).toEqual(['seats', 'yours']);
});

test('that the leader has ended the round is sent, also if it changes no time', () => {
  const room = playingRoom(3);
  const stage = stageOf(room, 'playing');
  const state = { ...room, stage: { ...stage, round: { ...stage.round, closedBy: person(1) } } };
  expect(Object.keys(patchFor(room, state, 'player-2'))).toEqual(['stage']);
});

test('members whose parts of the view are equal get the same objects', () => {
  const room = playingRoom(3);
  const users = room.seats.map(({ user }) => user);
  const patchOf = patchesBetween(
    room,
    after(
      room,
      users.flatMap((user) => answering(room, user)),
    ),
  );
  const [first, second] = users.map((user) => patchOf({ kind: 'user', user }));
  expect(first?.stage).toMatchObject({ phase: 'results' });
  expect([second?.seats, second?.stage, second?.game]).toEqual([first?.seats, first?.stage, first?.game]);
  expect(second?.stage).toBe(first?.stage);
});

test('a new member gets the whole view, a user without a seat none', () => {
  const room = lobby(2, 4);
  const state = after(room, [{ type: 'joined', person: person(3) }]);
  const patchOf = patchesBetween(room, state);
  expect(patchOf({ kind: 'user', user: 'player-3' })).toEqual(viewFor(state, 'player-3'));
  expect(patchOf({ kind: 'user', user: 'player-9' })).toBe(null);
});
