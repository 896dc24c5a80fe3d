import type { RoundRecord } from '@tallyho/game/room/state';

/**
 * What results have to be, computed once more from the recorded answers, by the rules in words (decisions 15-20 and the
 * sentences on the screen) and without the product's own arithmetic. Marks are from 0 to 100.
 */

interface Mark {
  readonly by: string;
  readonly byName: string;
  readonly value: number;
}

/** Something that was rated: a thing, a player, or the round's one question. */
interface Rated {
  readonly id: string;
  readonly name: string;
  readonly kind: 'thing' | 'player' | 'question';
  readonly marks: readonly Mark[];
}

/** As near as two ways of computing the same come. */
const hair = 1e-7;

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const average = (values: readonly number[]): number => add(values) / values.length;

type Valued = (gameData: RoundRecord['answers'][number]['gameData'], id: string) => number | undefined;

function ratedIn({ board, answers, game }: RoundRecord): Rated[] {
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
          marks: mark(user, valued),
        }))
      : [];
  const question = (valued: Valued): Rated[] => [
    { id: 'question', name: game.name, kind: 'question', marks: mark('question', valued) },
  ];
  switch (board.type) {
    case 'TierList':
      return board.items.map(({ id, alt }) => ({
        id,
        name: alt,
        kind: 'thing',
        marks: mark(id, (answer, item) => {
          if (!('tiers' in answer)) return undefined;
          const tier = answer.tiers.findIndex((one) => 'items' in one && one.items.includes(item));
          return tier < 0 ? 0 : ((board.tiers.length - tier) / board.tiers.length) * 100;
        }),
      }));
    case 'TierListLobby':
      return players((answer, player) => {
        if (!('tiers' in answer)) return undefined;
        const tier = answer.tiers.findIndex((one) => 'players' in one && one.players.includes(player));
        return tier < 0 ? 0 : ((board.tiers.length - tier) / board.tiers.length) * 100;
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
      // A mini-game added later compiles without an edit here, and says so if a game night has it.
      throw new Error('These tests do not know that mini-game yet');
  }
}

/** A line of a ranking. Equals share a rank. */
export interface Line {
  readonly rank: number;
  readonly name: string;
  readonly amount: number;
}

function rank(entries: readonly { name: string; amount: number }[]): Line[] {
  const better = (one: number) => entries.filter(({ amount }) => amount > one + hair).length;
  return entries
    .map(({ name, amount }) => ({ name, amount, rank: better(amount) + 1 }))
    .sort((one, other) => one.rank - other.rank);
}

/** The leaderboard of a round that has one: tiers and places in points, sliders by the mean. Empty for a single question. */
export function leaderboard(record: RoundRecord): Line[] {
  const { board } = record;
  const rated = ratedIn(record).filter(({ kind }) => kind !== 'question');
  const sum = ({ marks }: Rated) => add(marks.map(({ value }) => value)) / 100;
  const amount = (one: Rated): number => {
    if ('tiers' in board) return sum(one) * board.tiers.length;
    if (board.type === 'SliderAvatarsLobby') return sum(one) * board.players.length;
    return one.marks.length ? average(one.marks.map(({ value }) => value)) : 0;
  };
  return rank(rated.map((one) => ({ name: one.name, amount: amount(one) })));
}

/** How many answers lie nearest to each point, and their mean, 0 to 10. */
export function histogram(record: RoundRecord): { mean: number; counts: number[] } {
  const { board } = record;
  if (board.type !== 'Slider') throw new Error('Only the slider has points');
  const values = ratedIn(record).flatMap(({ marks }) => marks.map(({ value }) => value / 10));
  const step = 10 / (board.points.length - 1);
  const nearest = values.map((value) => {
    const distances = board.points.map((_, index) => Math.abs(index * step - value));
    // Halfway between two, a value belongs to the higher one.
    return distances.lastIndexOf(Math.min(...distances));
  });
  return {
    mean: average(values),
    counts: board.points.map((_, index) => nearest.filter((one) => one === index).length),
  };
}

/** Votes for left and right. */
export function votes(record: RoundRecord): [number, number] {
  const marks = ratedIn(record).flatMap((one) => one.marks);
  const left = marks.filter(({ value }) => value === 0).length;
  return [left, marks.length - left];
}

/** What these rounds disagree on most: the widest standard deviation. Several where they are equal; a question has its game's name. */
export function mostDivisive(
  records: readonly RoundRecord[],
): { name: string; spread: number; mean: number }[] {
  const spreads = records.flatMap((record) =>
    ratedIn(record).flatMap(({ name, marks }) => {
      const values = marks.map(({ value }) => value);
      if (values.length < 2) return [];
      const mean = average(values);
      return [{ name, mean, spread: Math.sqrt(average(values.map((value) => (value - mean) ** 2))) }];
    }),
  );
  const widest = Math.max(0, ...spreads.map(({ spread }) => spread));
  return spreads.filter(({ spread }) => spread > hair && spread > widest - hair);
}

/** The two who agreed most over everything that both have rated, and of equals those who rated more; several where that is equal, too. */
export function closestPair(
  records: readonly RoundRecord[],
): { names: [string, string]; agreement: number; compared: number }[] {
  const marks = records.flatMap((record) =>
    ratedIn(record).flatMap(({ id, marks: given }) =>
      given.map((mark) => ({ ...mark, about: `${record.index}/${id}` })),
    ),
  );
  const people = [...new Map(marks.map(({ by, byName }) => [by, byName]))];
  const pairs = people.flatMap(([one, name], index) =>
    people.slice(index + 1).flatMap(([other, otherName]) => {
      const distances = marks
        .filter(({ by }) => by === one)
        .flatMap((mine) =>
          marks
            .filter(({ by, about }) => by === other && about === mine.about)
            .map(({ value }) => Math.abs(value - mine.value)),
        );
      if (distances.length === 0) return [];
      const names: [string, string] = [name, otherName];
      return [{ names, agreement: 100 - average(distances), compared: distances.length }];
    }),
  );
  const most = Math.max(...pairs.map(({ agreement }) => agreement));
  const equals = pairs.filter(({ agreement }) => agreement > most - hair);
  const marksOfMost = Math.max(...equals.map(({ compared }) => compared));
  return equals.filter(({ compared }) => compared === marksOfMost);
}

/** Everybody's points from the lobby games: in each round the mean of their marks, over all who answered. */
export function playerPoints(records: readonly RoundRecord[]): Line[] {
  const totals = new Map<string, { name: string; amount: number }>();
  for (const record of records.filter(({ answers }) => answers.length > 0))
    for (const { id, name, kind, marks } of ratedIn(record)) {
      if (kind !== 'player') continue;
      const inRound = add(marks.map(({ value }) => value)) / record.answers.length;
      totals.set(id, { name, amount: (totals.get(id)?.amount ?? 0) + inRound });
    }
  return rank([...totals.values()]);
}
