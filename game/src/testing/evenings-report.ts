import { gameAwards } from '../awards/awards-of.ts';
import { winningScores } from '../awards/winning-scores.ts';
import type { UserId } from '../model/person.ts';
import type { Game, RoundRecord } from '../records/game.ts';
import { normalizedName } from '../text.ts';

/** In so many evenings no question is asked twice, even with other items. */
const restOfQuestion = 8;

/** What a year of evenings was like. */
export interface EveningsReport {
  readonly evenings: number;
  readonly rounds: number;
  /** Rounds that asked the same question with the same items as an earlier one, in whatever format. */
  readonly repeats: readonly string[];
  /** Rounds whose question was asked less than eight evenings before. */
  readonly soonAgain: readonly string[];
  /** The number of formats (types of mini-games) of each evening. */
  readonly formats: readonly number[];
}

/** Returns the question of a round, which is the same in each format. */
const questionOf = ({ theme, game }: RoundRecord): string =>
  `${normalizedName(theme)}: ${normalizedName(game.name)}`;

/** Returns the ids of a round's items in an order that does not depend on the board. */
const itemsOf = ({ board }: RoundRecord): string =>
  'items' in board
    ? board.items
        .map(({ id }) => id)
        .toSorted()
        .join()
    : '';

/** Reports about the evenings of one group, in their order. */
export const reportOn = (games: readonly Game[]): EveningsReport => {
  const rounds = games.flatMap(({ records }, evening) =>
    records.map((round) => ({
      question: questionOf(round),
      items: `${questionOf(round)} ${itemsOf(round)}`,
      evening,
    })),
  );
  const asked = new Set<string>();
  const lastAsked = new Map<string, number>();
  const repeats: string[] = [];
  const soonAgain: string[] = [];
  for (const { question, items, evening } of rounds) {
    const last = lastAsked.get(question);
    if (asked.has(items)) repeats.push(question);
    if (last !== undefined && evening - last < restOfQuestion) soonAgain.push(question);
    asked.add(items);
    lastAsked.set(question, evening);
  }
  return {
    evenings: games.length,
    rounds: rounds.length,
    repeats,
    soonAgain,
    formats: games.map(({ records }) => new Set(records.map(({ game }) => game.type)).size),
  };
};

/** Returns the ranks of numbers, from 1 for the smallest; equal numbers share the mean of their ranks. */
const ranksOf = (numbers: readonly number[]): number[] =>
  numbers.map((number) => {
    const below = numbers.filter((other) => other < number).length;
    const equal = numbers.filter((other) => other === number).length;
    return below + (equal + 1) / 2;
  });

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * Returns the rank correlation of popularity and final place over games: 1 if the most popular player always wins, 0 if popularity
 * decides nothing. A game without a winner counts like one in which all players share a place. `popularity`: higher is more popular.
 */
export const popularityDecides = (games: readonly Game[], popularity: (user: UserId) => number): number => {
  const pairs = games.flatMap((game) => {
    const { scores } = winningScores(gameAwards(game));
    const users = game.players.map(({ user }) => user);
    const popular = ranksOf(users.map(popularity));
    const rankOf = (user: UserId) => scores.find(({ player }) => player.user === user)?.rank ?? users.length;
    const places = ranksOf(users.map((user) => -rankOf(user)));
    return users.map((_, at) => [popular[at] ?? 0, places[at] ?? 0] as const);
  });
  const means = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, other]) => other))] as const;
  const sumOf = (product: (one: number, other: number) => number) =>
    pairs.reduce((sum, [one, other]) => sum + product(one - means[0], other - means[1]), 0);
  const spread = Math.sqrt(sumOf((one) => one * one) * sumOf((_, other) => other * other));
  return spread === 0 ? 0 : sumOf((one, other) => one * other) / spread;
};
