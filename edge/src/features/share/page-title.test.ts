import { expect, it } from 'vitest';
import { pageTitleOf } from './page-title.ts';

const titleOf = (names: readonly string[], themes: readonly string[]) =>
  pageTitleOf({
    players: names.map((username) => ({ username })),
    rounds: themes.map((theme) => ({ theme })),
    boardTheme: themes[0] ?? null,
  });

it.each([
  ['a short second theme by its name', ['Street food', 'Dogs', 'Street food'], '“Street food” and “Dogs”'],
  ['a long one as a number', ['Street food', 'Two truths and one lie'], '“Street food” and 1 more theme'],
  ['more as a number', ['Street food', 'Dogs', 'Cats'], '“Street food” and 2 more themes'],
])('says %s', (_case, themes, said) => {
  expect(titleOf(['Robin', 'kimchi'], themes)).toBe(`Robin and kimchi played ${said}`);
});

it('says many names as a number', () => {
  const names = ['Robin', 'Wilhelmina', 'Maximilian', 'alexandra_the_great'];
  expect(titleOf(names, ['Dogs'])).toBe('Robin and 3 friends played “Dogs”');
});

it('names no theme of the players', () => {
  expect(titleOf(['Robin'], [])).toBe('How the game night went');
});
