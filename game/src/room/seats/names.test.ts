import { describe, expect, test } from 'vitest';
import type { Person } from '../../model/person.ts';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  finishedRoom,
  lobby,
  playingRoom,
  refusalOf,
  resultsRoom,
  stageOf,
} from '../../testing/rooms.ts';
import { chosenTheme, customGame } from '../../testing/themes.ts';
import { createLobbyRecord } from '../records/records.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';

const named = (n: number, username: string): Person => ({ ...person(n), username });
const guest = (n: number, username: string): RoomEvent => ({
  type: 'joined',
  person: named(n, username),
  isGuest: true,
});
const account = (n: number, username: string): RoomEvent => ({ type: 'joined', person: named(n, username) });
const rename = (n: number, username: string): RoomEvent => ({
  type: 'profileChanged',
  person: named(n, username),
  isRename: true,
});
const names = ({ seats }: RoomState) => seats.map(({ username }) => username);
const joinedAs = (room: RoomState, events: RoomEvent[]) => names(after(room, events)).slice(1);

describe('the name of a guest who joins', () => {
  test('is the wanted one if no player has it', () => {
    expect(joinedAs(lobby(1), [guest(2, 'Tom'), guest(3, '🎉'), guest(4, 'Tom Lee')])).toEqual([
      'Tom',
      '🎉',
      'Tom Lee',
    ]);
  });

  test('gets a number if a guest has the name, in any spelling', () => {
    const events = [guest(2, 'Tom'), guest(3, 'Tom'), guest(4, 'T0M'), guest(5, 'Tom 2')];
    expect(joinedAs(lobby(1), events)).toEqual(['Tom', 'Tom 2', 'T0M 3', 'Tom 4']);
  });

  test('gets a number if an account has the name, in capitals or not', () => {
    expect(joinedAs(lobby(1), [account(2, 'robin'), guest(3, 'robin'), guest(4, 'ROBIN')])).toEqual([
      'robin',
      'robin 2',
      'ROBIN 3',
    ]);
  });

  test('is refused if it is another spelling of the name of an account', () => {
    const room = after(lobby(1), [account(2, 'robin')]);
    for (const name of ['r0bin', 'rоbin', 'ro bin', 'RÓBIN', 'rob1n'])
      expect(refusalOf(room, guest(3, name)), name).toBe('nameInLobby');
    expect(refusalOf(room, guest(3, 'robina'))).toBeNull();
    expect(refusalOf(lobby(1), guest(3, 'r0bin')), 'an account that is not here').toBeNull();
  });

  test('is that of the chat, of the game and of the lobby record', () => {
    const { state, effects } = accepted(after(playingRoom(2), [guest(3, 'Tom')]), guest(4, 'Tom'));
    expect(effects).toContainEqual({ type: 'say', person: named(4, 'Tom 2'), text: 'joined the lobby' });
    expect(stageOf(state, 'playing').game.players.at(-1)).toEqual(named(4, 'Tom 2'));
    expect(createLobbyRecord(state).guests).toEqual([
      { user: 'player-3', username: 'Tom' },
      { user: 'player-4', username: 'Tom 2' },
    ]);
  });
});

describe('a guest whose name a new account has', () => {
  test.each(['robin', 'r0bin'])('gets a number: %s', (name) => {
    const { state, effects } = accepted(after(lobby(1), [guest(2, name)]), account(3, 'robin'));
    expect(names(state).slice(1)).toEqual([`${name} 2`, 'robin']);
    expect(effects).toContainEqual({ type: 'say', person: named(2, name), text: `is now ${name} 2` });
  });

  test('gets a number also if the account takes over a seat or registers', () => {
    const room = after(lobby(1), [guest(2, 'robin'), guest(3, 'Tom')]);
    const taken = after(room, [{ type: 'replaced', user: 'player-3', person: named(9, 'robin') }]);
    expect(names(taken).slice(1)).toEqual(['robin 2', 'robin']);
    const registered = after(room, [
      { type: 'profileChanged', person: named(3, 'robin'), hasRegistered: true },
    ]);
    expect(names(registered).slice(1)).toEqual(['robin 2', 'robin']);
  });
});

describe('a guest who changes the name', () => {
  const room = after(lobby(1), [guest(2, 'Wise Koala'), account(3, 'robin'), guest(4, 'Tom')]);

  test('is announced, and earlier messages have the new name', () => {
    const { state, effects } = accepted(room, rename(2, 'Anna'));
    expect(names(state)[1]).toBe('Anna');
    expect(state.seats[1]?.isGuest).toBe(true);
    expect(effects).toEqual([
      { type: 'announce', name: 'updateLobby' },
      { type: 'say', person: named(2, 'Wise Koala'), text: 'is now Anna' },
      { type: 'changeSender', user: 'player-2', person: named(2, 'Anna') },
      { type: 'saveLobby' },
    ]);
  });

  test('gets a number or is refused like a guest who joins', () => {
    expect(names(after(room, [rename(2, 'Tom')]))[1]).toBe('Tom 2');
    expect(names(after(room, [rename(2, 'robin')]))[1]).toBe('robin 2');
    expect(refusalOf(room, rename(2, 'r0bin'))).toBe('nameInLobby');
    expect(refusalOf(room, rename(9, 'Anna'))).toBe('notMember');
  });

  test('can change its spelling, and a repeated request changes nothing', () => {
    const changed = after(room, [rename(2, 'WISE KOALA')]);
    expect(names(changed)[1]).toBe('WISE KOALA');
    expect(accepted(changed, rename(2, 'WISE KOALA'))).toEqual({ state: changed, effects: [] });
    const numbered = after(room, [rename(2, 'Tom')]);
    expect(accepted(numbered, rename(2, 'Tom'))).toEqual({ state: numbered, effects: [] });
  });

  test('keeps the name in the room when only the picture changes', () => {
    const changed = after(room, [{ type: 'profileChanged', person: { ...named(2, 'Older'), avatar: 7 } }]);
    expect(changed.seats[1]).toMatchObject({ username: 'Wise Koala', avatar: 7 });
  });

  test('has the new name on the board and in the answers of a running game', () => {
    const theme = chosenTheme('People', [customGame('TierListLobby'), customGame('SliderLobby')]);
    const asGuest = (state: RoomState): RoomState => ({
      ...state,
      seats: state.seats.map((seat) => (seat.user === 'player-2' ? { ...seat, isGuest: true } : seat)),
    });
    const playing = asGuest(playingRoom(3, theme));
    const sent = after(playing, answering(playing, 'player-2'));
    for (const state of [sent, asGuest(resultsRoom(3, theme)), asGuest(finishedRoom(3))]) {
      const renamed = after(state, [rename(2, 'Anna')]);
      expect(JSON.stringify(state.stage)).toContain('Player 2');
      const others = JSON.stringify(state.stage).replaceAll('Player 2', 'Anna');
      expect(JSON.stringify(renamed.stage)).toBe(others);
      expect(renamed.seats[1]?.user).toBe('player-2');
    }
    const over = accepted(asGuest(finishedRoom(3)), rename(2, 'Anna'));
    expect(over.effects).toContainEqual({ type: 'saveGame' });
    const left = after(sent, [
      rename(2, 'Anna'),
      ...answering(sent, 'player-1'),
      ...answering(sent, 'player-3'),
    ]);
    expect(left.stage.phase).toBe('results');
  });

  test('does not send the board of a round again that names no player', () => {
    const before = playingRoom(3);
    const renamed = after(before, [{ type: 'profileChanged', person: named(2, 'Anna') }]);
    expect(stageOf(renamed, 'playing').round.board).toBe(stageOf(before, 'playing').round.board);
  });
});
