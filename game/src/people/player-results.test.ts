import { expect, test } from 'vitest';
import { pairsOf } from '../awards/closest-pair.ts';
import { favouritesOf } from '../awards/favourites.ts';
import { scoresOf } from '../awards/scores.ts';
import type { RoundRecord } from '../records/game.ts';
import { anonymised } from '../room/records/anonymity.ts';
import { marks, sliders } from '../testing/answers.ts';
import { people, person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { tierListGame } from '../testing/themes.ts';
import { titlesOf } from '../titles/titles-of.ts';
import { playerResultsOf } from './player-results.ts';

const tiers = (...placed: number[][]) => ({
  tiers: placed.map((list, at) => ({
    name: ['S', 'A', 'B'][at] ?? '',
    items: list.map((n) => `item-${n}`),
  })),
});
/** Player 2 agrees with player 1, player 3 with nobody. */
const ranking = playedRound(tierListGame(3), [
  tiers([1], [2], [3]),
  tiers([1], [2], [3]),
  tiers([3], [2], [1]),
]);
const rating: RoundRecord = {
  ...sliders([marks(90, 20, 30), marks(80, 10, 20), marks(90, 30, 10)]),
  index: 1,
};

const resultsOf = (records: readonly RoundRecord[], { anonymousVotes = false, players = people(3) } = {}) =>
  playerResultsOf({ id: 'game', players, records, scores: scoresOf(records), anonymousVotes });

test('every player has a result in the order of the players, with the title that Game Over gives', () => {
  const results = resultsOf([ranking, rating]);
  expect(results.map(({ user }) => user)).toEqual(people(3).map(({ user }) => user));
  expect(results.map(({ title }) => title)).toEqual(
    titlesOf([ranking, rating], people(3), 'game').map(({ kind }) => kind),
  );
});

test('the players with the most points have won', () => {
  expect(resultsOf([rating]).map(({ won }) => won)).toEqual([true, false, false]);
  expect(resultsOf([ranking]).map(({ won }) => won)).toEqual([false, false, false]);
});

test('favourites are the items that the player alone rated highest', () => {
  const [one, , three] = resultsOf([ranking]);
  expect(one?.favourites[0]?.item.id).toBe('item-1');
  expect(three?.favourites[0]?.item.id).toBe('item-3');
  const own = { ...ranking, answers: ranking.answers.slice(0, 1) };
  expect(one?.favourites).toEqual(favouritesOf([own]));
});

test('agreement is that of the closest pair, for each other player', () => {
  const [one] = resultsOf([ranking]);
  const pairs = pairsOf([ranking]);
  expect(one?.agreements).toEqual([
    { ...person(2), agreement: 100, compared: 3 },
    { ...person(3), agreement: pairs[1]?.agreement, compared: 3 },
  ]);
});

test('another player has the name of the list of players, and none who is not in it appears', () => {
  const players = [person(1), { ...person(2), username: 'Renamed' }];
  expect(resultsOf([ranking], { players })[0]?.agreements).toEqual([
    { ...person(2), username: 'Renamed', agreement: 100, compared: 3 },
  ]);
});

test('with anonymous votes there are neither favourites nor agreement', () => {
  const hidden = { ...ranking, answers: anonymised(ranking.answers) };
  for (const { favourites, agreements } of resultsOf([hidden], { anonymousVotes: true }))
    expect([favourites, agreements]).toEqual([[], []]);
});

test('a game without answers gives no title', () => {
  expect(resultsOf([]).map(({ title }) => title)).toEqual([null, null, null]);
});

test('a title that only counts the seats is none', () => {
  const many = people(60);
  const titles = resultsOf([ranking], { players: many }).map(({ title }) => title);
  expect(titles).toContain(null);
  expect(titles).not.toContain('seat');
});
