// @vitest-environment node
import { expect, test } from 'vitest';
import type { StudioTheme } from '../model/studio-types.ts';
import { everything, type ListView, queryOf, themesInView, viewOf } from './list-view.ts';

const tag = (name: string, adminOnly = false) => ({
  _id: `tag-${name}`,
  name,
  category: 'Topic',
  adminOnly,
  color: 'gold',
});
const theme = (name: string, more: Partial<StudioTheme>): StudioTheme => ({
  _id: name,
  name,
  description: '',
  type: 'normal',
  hidden: false,
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  updatedBy: null,
  tags: [],
  games: [],
  covers: [],
  ...more,
});
const themes = [
  theme('Street food', {
    tags: [tag('Travel'), tag('Food')],
    games: [{ name: 'Worth the queue?', type: 'Slider' }],
    createdAt: 3,
    updatedAt: 4,
  }),
  theme('Night trains', {
    tags: [tag('Travel')],
    description: 'With or without a bed.',
    createdAt: 2,
    updatedAt: 9,
  }),
  theme('Zombie crew 10', { type: 'lobby', hidden: true, tags: [tag('Draft', true)], createdAt: 9 }),
  theme('Zombie crew 9', {
    type: 'lobby',
    games: [{ name: 'Who leads?', type: 'FromTheFuture' }],
    createdAt: 1,
  }),
];
const names = (view: Partial<ListView>) =>
  themesInView(themes, { ...everything, sort: 'name', ...view }).map(({ name }) => name);

test.each([
  ['food travel', ['Street food']],
  ['QUEUE street', ['Street food']],
  ['slider', ['Street food']],
  ['bed', ['Night trains']],
  ['hidden', ['Zombie crew 10']],
  ['zombie published', ['Zombie crew 9']],
  ['travel zombie', []],
  ['  ', ['Night trains', 'Street food', 'Zombie crew 9', 'Zombie crew 10']],
])('%j finds themes that have every word in name, tags, games, description or state', (q, found) => {
  expect(names({ q })).toEqual(found);
});

test('filters by type, visibility and tag, together', () => {
  expect(names({ type: 'lobby' })).toEqual(['Zombie crew 9', 'Zombie crew 10']);
  expect(names({ type: 'lobby', show: 'hidden' })).toEqual(['Zombie crew 10']);
  expect(names({ show: 'published', tag: 'tag-Travel' })).toEqual(['Night trains', 'Street food']);
  expect(names({ tag: 'tag-Draft', show: 'published' })).toEqual([]);
});

test('sorts by name with numbers, by the last change and by the creation', () => {
  expect(names({ sort: 'name' }).slice(2)).toEqual(['Zombie crew 9', 'Zombie crew 10']);
  expect(names({ sort: 'changed' }).slice(0, 2)).toEqual(['Night trains', 'Street food']);
  expect(names({ sort: 'newest' })).toEqual([
    'Zombie crew 10',
    'Street food',
    'Night trains',
    'Zombie crew 9',
  ]);
});

test('a view is read back from its query, and a query that is wrong changes nothing', () => {
  const view: ListView = { q: 'a & b', type: 'lobby', show: 'hidden', tag: 'x', sort: 'name' };
  expect(viewOf(queryOf(view))).toEqual(view);
  expect(queryOf(everything)).toBe('');
  expect(viewOf('?type=other&sort=1&unknown=x')).toEqual(everything);
});
