import { generator } from '@tallyho/game/model/random';
import { drawGames, leastSeenFirst, type Seen, unseen } from '@tallyho/game/themes/draw-games';
import { expect, test } from 'vitest';
import { starterThemes } from './index.ts';

const evenings = 52;
const themesPerEvening = 9;
const roundsPerTheme = 3;

/** A group that plays a year of evenings and remembers everything. Returns the names of the games of each chosen theme. */
const playYear = (seed: number) => {
  const random = generator(seed).next;
  const seen = new Map<string, Seen>();
  const seenOf = ({ name }: { name: string }): Seen => seen.get(name) ?? unseen;
  /** The themes in the order of the picker: those with the most games that are new. */
  const byNews = () =>
    starterThemes
      .toSorted((one, other) => newsOf(other.games) - newsOf(one.games))
      .slice(0, themesPerEvening);
  const newsOf = (games: readonly { name: string }[]) =>
    games.filter((game) => seenOf(game) === unseen).length;
  return Array.from({ length: evenings }, (_, evening) =>
    byNews().map(({ games }) => {
      const drawn = drawGames(games, { roundsPerTheme, random, seenOf });
      const before = games.map((game) => ({ name: game.name, seen: seenOf(game) }));
      for (const { name } of drawn) seen.set(name, { players: 6, at: evening + 1 });
      return { before, drawn: drawn.map(({ name }) => name) };
    }),
  );
};

test.each([1, 2, 3])(
  'in a year of evenings no game of a theme comes again while another one is new (seed %i)',
  (seed) => {
    const year = playYear(seed);
    for (const { before, drawn } of year.flat()) {
      expect(new Set(drawn).size).toBe(drawn.length);
      const left = before.filter(({ name }) => !drawn.includes(name));
      for (const { name, seen } of before)
        if (drawn.includes(name))
          for (const other of left) expect(leastSeenFirst(seen, other.seen)).toBeLessThanOrEqual(0);
    }
    const isRepeat = ({ before, drawn }: (typeof year)[number][number]) =>
      before.some(({ name, seen }) => seen !== unseen && drawn.includes(name));
    const firstRepeat = year.flat().findIndex(isRepeat);
    const played = year.flat().slice(0, firstRepeat);
    // Before the first repeat every theme was played as often as it has new games for.
    const names = played.flatMap(({ drawn }) => drawn);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(starterThemes.length);
  },
);
