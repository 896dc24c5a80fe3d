// @vitest-environment node
import { expect, test } from 'vitest';
import { findThemes, tagsOf } from './find-themes.ts';

const food = {
  name: 'Street food',
  tags: ['Food', 'Travel'],
  games: [{ name: 'Best snack', type: 'TierList' }],
};
const flags = {
  name: 'Flags of the world',
  tags: ['travel'],
  games: [
    { name: 'Best looking flag', type: 'TierList' },
    { name: 'How big is too big?', type: 'Slider' },
  ],
};
const café = { name: 'Café', tags: [], games: [{ name: 'Tea or coffee', type: 'FromTheFuture' }] };
const themes = [food, flags, café];
const find = (text: string, tag: string | null = null) =>
  findThemes(themes, { text, tag }).map(({ name }) => name);

test('without text and tag every theme is found, in its order', () => {
  expect(find('  ')).toEqual(['Street food', 'Flags of the world', 'Café']);
});

test.each([
  ['STREET', ['Street food']],
  ['travel', ['Street food', 'Flags of the world']],
  ['looking', ['Flags of the world']],
  ['tier list', ['Street food', 'Flags of the world']],
  ['coffee', ['Café']],
  ['cafe\u0301', ['Café']],
  ['flag snack', []],
])('%j finds %j: every word is in the name, a tag, a game or its kind', (text, names) => {
  expect(find(text)).toEqual(names);
});

test('the tag and the text must both match', () => {
  expect(find('', 'Travel')).toEqual(['Street food']);
  expect(find('flags', 'Travel')).toEqual([]);
});

test('the tags that several themes have are offered, the most frequent first', () => {
  const tagged = [
    ['Travel', 'Food', 'Alone'],
    ['Food', 'Animals'],
    ['Animals', 'Food'],
    ['Travel', 'Travel'],
  ].map((tags) => ({ name: '', games: [], tags }));
  expect(tagsOf(tagged)).toEqual(['Food', 'Animals', 'Travel']);
});
