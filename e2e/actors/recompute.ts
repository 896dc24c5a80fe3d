import type { RoundRecord } from '@tallyho/game/records/game';

/** Computes the expected results from the recorded answers, independently of the product's code. Marks are from 0 to 100. */

interface Mark {
  readonly by: string;
  readonly byName: string;
  readonly value: number;
}

/** A rated subject: an item, a player, or the question of the round. */
interface Rated {
  readonly id: string;
  readonly name: string;
  readonly kind: 'item' | 'player' | 'question';
  /** The marks are indexes of choices without an order. */
  readonly isChoice: boolean;
  readonly marks: readonly Mark[];
}

/** The tolerance of floating-point comparisons. */
export const epsilon = 1e-7;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const average = (values: readonly number[]): number => sum(values) / values.length;

type Valued = (gameData: RoundRecord['answers'][number]['gameData'], id: string) => number | undefined;

function ratedIn({ board, answers, game }: RoundRecord): Rated[] {
  const isChoice = board.type === 'Choose' || ('tiers' in board && board.ordered === false);
  const mark = (id: string, valued: Valued): Mark[] =>
    answers.flatMap(({ ratedBy, gameData }) => {
      const value = valued(gameData, id);
      return value === undefined ? [] : [{ by: ratedBy.user, byName: ratedBy.username, value }];
    });
  const players = (valued: Valued): Rated[] =>
    'players' in board
      ? board.players.map(({ user, username }) => ({
          id: user,
          name: username,
          kind: 'player',
          isChoice,
          marks: mark(user, valued),
        }))
      : [];
  const question = (valued: Valued): Rated[] => [
    { id: 'question', name: game.name, kind: 'question', isChoice, marks: mark('question', valued) },
  ];
  const tierMark = (tier: number): number | undefined => {
    if (!('tiers' in board)) return undefined;
    if (isChoice) return tier < 0 ? undefined : tier;
    return tier < 0 ? 0 : ((board.tiers.length - tier) / board.tiers.length) * 100;
  };
  switch (board.type) {
    case 'TierList':
      return board.items.map(({ id, alt }) => ({
        id,
        name: alt,
        kind: 'item',
        isChoice,
        marks: mark(id, (answer, item) => {
          if (!('tiers' in answer)) return undefined;
          const tier = answer.tiers.findIndex((one) => 'items' in one && one.items.includes(item));
          return tierMark(tier);
        }),
      }));
    case 'TierListLobby':
      return players((answer, player) => {
        if (!('tiers' in answer)) return undefined;
        const tier = answer.tiers.findIndex((one) => 'players' in one && one.players.includes(player));
        return tierMark(tier);
      });
    case 'SliderLobby':
      return players((answer, player) =>
        'ratings' in answer ? answer.ratings.find((rating) => rating.player === player)?.value : undefined,
      );
    case 'SliderAvatarsLobby':
      return players((answer, player) =>
        'order' in answer && answer.order.includes(player)
          ? ((answer.order.indexOf(player) + 1) / board.players.length) * 100
          : undefined,
      );
    case 'Slider':
      return question((answer) => ('ratingValue' in answer ? answer.ratingValue * 10 : undefined));
    case 'Choose':
      return question((answer) =>
        'selectedSide' in answer ? (answer.selectedSide === 'left' ? 0 : 100) : undefined,
      );
    default:
      // A new mini-game compiles without a change here, and fails if a test plays it.
      throw new Error('The browser tests do not support this mini-game yet');
  }
}

/** A row of a ranking. Equal amounts share a rank. */
export interface RankedEntry {
  readonly rank: number;
  readonly name: string;
  readonly amount: number;
}

function rank(entries: readonly { name: string; amount: number }[]): RankedEntry[] {
  const better = (one: number) => entries.filter(({ amount }) => amount > one + epsilon).length;
  return entries
    .map(({ name, amount }) => ({ name, amount, rank: better(amount) + 1 }))
    .sort((one, other) => one.rank - other.rank);
}

/** The leaderboard of a round: tiers and places in points, sliders by the mean. Empty for a question. */
export function leaderboard(record: RoundRecord): RankedEntry[] {
  const { board } = record;
  const rated = ratedIn(record).filter(({ kind }) => kind !== 'question');
  const total = ({ marks }: Rated) => sum(marks.map(({ value }) => value)) / 100;
  const amount = (one: Rated): number => {
    if ('tiers' in board) return total(one) * board.tiers.length;
    if (board.type === 'SliderAvatarsLobby') return total(one) * board.players.length;
    return one.marks.length ? average(one.marks.map(({ value }) => value)) : 0;
  };
  return rank(rated.map((one) => ({ name: one.name, amount: amount(one) })));
}

/** The most frequent roles of each item or player, if tiers have no order; several in a tie. */
export function commonRoles(record: RoundRecord): { name: string; roles: string[] }[] {
  const { board } = record;
  if (!('tiers' in board)) throw new Error('Only tiers can be roles');
  return ratedIn(record).map(({ name, marks }) => {
    const counts = board.tiers.map((_, tier) => marks.filter(({ value }) => value === tier).length);
    const most = Math.max(1, ...counts);
    return {
      name,
      roles: board.tiers.flatMap((tier, index) => (counts[index] === most ? [tier.name] : [])),
    };
  });
}

/** The number of answers nearest to each point, and the mean of all answers (0 to 10). */
export function histogram(record: RoundRecord): { mean: number; counts: number[] } {
  const { board } = record;
  if (board.type !== 'Slider') throw new Error('Only the slider has points');
  const values = ratedIn(record).flatMap(({ marks }) => marks.map(({ value }) => value / 10));
  const step = 10 / (board.points.length - 1);
  const nearest = values.map((value) => {
    const distances = board.points.map((_, index) => Math.abs(index * step - value));
    // A value halfway between two points counts for the higher one.
    return distances.lastIndexOf(Math.min(...distances));
  });
  return {
    mean: average(values),
    counts: board.points.map((_, index) => nearest.filter((one) => one === index).length),
  };
}

/** The number of votes for left and right. */
export function countVotes(record: RoundRecord): [number, number] {
  const marks = ratedIn(record).flatMap((one) => one.marks);
  const left = marks.filter(({ value }) => value === 0).length;
  return [left, marks.length - left];
}

const deviation = (values: readonly number[]): number =>
  Math.sqrt(average(values.map((value) => (value - average(values)) ** 2)));

/** The share of each distinct value. */
const sharesOf = (values: readonly number[]): number[] =>
  [...new Set(values)].map((value) => values.filter((other) => other === value).length / values.length);

/** Returns true if opinions are far enough apart: without any single one of them, or with no choice above 60 %. */
const isDivided = ({ isChoice }: Rated, values: readonly number[]): boolean =>
  isChoice
    ? Math.max(...sharesOf(values)) <= 0.6
    : deviation(values) >= 25 &&
      values.every((_, index) => deviation(values.filter((_other, at) => at !== index)) >= 15);

/** The most divisive subjects of these rounds: several if they are equal, none if no subject is divisive. A question has its game's name. */
export function mostDivisive(records: readonly RoundRecord[]): { name: string; spread: number }[] {
  const spreads = records.flatMap((record) =>
    ratedIn(record).flatMap((rated) => {
      const values = rated.marks.map(({ value }) => value);
      if (values.length < 3 || !isDivided(rated, values)) return [];
      const squares = sum(sharesOf(values).map((share) => share ** 2));
      const spread = rated.isChoice ? Math.sqrt((1 - squares) / 2) * 100 : deviation(values);
      return [{ name: rated.name, spread }];
    }),
  );
  const widest = Math.max(0, ...spreads.map(({ spread }) => spread));
  return spreads.filter(({ spread }) => spread > epsilon && spread > widest - epsilon);
}

/** The pair with the highest agreement on all subjects that both rated; among equals those who rated more. Several if still equal. */
export function closestPair(
  records: readonly RoundRecord[],
): { names: [string, string]; agreement: number; compared: number; same: number }[] {
  const marks = records.flatMap((record) =>
    ratedIn(record).flatMap(({ id, isChoice, marks: given }) =>
      given.map((mark) => ({ ...mark, isChoice, about: `${record.index}/${id}` })),
    ),
  );
  const actors = [...new Map(marks.map(({ by, byName }) => [by, byName]))];
  const pairs = actors.flatMap(([one, name], index) =>
    actors.slice(index + 1).flatMap(([other, otherName]) => {
      const distances = marks
        .filter(({ by }) => by === one)
        .flatMap((mine) =>
          marks
            .filter(({ by, about }) => by === other && about === mine.about)
            .map(({ value }) =>
              mine.isChoice ? (value === mine.value ? 0 : 100) : Math.abs(value - mine.value),
            ),
        );
      if (distances.length === 0) return [];
      const names: [string, string] = [name, otherName];
      const same = distances.filter((distance) => distance < epsilon).length;
      return [{ names, agreement: 100 - average(distances), compared: distances.length, same }];
    }),
  );
  const most = Math.max(...pairs.map(({ agreement }) => agreement));
  const equals = pairs.filter(({ agreement }) => agreement > most - epsilon);
  const marksOfMost = Math.max(...equals.map(({ compared }) => compared));
  return equals.filter(({ compared }) => compared === marksOfMost);
}

/** The rounded points of all players: the sum of their mean marks in the lobby games without choices. */
export function playerPoints(records: readonly RoundRecord[]): RankedEntry[] {
  const totals = new Map<string, { name: string; amount: number }>();
  for (const record of records.filter(({ answers }) => answers.length > 0))
    for (const { id, name, kind, isChoice, marks } of ratedIn(record)) {
      if (kind !== 'player' || isChoice) continue;
      const inRound = marks.length > 0 ? average(marks.map(({ value }) => value)) : 0;
      totals.set(id, { name, amount: (totals.get(id)?.amount ?? 0) + inRound });
    }
  return rank(
    [...totals.values()].map(({ name, amount }) => ({ name, amount: Math.round(amount + epsilon) })),
  );
}
