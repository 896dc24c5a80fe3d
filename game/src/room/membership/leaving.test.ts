import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import {
  accepted,
  after,
  answering,
  by,
  choosingRoom,
  gameIdOf,
  playingRoom,
  readyCheckRoom,
  refusalOf,
  resultsRoom,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chosenTheme, customGame, sliderGame } from '../../testing/themes.ts';
import type { RoomEvent } from '../state/event.ts';
import { viewFor } from '../views/view-for.ts';

const five = { ratingValue: 5, sliderIndex: 1 };
const slider = chosenTheme('One', [sliderGame()]);
const phases = { readyCheckRoom, choosingRoom, playingRoom, resultsRoom };

describe.each(Object.entries(phases))('one of two players in %s', (_phase, make) => {
  const ways: [string, (user: string) => RoomEvent][] = [
    ['leaves', (user) => by(user, 'leaveLobby', {})],
    ['is suspended', (user) => ({ type: 'removed', user, reason: 'suspended' })],
    ['is lost', (user) => ({ type: 'disconnected', user })],
  ];
  const whos = ways.flatMap(([how, event]) => [1, 2].map((n) => [how, n, event] as const));

  test.each(whos)(
    '%s (player %i): the game ends with its results so far, and the other player can play again',
    (_how, n, event) => {
      const room = after(make(2), [event(`player-${n}`)]);
      const over = after(room, [{ type: 'deadline' }], 120_000);
      expect(stageOf(over, 'finished').reason).toBe('tooFewPlayers');
      const other = `player-${3 - n}`;
      const another: RoomEvent[] = [
        { type: 'joined', person: person(5) },
        { type: 'connected', user: 'player-5' },
      ];
      const back = by(other, 'playAgain', { gameId: gameIdOf(over) });
      const lobby = after(over, [...another, back, { type: 'deadline' }], 140_000);
      expect([viewFor(lobby, other)?.stage.phase, lobby.leader]).toEqual(['lobby', other]);
      expect(after(lobby, [by(other, 'startGame', {})]).stage.phase).toBe('readyCheck');
    },
  );
});

describe('an answer that was locked but not sent', () => {
  const room = playingRoom(3, slider);
  const lock = by('player-2', 'gameRoundConfirmation', { ...roundKey(room), code: 1, gameData: five });

  test('is dropped when its player is kicked; the round continues', () => {
    const kicked = after(room, [lock, by('player-1', 'kickPlayer', { player: 'player-2' })]);
    expect(stageOf(kicked, 'playing').round).toMatchObject({
      drafts: [{ user: 'player-1' }, { user: 'player-3' }],
      sent: [],
    });
  });

  test('is dropped when the last player waited for is kicked; the round ends', () => {
    const waiting = after(room, [
      ...answering(room, 'player-1', five),
      ...answering(room, 'player-3', five),
      lock,
    ]);
    const { state, effects } = accepted(waiting, by('player-1', 'kickPlayer', { player: 'player-2' }));
    expect(stageOf(state, 'results').game.records[0]?.answers.map(({ ratedBy }) => ratedBy)).toEqual([
      person(1),
      person(3),
    ]);
    expect(effects).toContainEqual({ type: 'disconnect', user: 'player-2', reason: 'kicked' });
    const send = by('player-2', 'gameRoundConfirmation', { ...roundKey(room), code: 2 });
    expect(refusalOf(state, send)).toBe('notMember');
  });
});

describe('a player who is removed', () => {
  const room = playingRoom(3, slider);
  const removal = { type: 'removed', user: 'player-1', reason: 'suspended' } as const;

  test('is disconnected with the reason, and the next leader takes over immediately', () => {
    const { state, effects } = accepted(room, removal);
    expect(state.seats.map(({ user }) => user)).toEqual(['player-2', 'player-3']);
    expect(state.leader).toBe('player-2');
    expect(effects).toContainEqual({ type: 'disconnect', user: 'player-1', reason: 'suspended' });
  });

  test('ends the round if it was the last player waited for', () => {
    const waiting = after(room, [...answering(room, 'player-2', five), ...answering(room, 'player-3', five)]);
    expect(after(waiting, [removal]).stage.phase).toBe('results');
  });

  test('must have a seat: other users are ignored', () => {
    expect(refusalOf(room, { ...removal, user: 'player-9' })).toBe('notMember');
  });
});

test('a player who leaves stays on the current board and is on no later one', () => {
  const games = chosenTheme('Twice', [customGame('SliderLobby'), customGame('SliderLobby')]);
  const room = after(playingRoom(3, games), [by('player-3', 'leaveLobby', {})]);
  const rated = (state: typeof room) => {
    const { board } = stageOf(state, 'playing').round;
    return board.type === 'SliderLobby' ? board.players.map(({ user }) => user) : [];
  };
  expect(rated(room)).toEqual(['player-1', 'player-2', 'player-3']);
  const results = after(
    room,
    room.seats.flatMap(({ user }) => answering(room, user)),
  );
  const second = after(results, [by('player-1', 'nextRound', roundKey(results))]);
  expect(rated(second)).toEqual(['player-1', 'player-2']);
});
