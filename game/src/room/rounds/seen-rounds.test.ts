import { expect, test } from 'vitest';
import { commit, hostAt, hostOf, sentBy, subscribersOf } from '../../testing/hosts.ts';
import { person } from '../../testing/people.ts';
import { after, answering, by, choosingRoom, gameIdOf, playingRoom, withRules } from '../../testing/rooms.ts';
import { createGameRecord } from '../records/records.ts';
import type { RoomState } from '../state/state.ts';

/** Ends the game after these players have answered. */
const ended = (room: RoomState, users: readonly string[]): RoomState => {
  const answered = users.reduce((now, user) => after(now, answering(now, user)), room);
  return after(answered, [by('player-1', 'gameFinished', { gameId: gameIdOf(room) })]);
};
/** Returns who has seen the first round, by the players of the game's record. */
const seersIn = (room: RoomState): (string | undefined)[] => {
  const record = createGameRecord(room);
  const [round] = (record?.roundsData ?? []) as { seenBy: number[] }[]; // made by createGameRecord
  return round?.seenBy.map((index) => record?.players[index]?.user) ?? [];
};

test('a round was seen by those who were present at its end, also without an answer', () => {
  expect(seersIn(ended(playingRoom(3), ['player-1']))).toEqual(['player-1', 'player-2', 'player-3']);
});

test('a player who answered and left has seen the round, and one who left before has not', () => {
  const room = playingRoom(4);
  const left = after(room, [
    ...answering(room, 'player-2'),
    by('player-2', 'leaveLobby', {}),
    by('player-3', 'leaveLobby', {}),
  ]);
  expect(seersIn(ended(left, ['player-1']))).toEqual(['player-1', 'player-2', 'player-4']);
});

test('a player who joined in the middle has seen the round, and one who joined after the game’s end has not', () => {
  const late = after(playingRoom(2), [
    { type: 'joined', person: person(9) },
    { type: 'connected', user: 'player-9' },
  ]);
  const over = ended(late, ['player-1']);
  expect(seersIn(over)).toEqual(['player-1', 'player-2', 'player-9']);
  expect(seersIn(after(over, [{ type: 'joined', person: person(8) }]))).toEqual([
    'player-1',
    'player-2',
    'player-9',
  ]);
});

test('a guest who logs in, and an account that is deleted, keep their place among those who have seen it', () => {
  const room = ended(playingRoom(2), ['player-1']);
  const erased = after(room, [{ type: 'erased', user: 'player-2', alias: 'deleted-2' }]);
  expect(seersIn(erased)).toEqual(['player-1', 'deleted-2']);
});

test('the API draws what the players at the table have not seen, unless everything is new', () => {
  const drawOf = (room: RoomState) => {
    const choice = sentBy(
      'player-1',
      { type: 'themeChosen', gameId: gameIdOf(room), theme: 'Any' },
      'choose-any',
    );
    const { effects } = commit(hostOf(room), [choice], hostAt(subscribersOf(room)));
    const [wanted] = effects.flatMap((effect) => (effect.type === 'fetchTheme' ? [effect.draw] : []));
    return wanted?.players;
  };
  const room = choosingRoom(3);
  expect(drawOf(room)).toEqual(['player-1', 'player-2', 'player-3']);
  expect(drawOf(withRules(room, { everythingIsNew: true }))).toEqual([]);
});
