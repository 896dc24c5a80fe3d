import { expect, test } from 'vitest';
import type { Board } from '../minigames/registry.ts';
import { people } from '../testing/people.ts';
import { questionOf } from './question-of.ts';

const game = {
  name: 'Breakfast at seven',
  description: 'How likely is each of you at breakfast at seven?',
  type: 'SliderLobby',
} as const;
const sliders = { type: 'SliderLobby', players: people(2), start: 50 } as const;
const ends = { low: 'Still in bed', high: 'First at the table' };

test('sliders with named ends ask their description, without them the name of the game', () => {
  const board = { ...sliders, players: [...sliders.players], ends };
  expect(questionOf({ game, board })).toBe(game.description);
  expect(questionOf({ game: { ...game, description: '' }, board })).toBe(game.name);
  const { ends: _ends, ...unnamed } = board;
  expect(questionOf({ game, board: unnamed })).toBe(game.name);
});

test('rounds in which players write ask their prompt, with its names', () => {
  const [robin] = people(1);
  const prompt = { prompt: 'Worst thing to hear from {player}', named: robin ? [robin] : [], texts: null };
  expect(questionOf({ game, board: { type: 'WriteAndRate', ...prompt } })).toBe(
    `Worst thing to hear from ${robin?.username}`,
  );
  const board = { type: 'WhoseIsIt' as const, prompt: 'What do you hide?', texts: null, people: [] };
  expect(questionOf({ game, board })).toBe('What do you hide?');
});

test('a round of a mini-game that this version does not know has the name of its game', () => {
  const board = { type: 'Unknown' } as unknown as Board; // from a newer version
  expect(questionOf({ game, board })).toBe(game.name);
});
