import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { type MiniGameType, miniGames, miniGameTypes } from '../minigames/registry.ts';
import { generator } from '../model/random.ts';
import { drawGames, leastSeenFirst, roundsOf, type Seen, takeLeastSeen, unseen } from './draw-games.ts';

type Game = { id: number; type: MiniGameType; seen: Seen };

const seenSchema = fc.record({ players: fc.nat(3), at: fc.nat(2) }).map(({ players, at }) => ({
  players,
  at: players === 0 ? 0 : at,
}));
const deckOf = (seen: fc.Arbitrary<Seen>) =>
  fc
    .array(fc.record({ type: fc.constantFrom(...miniGameTypes), seen }), {
      minLength: 1,
      maxLength: limits.theme.games,
    })
    .map((games) => games.map((game, id): Game => ({ ...game, id })));
const rounds = fc.integer(limits.roundsPerTheme);
const seeds = fc.integer();

const draw = (deck: Game[], roundsPerTheme: number | null, seed: number) =>
  drawGames(deck, { roundsPerTheme, random: generator(seed).next, seenOf: ({ seen }) => seen });
const countOf = (games: readonly Game[], type: MiniGameType) =>
  games.filter((game) => game.type === type).length;

describe('the games of a theme', () => {
  test('are drawn as often as the rule says, each once, and no more than there are', () => {
    fc.assert(
      fc.property(deckOf(seenSchema), rounds, seeds, (deck, count, seed) => {
        const drawn = draw(deck, count, seed);
        expect(drawn).toHaveLength(Math.min(count, deck.length));
        expect(drawn).toHaveLength(roundsOf(deck.length, { roundsPerTheme: count }));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const game of drawn) expect(deck).toContain(game);
      }),
    );
  });

  test('are played in the order of the theme if the rule takes all of them', () => {
    fc.assert(
      fc.property(deckOf(seenSchema), seeds, (deck, seed) => {
        expect(draw(deck, null, seed)).toEqual(deck);
        const short = deck.slice(0, 3);
        expect(draw(short, 3, seed)).toEqual(short);
      }),
    );
  });

  test('are first of those types that the running game has had least', () => {
    fc.assert(
      fc.property(deckOf(fc.constant(unseen)), seeds, (deck, seed) => {
        const played = Object.fromEntries(miniGameTypes.map((type, at) => [type, at % 3]));
        const [game] = drawGames(deck, { roundsPerTheme: 1, random: generator(seed).next, played });
        const fewest = Math.min(...deck.map(({ type }) => played[type] ?? 0));
        expect(game && played[game.type]).toBe(fewest);
      }),
    );
  });

  test('are drawn from the least seen ones', () => {
    fc.assert(
      fc.property(deckOf(seenSchema), rounds, seeds, (deck, count, seed) => {
        const drawn = draw(deck, count, seed);
        const left = deck.filter((game) => !drawn.includes(game));
        for (const game of drawn)
          for (const other of left) expect(leastSeenFirst(game.seen, other.seen)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('are of each type as many as of any other, as far as the theme has them', () => {
    fc.assert(
      fc.property(deckOf(fc.constant(unseen)), rounds, seeds, (deck, count, seed) => {
        const drawn = draw(deck, count, seed);
        const most = Math.max(...miniGameTypes.map((type) => countOf(drawn, type)));
        for (const type of miniGameTypes)
          expect(countOf(drawn, type)).toBeGreaterThanOrEqual(Math.min(most - 1, countOf(deck, type)));
      }),
    );
  });

  test('alternate in type if no type has more than half of the drawn ones', () => {
    fc.assert(
      fc.property(deckOf(seenSchema), rounds, seeds, (deck, count, seed) => {
        fc.pre(deck.length > count);
        const drawn = draw(deck, count, seed);
        const most = Math.max(...miniGameTypes.map((type) => countOf(drawn, type)));
        fc.pre(most <= Math.ceil(drawn.length / 2));
        for (const [at, { type }] of drawn.entries()) expect(drawn[at + 1]?.type).not.toBe(type);
      }),
    );
  });

  test('alternate in pace if as many fast as slow types are drawn, and the pace with more rounds begins', () => {
    const paces = (types: MiniGameType[], count: number, seed: number) => {
      const deck = [...types, ...types].map((type, id): Game => ({ id, type, seen: unseen }));
      return draw(deck, count, seed).map(({ type }) => miniGames[type].pace);
    };
    fc.assert(
      fc.property(seeds, (seed) => {
        const four = paces(['TierList', 'RankThem', 'Slider', 'Choose'], 4, seed);
        for (const [at, pace] of four.entries()) expect(four[at + 1]).not.toBe(pace);
        expect(paces(['TierList', 'RankThem', 'Slider'], 3, seed)).toEqual(['slow', 'fast', 'slow']);
        expect(paces(['HotTakes', 'TierList', 'Choose'], 3, seed)).toEqual(['fast', 'slow', 'fast']);
      }),
    );
  });

  test('begin with another type than the last round of the theme before, and with the other pace', () => {
    const types: MiniGameType[] = ['TierList', 'RankThem', 'Slider', 'Choose'];
    const deck = [...types, ...types].map((type, id): Game => ({ id, type, seen: unseen }));
    fc.assert(
      fc.property(
        fc.constantFrom(...miniGameTypes),
        fc.integer({ min: 2, max: 7 }),
        seeds,
        (lastType, count, seed) => {
          const [first] = drawGames(deck, { roundsPerTheme: count, random: generator(seed).next, lastType });
          expect(first?.type).not.toBe(lastType);
          // Two of both paces are drawn, or more.
          if (count >= 4) expect(first && miniGames[first.type].pace).not.toBe(miniGames[lastType].pace);
        },
      ),
    );
  });

  test('are the same with the same seed, and others with another', () => {
    const deck = miniGameTypes.flatMap((type, group) =>
      Array.from({ length: 15 }, (_, at): Game => ({ id: group * 15 + at, type, seen: unseen })),
    );
    expect(draw(deck, 5, 7)).toEqual(draw(deck, 5, 7));
    expect(draw(deck, 5, 7)).not.toEqual(draw(deck, 5, 8));
  });
});

test('the least seen entries are taken first, at random among equals', () => {
  fc.assert(
    fc.property(fc.array(seenSchema), fc.nat(70), seeds, (seen, count, seed) => {
      const list = seen.map((value, id) => ({ id, seen: value }));
      const options = { count, seenOf: (entry: { seen: Seen }) => entry.seen, random: generator(seed).next };
      const taken = takeLeastSeen(list, options);
      expect(taken).toHaveLength(Math.min(count, list.length));
      expect(new Set(taken).size).toBe(taken.length);
      const left = list.filter((entry) => !taken.includes(entry));
      for (const one of taken)
        for (const other of left) expect(leastSeenFirst(one.seen, other.seen)).toBeLessThanOrEqual(0);
    }),
  );
});
