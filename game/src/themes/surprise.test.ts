import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generator } from '../model/random.ts';
import { surpriseOf } from './surprise.ts';

const themes = (
  games: Readonly<Record<string, number>>,
  { used = [], seen = 0 }: { used?: readonly string[]; seen?: number } = {},
) =>
  Object.entries(games).map(([id, count]) => ({
    id,
    isLobby: id.startsWith('We '),
    covers: id.endsWith(' pictures') ? ['cover'] : [],
    isUsed: used.includes(id),
    games: Array.from({ length: count }),
    newGames: Math.max(0, count - seen),
  }));
const draw = (from: ReturnType<typeof themes>, current: string | null, random: number) =>
  surpriseOf(from, { current, rules: { roundsPerTheme: 3 }, random: () => random })?.id ?? null;

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
  const [known, unseen] = [themes({ Food: 6 }, { seen: 6 }), themes({ Flags: 1 })];
  for (const random of [0, 0.5, 0.99]) expect(draw([...known, ...unseen], null, random)).toBe('Flags');
  expect(draw(known, null, 0)).toBe('Food');
});

test('a theme with fewer new games than rounds is drawn only if no other one has enough', () => {
  const [partly, known] = [themes({ Food: 9 }, { seen: 7 }), themes({ Jobs: 9 }, { seen: 9 })];
  for (const random of [0, 0.5, 0.99]) {
    expect(draw([...partly, ...known, ...themes({ Flags: 1, Space: 3 })], null, random)).not.toBe('Food');
    expect(draw([...partly, ...known], null, random)).toBe('Food');
  }
});

test('a theme that has been played is not drawn, and none if all have been played', () => {
  expect(draw(themes({ Food: 3, Flags: 3 }, { used: ['Food'] }), null, 0)).toBe('Flags');
  expect(draw(themes({ Food: 3 }, { used: ['Food'] }), null, 0)).toBeNull();
});

test('themes about players, pictures and words alternate by how much of each is left', () => {
  const all = { Food: 9, Flags: 9, 'Sea pictures': 9, 'Sky pictures': 9, 'We two': 9, 'We all': 9 };
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = generator(seed).next;
      const used: string[] = [];
      for (const _ of Object.keys(all)) {
        const next = surpriseOf(themes(all, { used }), {
          current: null,
          rules: { roundsPerTheme: 3 },
          random,
        });
        used.push(next?.id ?? '');
      }
      const kinds = used.map((id) =>
        id
          .replace(/Food|Flags/, 'words')
          .replace(/We .+/, 'players')
          .replace(/S.+ /, ''),
      );
      expect(new Set(kinds.slice(0, 3)).size).toBe(3);
      expect(new Set(used).size).toBe(6);
    }),
  );
});

test('the next surprise is another theme, if there is one', () => {
  const two = themes({ Food: 3, Flags: 3 });
  expect([draw(two, 'Food', 0), draw(two, 'Flags', 0.99)]).toEqual(['Flags', 'Food']);
  expect(draw(themes({ Food: 3 }), 'Food', 0.5)).toBe('Food');
});
