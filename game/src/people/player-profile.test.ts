import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { person } from '../testing/people.ts';
import { items } from '../testing/themes.ts';
import { agreementsIn, eveningsIn, favouritesIn, titlesIn } from './player-profile.ts';
import type { Agreement } from './player-results.ts';

type Result = Parameters<typeof titlesIn>[0][number];

const result = (changes: Partial<Result> = {}): Result => ({
  title: null,
  won: false,
  favourites: [],
  agreements: [],
  ...changes,
});
const agreed = (n: number, agreement: number, compared: number, username?: string): Agreement => ({
  ...person(n),
  ...(username !== undefined && { username }),
  agreement,
  compared,
});
const [one, two, three, four] = items(4).map((item) => ({ item, game: 'Rank them' }));
if (!one || !two || !three || !four) throw new Error('There are four items.');

test('titles are counted, the most frequent first, then the rarer one', () => {
  const titles = ['regular', 'alone', 'regular', 'generous', null].map((title) => result({ title }));
  expect(titlesIn(titles)).toEqual([
    { kind: 'regular', name: 'There for everything', count: 2 },
    { kind: 'alone', name: 'One of a kind', count: 1 },
    { kind: 'generous', name: 'Big heart', count: 1 },
  ]);
});

test('a stored title that this version does not have is left out', () => {
  expect(titlesIn([result({ title: 'forgotten' })])).toEqual([]);
});

test('games belong to one evening until six hours pass between their ends, also over midnight', () => {
  const ends = ['2026-05-04T12:00Z', '2026-05-03T01:00Z', '2026-05-02T23:00Z', '2026-05-02T17:00:01Z'];
  expect(eveningsIn(ends.map(Date.parse))).toBe(2);
  expect(eveningsIn(['2026-05-02T20:00Z', '2026-05-02T14:00Z'].map(Date.parse))).toBe(2);
  expect(eveningsIn([])).toBe(0);
});

test('agreement over several games counts each answer once, and has the name of the latest game', () => {
  const results = [
    result({ agreements: [agreed(2, 100, 10, 'New name')] }),
    result({ agreements: [agreed(2, 40, 30, 'Old name')] }),
  ];
  expect(agreementsIn(results)).toEqual([{ ...person(2), username: 'New name', percent: 55, compared: 40 }]);
});

test('who agrees most comes first; of equals, who has more answers in common', () => {
  const agreements = [agreed(2, 70, 10), agreed(3, 90, 10), agreed(4, 90, 20)];
  expect(agreementsIn([result({ agreements })]).map(({ user }) => user)).toEqual([
    person(4).user,
    person(3).user,
    person(2).user,
  ]);
});

test('players with too few answers in common are left out', () => {
  const few = limits.profile.compared - 1;
  expect(agreementsIn([result({ agreements: [agreed(2, 100, few)] })])).toEqual([]);
  expect(agreementsIn(Array(2).fill(result({ agreements: [agreed(2, 100, few)] })))).toHaveLength(1);
});

test('only identical answers agree 100 percent', () => {
  const agreements = [agreed(2, 99.9, 10), agreed(3, 100, 10)];
  expect(agreementsIn([result({ agreements })]).map(({ percent }) => percent)).toEqual([100, 99]);
});

test('favourites are the items with the highest rating, each once, at most three', () => {
  const results = [
    result({
      favourites: [
        { ...one, share: 1 },
        { ...two, share: 0.5 },
      ],
    }),
    result({
      favourites: [
        { ...three, share: 0.9 },
        { ...one, share: 1 },
        { ...four, share: 0.7 },
      ],
    }),
  ];
  expect(favouritesIn(results)).toEqual([one, three, four]);
});

test('the best of each game comes before the second best of any, and the later game before the earlier one', () => {
  const results = [
    result({
      favourites: [
        { ...one, share: 1 },
        { ...two, share: 1 },
      ],
    }),
    result({ favourites: [{ ...three, share: 1 }] }),
  ];
  expect(favouritesIn(results)).toEqual([one, three, two]);
});

test('an item that was on top in several games comes before one that was it once', () => {
  const results = [
    result({ favourites: [{ ...two, share: 1 }] }),
    result({ favourites: [{ ...one, share: 1 }] }),
    result({ favourites: [{ ...one, share: 1 }] }),
  ];
  expect(favouritesIn(results)).toEqual([one, two]);
});

test('texts without a picture are equal by their words', () => {
  const tea = { item: { id: 'a', url: null, alt: 'Tea' }, game: 'Drinks', share: 1 };
  const results = [
    result({ favourites: [tea] }),
    result({ favourites: [{ ...tea, item: { ...tea.item, id: 'b' } }] }),
  ];
  expect(favouritesIn(results)).toHaveLength(1);
});
