import { expect, test } from 'vitest';
import {
  after,
  answering,
  by,
  choosing,
  choosingCustom,
  choosingRoom,
  gameIdOf,
  lobby,
  roundKey,
  stageOf,
  withRules,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme, sliderGame, tierListGame } from '../../testing/themes.ts';
import { itemsOnBoard } from '../../themes/game.ts';
import type { RoomState } from '../state/state.ts';

const deck = chosenTheme(
  'Deck',
  Array.from({ length: 30 }, (_, at) => ({
    ...([sliderGame(), chooseGame(), tierListGame(40)][at % 3] ?? sliderGame()),
    name: `Game ${at}`,
  })),
);
const chosen = (room: RoomState) => after(room, [choosing('player-1', gameIdOf(room), deck)]);
const gamesOf = (room: RoomState) => stageOf(room, 'playing').theme.games;

test('a theme with more games than the rule says is played with as many, one of each type', () => {
  const games = gamesOf(chosen(choosingRoom(2)));
  expect(games).toHaveLength(3);
  expect(new Set(games.map(({ type }) => type)).size).toBe(3);
});

test('the rounds of a theme count within the drawn games, and the theme is used after the last one', () => {
  let room = chosen(withRules(choosingRoom(2), { roundsPerTheme: 2 }));
  for (const gameIndex of [0, 1]) {
    expect(stageOf(room, 'playing').gameIndex).toBe(gameIndex);
    const playing = room;
    room = after(
      playing,
      playing.seats.flatMap(({ user }) => answering(playing, user)),
    );
    expect(stageOf(room, 'results').game.records.at(-1)).toMatchObject({ gameIndex, gamesInTheme: 2 });
    room = after(room, [by('player-1', 'nextRound', roundKey(room))]);
  }
  expect(stageOf(room, 'choosing').game.usedThemes).toEqual(['Deck']);
});

test('all games of a theme are played in its order if the rule says so', () => {
  const games = gamesOf(chosen(withRules(choosingRoom(2), { roundsPerTheme: null })));
  expect(games).toEqual(deck.snapshot.games);
});

test('a rule that was lowered while the theme was fetched holds for it', () => {
  const ten = { ...deck, snapshot: { ...deck.snapshot, games: deck.snapshot.games.slice(0, 10) } };
  const room = withRules(choosingRoom(2), { roundsPerTheme: 1 });
  expect(gamesOf(after(room, [choosing('player-1', gameIdOf(room), ten)]))).toHaveLength(1);
});

test('a change of the rule does not change the theme that is played', () => {
  const room = chosen(choosingRoom(2));
  expect(gamesOf(withRules(room, { roundsPerTheme: 10 }))).toEqual(gamesOf(room));
});

test('the games of a custom theme are drawn, too', () => {
  const theme = {
    name: 'Drinks',
    texts: ['Tea', 'Coffee', 'Milk', 'Juice', 'Water', 'Cocoa'],
    types: ['Slider' as const, 'Choose' as const],
  };
  const written = after(lobby(2), [by('player-2', 'writeTheme', { theme }, 'written-theme')]);
  const started = after(written, [by('player-1', 'startGame', {})]);
  const room = after(
    started,
    started.seats.map(({ user }) => by(user, 'confirmReadiness', { gameId: gameIdOf(started) })),
  );
  const own = { id: 'written-theme', name: 'Drinks' };
  expect(gamesOf(after(room, [choosingCustom('player-1', gameIdOf(room), own)]))).toHaveLength(3);
});

test('a board shows a part of many pictures in random order, the same for all players', () => {
  const game = tierListGame(40);
  const boardsOf = (room: RoomState) => {
    const { board } = stageOf(room, 'playing').round;
    return board.type === 'TierList' ? board.items.map(({ id }) => id) : [];
  };
  const theme = chosenTheme('Pictures', [game]);
  const first = choosingRoom(2);
  const one = boardsOf(after(first, [choosing('player-1', gameIdOf(first), theme)]));
  const second = { ...first, random: first.random + 1 };
  const other = boardsOf(after(second, [choosing('player-1', gameIdOf(second), theme)]));
  expect(one).toHaveLength(itemsOnBoard(game));
  expect(new Set(one).size).toBe(one.length);
  expect(other).not.toEqual(one);
});
