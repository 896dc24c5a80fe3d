import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { people } from '../testing/people.ts';
import { chooseGame, customGame, items, sliderGame, tierListGame } from '../testing/themes.ts';
import { playedGameSchema, prepareRound, storedGameSchema } from '../themes/game.ts';
import { isComplete, miniGames, miniGameTypes, parseAnswer, sampleAnswer } from './registry.ts';

const games = [tierListGame(), tierListGame(9, true), ...miniGameTypes.map((type) => customGame(type))];
const parses = (game: unknown) => v.safeParse(storedGameSchema, game).success;
const step = (name: string, color = 'white') => ({ name, color });

test('every mini-game is registered under its own type', () => {
  for (const type of miniGameTypes) expect(miniGames[type].type).toBe(type);
});

test.each(games)('$type: a complete answer is valid, complete and unchanged by storage', (game) => {
  const board = prepareRound(game, { players: people(3), random: () => 0.3 });
  const answer = sampleAnswer(board, () => 0.7);
  expect(parseAnswer(board, JSON.parse(JSON.stringify(answer)))).toStrictEqual(answer);
  expect([isComplete(board, null), isComplete(board, answer)]).toEqual([false, true]);
});

test.each(games)('$type: with its pictures it is playable in a room', (game) => {
  expect(v.parse(playedGameSchema, game)).toEqual(game);
  const { items: _pictures, ...input } = game;
  expect(v.parse(storedGameSchema, game)).toEqual(input);
});

test('fills in defaults and trims names', () => {
  const { seMode: _default, ...config } = tierListGame().config as { seMode: boolean };
  const parsed = v.parse(storedGameSchema, { ...tierListGame(), name: '  Rank them ', config });
  expect(parsed).toMatchObject({ name: 'Rank them', config: { seMode: false } });
});

describe('rejects a game', () => {
  const slider = (points: unknown) => ({ ...sliderGame(), config: { points } });
  const tierList = (config: object) => ({
    ...tierListGame(),
    config: { ...tierListGame().config, ...config },
  });
  test.each([
    ['of an unknown type', { ...sliderGame(), type: 'Roulette' }],
    ['of a type from the prototype', { ...sliderGame(), type: 'toString' }],
    ['with another type’s config', { ...sliderGame(), config: chooseGame().config }],
    ['without a name', { ...sliderGame(), name: '   ' }],
    ['with two points', slider([step('A'), step('B')])],
    ['with eleven points', slider(Array.from({ length: 11 }, (_, at) => step(`${at}`)))],
    ['with the same point twice', slider([step('A'), step('B'), step(' a')])],
    ['with a color that is CSS', slider([step('A', 'url(x)'), step('B'), step('C')])],
    ['without tiers', tierList({ tiers: [] })],
    ['with eleven tiers', tierList({ tiers: Array.from({ length: 11 }, (_, at) => step(`${at}`)) })],
    ['with a folder that climbs', tierList({ content: 'Themes/../Game1' })],
    ['with an encoded folder', tierList({ content: 'Themes/a%2fb/Game1' })],
    ['with a folder elsewhere', tierList({ content: 'Secrets/Test/Game1' })],
  ])('%s', (_case, game) => {
    expect(parses(game)).toBe(false);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,x',
    'http://example.org/x.png',
    '//example.org/x.png',
  ])('with a picture at %s', (url) => {
    const pictured = { ...tierListGame(), items: [{ ...items(1)[0], url }] };
    expect(v.safeParse(playedGameSchema, pictured).success).toBe(false);
  });
});
