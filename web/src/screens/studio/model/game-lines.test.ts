import { limits } from '@tallyho/game/limits';
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { storedGameSchema } from '@tallyho/game/themes/game';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { gameFormOf } from '../../../minigames/forms.ts';
import { gamesOfLines } from './game-lines.ts';
import { storedGameOf } from './theme-form.ts';

const namesIn = (text: string, taken: readonly string[] = []) =>
  gamesOfLines(text, 'SliderLobby', taken).games.map(({ name }) => name);

test.each(miniGameTypes)('the example of a %s is a game that can be saved', (type) => {
  const { games, problems } = gamesOfLines(gameFormOf(type).line.example, type, []);
  expect(problems).toEqual([]);
  expect(games).toHaveLength(1);
  for (const game of games) expect(v.is(storedGameSchema, storedGameOf(game)), game.name).toBe(true);
});

test('each line is a game, without its bullet or number, and the columns of a table are parts', () => {
  expect(namesIn('- Who sings?\n\n- Who snores?')).toEqual(['Who sings?', 'Who snores?']);
  expect(namesIn('1. Who sings?\r\n2. Who snores?')).toEqual(['Who sings?', 'Who snores?']);
  const [choice] = gamesOfLines('Tea or coffee?\tTea\tCoffee', 'Choose', []).games;
  expect(choice).toMatchObject({ left: { header: 'Tea' }, right: { header: 'Coffee' } });
});

test('the points of a slider are colored from worst to best', () => {
  const [slider] = gamesOfLines('How good? | Bad | Fine | Good', 'Slider', []).games;
  expect(slider?.points).toEqual([
    { name: 'Bad', color: 'red' },
    { name: 'Fine', color: 'gold' },
    { name: 'Good', color: 'green' },
  ]);
});

test('a line that is no game is named with its number and what is wrong, and the others are games', () => {
  const text = [
    'Tea or coffee? | Tea | Coffee',
    '',
    'Only one side? | Tea',
    ' | Tea | Coffee',
    'TEA OR COFFEE? | Tea | Coffee',
    `${'x'.repeat(limits.game.name + 1)} | Tea | Coffee`,
    `Long? | ${'x'.repeat(limits.label + 1)} | Coffee`,
    'Known? | Yes | No',
  ].join('\n');
  const { games, problems } = gamesOfLines(text, 'Choose', ['known?']);
  expect(games.map(({ name }) => name)).toEqual(['Tea or coffee?']);
  expect(problems.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(problems[0]?.text).toBe('Write two sides after the question.');
  expect(problems[2]?.text).toBe('Another game of this theme has this name.');
});

test.each([
  ['Slider', 'How good? | Bad | Good'],
  ['Slider', 'How good? | Bad | bad | Good'],
  ['TierList', `Best? | ${Array.from({ length: limits.tiers.max + 1 }, (_, at) => `T${at}`).join(' | ')}`],
  ['SliderAvatarsLobby', 'Who is up first? | Noon'],
  ['SliderLobby', 'Who sings? | 50'],
] as const)('a %s is refused with the wrong parts: %s', (type, line) => {
  const { games, problems } = gamesOfLines(line, type, []);
  expect(games).toEqual([]);
  expect(problems).toHaveLength(1);
});

test('a theme gets no more games than fit', () => {
  const text = Array.from({ length: 5 }, (_, at) => `Question ${at}?`).join('\n');
  const taken = Array.from({ length: limits.theme.games - 3 }, (_, at) => `Game ${at}`);
  const { games, problems } = gamesOfLines(text, 'SliderLobby', taken);
  expect(games).toHaveLength(3);
  expect(problems.map(({ line }) => line)).toEqual([4, 5]);
});
