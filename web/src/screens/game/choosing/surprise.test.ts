// @vitest-environment node
import { defaultRules } from '@tallyho/game/model/default-rules';
import { expect, test } from 'vitest';
import { pickableThemes } from './pickable-theme.ts';
import { surpriseOf } from './surprise.ts';

const themes = (games: Readonly<Record<string, number>>, usedThemes: readonly string[] = [], knowers = 0) =>
  pickableThemes(
    { custom: [], usedThemes, rules: defaultRules, players: 3 },
    Object.entries(games).map(([name, count]) => ({
      _id: name,
      name,
      description: '',
      type: 'normal' as const,
      tags: [],
      games: Array.from({ length: count }, (_, index) => ({ name: `${index}`, type: 'Slider' })),
      covers: [],
      isNew: false,
      known: { players: knowers, newGames: knowers === 0 ? count : 0 },
    })),
  );
const draw = (from: ReturnType<typeof themes>, current: string | null, random: number) =>
  surpriseOf(from, current, () => random)?.name ?? null;

test('themes are drawn in proportion to their games', () => {
  const three = themes({ Food: 1, Flags: 3, Space: 6 });
  expect([0, 0.09, 0.1, 0.39, 0.4, 0.99].map((random) => draw(three, null, random))).toEqual([
    'Food',
    'Food',
    'Flags',
    'Flags',
    'Space',
    'Space',
  ]);
});

test('a theme that is known to all is drawn only if nothing is new', () => {
  const [known, unseen] = [themes({ Food: 6 }, [], 3), themes({ Flags: 1 })];
  for (const random of [0, 0.5, 0.99]) expect(draw([...known, ...unseen], null, random)).toBe('Flags');
  expect(draw(known, null, 0)).toBe('Food');
});

test('a theme that has been played is not drawn, and none if all have been played', () => {
  expect(draw(themes({ Food: 3, Flags: 3 }, ['Food']), null, 0)).toBe('Flags');
  expect(draw(themes({ Food: 3 }, ['Food']), null, 0)).toBeNull();
});

test('the next surprise is another theme, if there is one', () => {
  const two = themes({ Food: 3, Flags: 3 });
  expect([draw(two, 'Food', 0), draw(two, 'Flags', 0.99)]).toEqual(['Flags', 'Food']);
  expect(draw(themes({ Food: 3 }), 'Food', 0.5)).toBe('Food');
});
