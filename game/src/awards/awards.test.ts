import { describe, expect, test } from 'vitest';
import type { Answer } from '../minigames/registry.ts';
import type { Game, RoundRecord } from '../records/game.ts';
import { people, person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, customGame, roleGame, sliderGame, tierListGame } from '../testing/themes.ts';
import { gameAwards, roundAwards } from './awards-of.ts';
import { closestPairOf } from './closest-pair.ts';
import { mostDivisive } from './divisive.ts';
import { scoresOf } from './scores.ts';
import { agreementText, divisiveText } from './words.ts';

const marks = (...values: number[]): Answer => ({
  ratings: values.map((value, at) => ({ player: `player-${at + 1}`, value })),
});
const row = (...numbers: number[]): Answer => ({ order: numbers.map((n) => `player-${n}`) });
const slid = (ratingValue: number): Answer => ({ ratingValue, sliderIndex: Math.round(ratingValue / 5) });
const side = (selectedSide: 'left' | 'right'): Answer => ({ selectedSide });
const sliders = (answers: Answer[], index = 0) => playedRound(customGame('SliderLobby'), answers, { index });
const rows = (answers: Answer[], index = 0) =>
  playedRound(customGame('SliderAvatarsLobby'), answers, { index });

describe('points', () => {
  test('are the share of the maximum points per round, summed and rounded; equal points share a rank', () => {
    // Ratings of 1-100 are percentages; in a row of two the worst player has 50 % and the best 100 %.
    const records = [
      sliders([marks(90, 30), marks(70, 50)]),
      rows([row(1, 2), row(2, 1)], 1),
      playedRound(sliderGame(), [slid(10), slid(0)], { index: 2 }),
    ];
    expect(scoresOf(records)).toEqual([
      { player: person(1), points: 80 + 75, rounds: 2, rank: 1 },
      { player: person(2), points: 40 + 75, rounds: 2, rank: 2 },
    ]);
    expect(scoresOf(records.slice(1))).toEqual([
      { player: person(1), points: 75, rounds: 1, rank: 1 },
      { player: person(2), points: 75, rounds: 1, rank: 1 },
    ]);
  });

  test('of three tiers are thirds, and equal sums share a rank independent of the order of addition', () => {
    const tiers = (s: number[], a: number[], b: number[]): Answer => ({
      tiers: [s, a, b].map((list, at) => ({
        name: ['S', 'A', 'B'][at] ?? '',
        players: list.map((n) => `player-${n}`),
      })),
    });
    const record = (answers: Answer[], index: number) =>
      playedRound(customGame('TierListLobby'), answers, { index, players: people(3) });
    const records = [
      record([tiers([1], [2], []), tiers([], [1], [2])], 0),
      record([tiers([2], [], [1]), tiers([2], [1], [])], 1),
      record([tiers([], [], [1, 2])], 2),
    ];
    // Player 1: (3 + 2) / 6, (1 + 2) / 6, 1 / 3; player 2: (2 + 1) / 6, 6 / 6, 1 / 3; player 3 was never placed.
    expect(scoresOf(records)).toEqual([
      { player: person(2), points: 183, rounds: 3, rank: 1 },
      { player: person(1), points: 167, rounds: 3, rank: 2 },
      { player: person(3), points: 0, rounds: 0, rank: 3 },
    ]);
  });

  test('are not reduced by an unfinished answer', () => {
    const records = [sliders([marks(80, 60), marks(60, 60), marks(40)])];
    expect(scoresOf(records)).toEqual([
      { player: person(1), points: 60, rounds: 1, rank: 1 },
      { player: person(2), points: 60, rounds: 1, rank: 1 },
      { player: person(3), points: 0, rounds: 0, rank: 3 },
    ]);
  });

  test('are empty without a lobby game, without answers, and without players to rate', () => {
    expect(scoresOf([playedRound(tierListGame(), [])])).toEqual([]);
    expect(scoresOf([playedRound(sliderGame(), [slid(5)])])).toEqual([]);
    expect(scoresOf([sliders([])])).toEqual([]);
    const nobody = playedRound(customGame('SliderLobby'), [marks()], { players: [] });
    expect(scoresOf([nobody])).toEqual([]);
  });

  test('of a single player in the row are the maximum', () => {
    expect(scoresOf([rows([row(1)])])).toEqual([{ player: person(1), points: 100, rounds: 1, rank: 1 }]);
  });

  test('exist only for rated players, with the name from the last round; a player who sat out has fewer rounds', () => {
    const renamed = [{ ...person(1), username: 'Robin' }, person(2)];
    const records = [
      sliders([marks(40, 60), marks(60, 60)]),
      playedRound(customGame('SliderLobby'), [marks(10)], { index: 1, players: renamed.slice(0, 1) }),
    ];
    expect(scoresOf(records)).toEqual([
      { player: { ...person(1), username: 'Robin' }, points: 60, rounds: 2, rank: 1 },
      { player: person(2), points: 60, rounds: 1, rank: 1 },
    ]);
  });
});

describe('most divisive', () => {
  test('is the subject with the largest population standard deviation', () => {
    // Player 1: 10, 50, 90: deviation 32.659863; player 2: 50, 50, 50; player 3: 100, 1, 50: deviation 40.417268.
    const record = sliders([marks(10, 50, 100), marks(50, 50, 1), marks(90, 50, 50)]);
    expect(mostDivisive([record])).toEqual({
      record: 0,
      game: 'Words for SliderLobby',
      subject: { kind: 'player', id: 'player-3', player: person(3) },
      spread: 40.417268,
    });
  });

  test('of a game can be a question; among equals it is the first', () => {
    const answers = [side('left'), side('right'), side('left'), side('right')];
    const first = playedRound(chooseGame(), answers, { index: 0 });
    const second = playedRound(sliderGame(), [slid(10), slid(0), slid(10), slid(0)], { index: 1 });
    const question = { kind: 'question', id: 'question' };
    expect(mostDivisive([first, second])).toEqual({
      record: 0,
      game: 'This or that',
      subject: question,
      spread: 50,
    });
    expect(mostDivisive([second, first])).toMatchObject({ game: 'How good?' });
  });

  test.each([
    ['three who all say something else', [1, 50, 100], true],
    ['half against half', [20, 20, 90, 90], true],
    ['a plain two to one', [90, 85, 10], false],
    ['one against all others', [90, 90, 90, 90, 1], false],
    ['two alone, however far apart', [1, 100], false],
    ['small differences', [40, 60, 50, 45], false],
  ])('%s: %j', (_case, values, isDivisive) => {
    const record = playedRound(
      customGame('SliderLobby'),
      values.map((value) => ({ ratings: [{ player: 'player-1', value }] })),
    );
    expect(mostDivisive([record]) !== null).toBe(isDivisive);
  });

  test.each([
    ['LLR', false],
    ['LLLR', false],
    ['LLLLRR', false],
    ['LR', false],
    ['LLRR', true],
    ['LLLRR', true],
    ['LLLLRRR', true],
  ])('for two sides with %s votes: is divisive %s', (votes, isDivisive) => {
    const answers = [...votes].map((vote) => side(vote === 'L' ? 'left' : 'right'));
    expect(mostDivisive([playedRound(chooseGame(), answers)]) !== null).toBe(isDivisive);
  });

  test('for roles the spread is the square root of (1 - the sum of the squared shares) / 2', () => {
    const roles = (...tiers: number[]) =>
      playedRound(
        roleGame('TierListLobby'),
        tiers.map((tier) => ({
          tiers: ['S', 'A', 'B'].map((name, at) => ({ name, players: at === tier ? ['player-1'] : [] })),
        })),
      );
    expect(mostDivisive([roles(0, 1, 2)])?.spread).toBe(57.735027);
    expect(mostDivisive([roles(0, 2, 0, 2)])?.spread).toBe(50);
    expect(mostDivisive([roles(0, 0, 2)])).toBeNull();
  });

  test('is null if all agree, with one answer, and without answers', () => {
    expect(mostDivisive([sliders([marks(5, 5), marks(5, 5), marks(5, 5)])])).toBeNull();
    expect(mostDivisive([sliders([marks(1)])])).toBeNull();
    expect(mostDivisive([sliders([]), playedRound(tierListGame(0), [])])).toBeNull();
    expect(mostDivisive([])).toBeNull();
  });
});

describe('the award texts', () => {
  test('a divisive subject shows the lowest and the highest opinion, or the number of each choice', () => {
    const rated = sliders([marks(10, 50, 100), marks(50, 50, 1), marks(90, 50, 50)]);
    expect(divisiveText(rated, { subject: { kind: 'player', id: 'player-3', player: person(3) } })).toBe(
      'Opinions from 1 to 100',
    );
    const question = { subject: { kind: 'question', id: 'question' } } as const;
    expect(divisiveText(playedRound(sliderGame(), [slid(10), slid(0)]), question)).toBe(
      'Opinions from Not good to Excellent',
    );
    const chosen = playedRound(chooseGame(), [side('right'), side('left'), side('right')]);
    expect(divisiveText(chosen, question)).toBe('2 for That, 1 for This');
    expect(
      divisiveText(rows([row(1, 2, 3), row(2, 3, 1), row(3, 2, 1)]), {
        subject: { kind: 'player', id: 'player-1', player: person(1) },
      }),
    ).toBe('Opinions from 3rd to 1st');
  });

  test.each([
    [{ agreement: 100, compared: 1, same: 1 }, 'gave the same answer'],
    [{ agreement: 100, compared: 20, same: 20 }, 'gave the same answer all 20 times'],
    [{ agreement: 91, compared: 20, same: 15 }, 'gave the same answer 15 times out of 20'],
    [{ agreement: 91.4, compared: 20, same: 2 }, 'thought 91\u00a0% alike in 20 answers'],
    [{ agreement: 74.2, compared: 1, same: 0 }, 'thought 74\u00a0% alike in 1 answer'],
    [{ agreement: 74.2, compared: 20 }, 'thought 74\u00a0% alike in 20 answers'],
  ])('a pair with %j %s', (pair, text) => {
    expect(agreementText({ people: [person(1), person(2)], ...pair })).toBe(text);
  });
});

describe('closest pair', () => {
  test('is the pair with the smallest mean distance, over all rounds that both played', () => {
    const records = [
      // 1 and 2 are 20 apart on average, 1 and 3 are 25, 2 and 3 are 45.
      sliders([marks(50, 50, 50), marks(70, 70, 70), marks(25, 25, 25)]),
      // 1 and 3 agree, 2 is 100 from both.
      playedRound(chooseGame(), [side('left'), side('right'), side('left')], { index: 1 }),
    ];
    expect(closestPairOf(records.slice(0, 1))).toEqual({
      people: [person(1), person(2)],
      agreement: 80,
      compared: 3,
      same: 0,
    });
    expect(closestPairOf(records)).toEqual({
      people: [person(1), person(3)],
      agreement: 81.25,
      compared: 4,
      same: 1,
    });
  });

  test('among equals is the pair that shares more opinions, then the pair that answered first', () => {
    const both = playedRound(chooseGame(), [side('left'), side('left'), side('left')]);
    expect(closestPairOf([both])).toMatchObject({ people: [person(1), person(2)], compared: 1 });
    const others = playedRound(chooseGame(), [side('right'), side('right')], {
      index: 1,
      players: [person(3), person(2)],
    });
    expect(closestPairOf([both, others])).toMatchObject({ people: [person(2), person(3)], compared: 2 });
  });

  test('is not a pair that shares far fewer opinions than others', () => {
    const records = [sliders([marks(10, 20, 30, 40), marks(12, 22, 32, 42), marks(10)])];
    expect(closestPairOf(records)).toMatchObject({
      people: [person(1), person(2)],
      agreement: 98,
      compared: 4,
    });
  });

  test('treats the same item in two rounds as two subjects', () => {
    const first = playedRound(sliderGame(), [slid(0)], { index: 0, players: [person(1)] });
    const second = playedRound(sliderGame(), [slid(0)], { index: 1, players: [person(2)] });
    expect(closestPairOf([first, second])).toBeNull();
  });

  test('is null with fewer than two raters, and if nothing was rated', () => {
    expect(closestPairOf([sliders([marks(1)])])).toBeNull();
    expect(closestPairOf([sliders([])])).toBeNull();
    const empty = playedRound(customGame('SliderLobby'), [marks(), marks()], { players: [] });
    expect(closestPairOf([empty])).toBeNull();
    expect(closestPairOf([])).toBeNull();
  });
});

describe('the awards', () => {
  const gameOf = (records: RoundRecord[], anonymousVotes = false): Game => ({
    id: 'game',
    createdAt: 0,
    players: people(2),
    usedThemes: [],
    themesAvailable: null,
    anonymousVotes,
    sittingOut: [],
    records,
  });
  const lobbyRound = sliders([marks(90, 30), marks(50, 50), marks(1, 40)]);
  const question = playedRound(
    chooseGame(),
    [side('left'), side('right'), side('left'), side('right'), side('left')],
    { index: 1 },
  );
  const roles = playedRound(
    roleGame('TierListLobby'),
    [0, 0, 0].map(() => ({ tiers: ['S', 'A', 'B'].map((name) => ({ name, players: [] })) })),
    { index: 2 },
  );

  test('of a round are its most divisive subject, if it has several, and the closest pair so far', () => {
    expect(roundAwards(gameOf([lobbyRound]))).toEqual({
      divisive: {
        record: 0,
        game: 'Words for SliderLobby',
        subject: { kind: 'player', id: 'player-1', player: person(1) },
        spread: 36.39597,
      },
      closestPair: { people: [person(2), person(3)], agreement: 70.5, compared: 2, same: 0 },
    });
    expect(roundAwards(gameOf([lobbyRound, question]))).toMatchObject({ divisive: null });
  });

  test('of a game are the most divisive subject of all rounds, the closest pair, and the points', () => {
    expect(gameAwards(gameOf([lobbyRound, question]))).toEqual({
      divisive: {
        record: 1,
        game: 'This or that',
        subject: { kind: 'question', id: 'question' },
        spread: 48.989795,
      },
      closestPair: { people: [person(1), person(3)], agreement: 67, compared: 3, same: 1 },
      scores: [
        { player: person(1), points: 47, rounds: 1, rank: 1 },
        { player: person(2), points: 40, rounds: 1, rank: 2 },
        { player: person(3), points: 0, rounds: 0, rank: 3 },
      ],
    });
  });

  test('give no points for a round of roles, and do not count it as a round with points', () => {
    expect(gameAwards(gameOf([roles])).scores).toEqual([]);
    expect(gameAwards(gameOf([lobbyRound, roles])).scores).toEqual(gameAwards(gameOf([lobbyRound])).scores);
  });

  test('have no closest pair if votes are anonymous', () => {
    expect(roundAwards(gameOf([lobbyRound], true)).closestPair).toBeNull();
    expect(gameAwards(gameOf([lobbyRound], true)).closestPair).toBeNull();
    expect(gameAwards(gameOf([lobbyRound], true)).scores).toHaveLength(3);
  });

  test('are null in a game without rounds', () => {
    expect(roundAwards(gameOf([]))).toEqual({ divisive: null, closestPair: null });
    expect(gameAwards(gameOf([]))).toEqual({ divisive: null, closestPair: null, scores: [] });
  });
});
