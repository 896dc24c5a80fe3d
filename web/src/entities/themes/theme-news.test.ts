import { expect, test } from 'vitest';
import type { ThemeTitle } from './theme-api.ts';
import { newsText, themesByNews } from './theme-news.ts';

test.each([
  [{ players: 0, newGames: 40 }, 'New for all'],
  [{ players: 2, newGames: 12 }, '12 of 40 new for all'],
  [{ players: 1, newGames: 0 }, '1 of you knows it'],
  [{ players: 2, newGames: 0 }, '2 of you know it'],
  [{ players: 3, newGames: 0 }, 'You all know it'],
])('a theme of 40 games at a table of three, known as %o, says: %s', (known, text) => {
  expect(newsText(known, 40, 3)).toBe(text);
});

const titled = (name: string, known: ThemeTitle['known']): ThemeTitle => ({
  _id: name,
  name,
  description: '',
  type: 'normal',
  tags: [],
  games: [{ name: 'One?', type: 'Slider' }],
  covers: [],
  isNew: false,
  known,
});
const themes = [
  titled('Known', { players: 2, newGames: 0 }),
  titled('Partly known', { players: 2, newGames: 1 }),
  titled('Unseen', { players: 0, newGames: 1 }),
  titled('Also unseen', { players: 0, newGames: 1 }),
];
const namesOf = (ordered: ReturnType<typeof themesByNews>) => ordered.themes.map(({ name }) => name);

test('unseen themes come first, in their order, and known ones last', () => {
  const ordered = themesByNews(themes, { everythingIsNew: false });
  expect(namesOf(ordered)).toEqual(['Unseen', 'Also unseen', 'Partly known', 'Known']);
  expect(ordered.saysNews).toBe(true);
});

test('nothing is ordered or said if everything is offered as new, or if the group has no history', () => {
  expect(themesByNews(themes, { everythingIsNew: true })).toEqual({ themes, saysNews: false });
  const unseen = themes.slice(2);
  expect(themesByNews(unseen, { everythingIsNew: false })).toEqual({ themes: unseen, saysNews: false });
});
