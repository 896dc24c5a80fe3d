import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import type { MiniGameType } from '../minigames/registry.ts';
import { items as itemsOf, sliderGame, tierListGame } from '../testing/themes.ts';
import { drawTheme, type SeenGame } from './draw-theme.ts';
import { type PlayedGame, playedGameOf } from './game.ts';
import { seenNameOf } from './seen-name.ts';

const count = 12;
const question = tierListGame(count);
const deck: PlayedGame[] = [
  question,
  ...Array.from({ length: 9 }, (_, at) => ({ ...sliderGame(), name: `Slider ${at}` })),
];
const draw = {
  roundsPerTheme: 2,
  questionsFor: 'all',
  leftOut: [],
  played: {},
  lastType: null,
  playAs: null,
} as const;

/** Returns how the question is asked after these rounds of one player, and whether it is. */
const drawn = (seen: readonly SeenGame[], now: number, more: object = {}) =>
  [1, 2, 3, 4, 5].flatMap((seed) =>
    drawTheme({ ...draw, ...more, seed }, { seen, now })
      .games(deck, () => count)
      .filter(({ name }) => name === question.name),
  );
const seenAs = (type: MiniGameType, seenAt: number): SeenGame => ({
  game: seenNameOf({ name: question.name, type, ...(type !== 'TierList' && { isPlayedAs: true as const }) }),
  items: [],
  seenAt,
});

describe('a question with pictures', () => {
  test('is asked in each of its formats before one of them repeats', () => {
    const seen: SeenGame[] = [];
    const formats = ['Cup', 'HotTakes', 'RankThem', 'TierList'];
    for (const at of formats.keys()) {
      const now = 1 + at * limits.questionRest;
      const [next] = drawn(seen, now);
      if (next) seen.push(seenAs(next.type, now));
    }
    expect(seen.map(({ game }) => game).toSorted()).toEqual(
      formats
        .map((type) => seenAs(type as MiniGameType, 0).game) // types of the registry
        .toSorted(),
    );
  });

  test('rests before it is asked in another format, while the theme has other questions', () => {
    const seen = [seenAs('TierList', 1)];
    expect(drawn(seen, limits.questionRest)).toEqual([]);
    expect(drawn(seen, limits.questionRest + 1).length).toBeGreaterThan(0);
  });

  test('is asked in a format that the running game has had least', () => {
    const played = { TierList: 1, Cup: 2, HotTakes: 1 };
    expect(new Set(drawn([], 0, { played }).map(({ type }) => type))).toEqual(new Set(['RankThem']));
  });

  test('shows other pictures in each format, and other ones when it comes again', () => {
    const many = 15;
    const two: PlayedGame[] = [tierListGame(many), { ...tierListGame(many), name: 'Another question' }];
    const seen: SeenGame[] = [];
    const shown: string[] = [];
    for (let time = 1; time <= 16; time += 1) {
      const now = time * limits.questionRest;
      const drawing = drawTheme({ ...draw, roundsPerTheme: 1, seed: time }, { seen, now });
      const [drawnGame] = drawing.games(two, () => many);
      if (!drawnGame) throw new Error('Nothing was drawn.');
      const items = drawing.withItems(playedGameOf(drawnGame, itemsOf(many))).items.map(({ id }) => id);
      const game = seenNameOf(drawnGame);
      const before = seen.findIndex((row) => row.game === game);
      const known = before < 0 ? [] : seen.splice(before, 1).flatMap((row) => row.items);
      seen.push({ game, items: [...items, ...known], seenAt: now });
      shown.push(`${drawnGame.name}: ${items.join()}`);
    }
    expect(seen).toHaveLength(8);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('has all its pictures if no game of its theme is left out', () => {
    const drawing = drawTheme({ ...draw, roundsPerTheme: null, seed: 1 }, { seen: [], now: 0 });
    const [whole] = drawing.games([tierListGame(15)], () => 15);
    expect(whole && drawing.withItems(playedGameOf(whole, itemsOf(15))).items).toHaveLength(15);
  });

  test('stays as the theme has it if its tiers are roles, if it has few pictures, or if all games are played', () => {
    const roles: typeof deck = deck.map((game) =>
      game.type === 'TierList' ? { ...game, config: { ...game.config, ordered: false } } : game,
    );
    const typesIn = (games: typeof deck, pictures: number, roundsPerTheme: number | null) => {
      const drawing = drawTheme(
        { ...draw, roundsPerTheme, played: { TierList: 9 }, seed: 1 },
        { seen: [], now: 0 },
      );
      return new Set(drawing.games(games, () => pictures).map(({ type }) => type));
    };
    const itself = new Set(['TierList', 'Slider']);
    expect(typesIn(roles, count, 2)).toEqual(itself);
    expect(typesIn(deck, limits.picturesForFormats - 1, 2)).toEqual(itself);
    expect(typesIn(deck, count, null)).toEqual(itself);
  });
});
