import { hashOf } from '../model/random.ts';
import { numberWord, quotation, spokenTo, withCapital } from '../text.ts';
import type { CaptionBoard, CaptionEntry } from './captions.ts';

/** An item or player that opens a row of the board, or stands in the first one. `row`: from the top, 0 first. `opens`: by default true. */
export type OutcomeEntry = Pick<CaptionEntry, 'id' | 'player' | 'votes'> & { row: number; opens?: boolean };

type Facts = CaptionBoard & {
  row: number;
  count: number;
  /** The votes by tier, from the top. */
  groups: readonly { tier: number; raters: readonly (string | null)[] }[];
  high: number;
  low: number;
  /** The name of a tier, as a sentence quotes it. */
  name: (tier: number) => string;
};

/** What can be true of the votes and the row. `isKind`: it is never unkind to a player. */
type OutcomeKind = {
  id: string;
  isKind?: boolean;
  /** The wordings; none if it is not true. */
  says: (facts: Facts) => readonly string[];
};

/** A longer sentence is left out if another one is true. */
const mostLetters = 52;

const kinds: readonly OutcomeKind[] = [
  {
    id: 'unsaid',
    says: ({ count, groups, row, name }) =>
      count > 1 && groups.every(({ tier }) => tier !== row)
        ? [`Nobody said ${name(row)}.`, `It is ${name(row)}, but nobody said it.`]
        : [],
  },
  {
    id: 'unanimous',
    isKind: true,
    says: ({ count, voters, groups: [only, other], row, name }) =>
      only && !other && count > 1 && only.tier === row
        ? [
            `${count === 2 ? 'Both' : `All ${numberWord(count)}`}${count < voters ? ' who voted' : ''} said ${name(row)}.`,
            `${withCapital(numberWord(count))} votes, one answer: ${name(row)}.`,
          ]
        : [],
  },
  {
    id: 'lone',
    says: ({ count, groups, name }) => {
      const alone = groups.find(({ raters }) => raters.length === 1);
      const rater = alone?.raters[0];
      return groups.length === 2 && count > 2 && alone && rater
        ? [
            `Only ${rater} said ${name(alone.tier)}.`,
            `${rater} alone said ${name(alone.tier)}.`,
            `One voice for ${name(alone.tier)}: ${rater}.`,
          ]
        : [];
    },
  },
  {
    id: 'ends',
    says: ({ tiers, high, low, name }) =>
      high === 0 && low === tiers.length - 1 && low > 1
        ? [`From ${name(high)} to ${name(low)}!`, `All the way from ${name(high)} to ${name(low)}.`]
        : [],
  },
  {
    id: 'wide',
    says: ({ tiers, high, low, name }) =>
      low - high > 1 && (high > 0 || low < tiers.length - 1)
        ? [
            `Anything from ${name(high)} to ${name(low)}.`,
            `From ${name(high)} to ${name(low)}, at one table.`,
          ]
        : [],
  },
  {
    id: 'halves',
    says: ({ count, groups: [above, below, third], name }) =>
      above && below && !third && count > 3 && above.raters.length === below.raters.length
        ? [
            `Half said ${name(above.tier)}, half ${name(below.tier)}.`,
            `A draw: ${name(above.tier)} or ${name(below.tier)}.`,
          ]
        : [],
  },
  {
    id: 'each',
    says: ({ count, groups }) =>
      count > 2 && groups.length === count
        ? [
            'No two votes are the same.',
            `${withCapital(numberWord(count))} votes, ${numberWord(count)} rows.`,
          ]
        : [],
  },
  {
    id: 'most',
    isKind: true,
    says: ({ count, groups, row, name }) => {
      const inRow = groups.find(({ tier }) => tier === row)?.raters.length ?? 0;
      return inRow * 2 > count && inRow < count
        ? [
            `${withCapital(numberWord(inRow))} of ${numberWord(count)} said ${name(row)}.`,
            `${name(row)}, by ${numberWord(inRow)} votes of ${numberWord(count)}.`,
          ]
        : [];
    },
  },
  {
    id: 'called',
    isKind: true,
    says: ({ count, groups, row, name }) => {
      const inRow = groups.find(({ tier }) => tier === row)?.raters ?? [];
      const [rater] = inRow;
      return count > 2 && inRow.length === 1 && rater
        ? [`${name(row)}, just as ${rater} said.`, `${rater} called it: ${name(row)}.`]
        : [];
    },
  },
  {
    id: 'close',
    says: ({ groups: [above, below, third], high, low, row, name }) =>
      above && below && !third && low - high === 1 && (row === high || row === low)
        ? [
            `${name(high)} or ${name(low)}? ${name(row)} it is.`,
            `Between ${name(high)} and ${name(low)}: ${name(row)}.`,
          ]
        : [],
  },
];

/** The board has edges: the best is at the top, also if the votes are lower on average. Said before all others, because it is the reason. */
const best: OutcomeKind = {
  id: 'best',
  isKind: true,
  says: ({ count, groups, row, name }) => {
    const sum = groups.reduce((total, { tier, raters }) => total + tier * raters.length, 0);
    return row === 0 && count > 0 && Math.round(sum / count) > 0
      ? [`Rows go by rank: the highest is ${name(row)}.`, `It goes by rank, so ${name(row)}.`]
      : [];
  },
};

const firstInRow: OutcomeKind = {
  id: 'first',
  isKind: true,
  says: ({ row, name }) => [`The first in ${name(row)}.`, `${name(row)} has its first.`],
};

const factsOf = (board: CaptionBoard, { votes, row }: OutcomeEntry): Facts => {
  const given = [...new Set(votes.map(({ tier }) => tier))].toSorted((one, other) => one - other);
  return {
    ...board,
    row,
    count: votes.length,
    groups: given.map((tier) => ({
      tier,
      raters: votes.filter((vote) => vote.tier === tier).map(({ rater }) => rater),
    })),
    high: given[0] ?? row,
    low: given.at(-1) ?? row,
    name: (tier) => {
      const name = (board.tiers[tier] ?? '').trim();
      return /^[\p{L}\p{N}]{1,3}$/u.test(name) ? name : quotation(name);
    },
  };
};

/** Returns all kinds of sentences that are true of the entry, with their wordings. Which ones does not depend on who the viewer is. */
export const outcomesAbout = (
  board: CaptionBoard,
  entry: OutcomeEntry,
): { id: string; texts: readonly string[] }[] => {
  const facts = factsOf(board, entry);
  const isPlayer = entry.player !== null;
  // In a low row there is nothing kind to say of a player.
  if (isPlayer && entry.row * 2 >= board.tiers.length - 1) return [];
  const told = (of: readonly OutcomeKind[]) =>
    of
      .filter(({ isKind = false }) => isKind || !isPlayer)
      .map(({ id, says }) => ({ id, texts: says(facts).map(spokenTo) }))
      .filter(({ texts }) => texts.length > 0);
  const reason = told([best]);
  if (entry.opens === false) return reason;
  const telling = reason.length > 0 ? reason : told(kinds);
  const short = telling.filter(({ texts }) => texts.every(({ length }) => length <= mostLetters));
  return [short, telling].find(({ length }) => length > 0) ?? told([firstInRow]);
};

/**
 * Returns what the host says of each entry once its row is known, in the order of the show; null if there is nothing kind to say, or if it
 * opens no row and its votes explain the row. It comes from the votes, and is the same for all viewers. A kind comes again only if no
 * other is true, with another wording.
 */
export const outcomesOf = (board: CaptionBoard, entries: readonly OutcomeEntry[]): (string | null)[] => {
  const used = new Map<string, number>();
  return entries.map((entry) => {
    const all = outcomesAbout(board, entry);
    const fresh = all.filter(({ id }) => !used.has(id));
    const fitting = fresh.length > 0 ? fresh : all;
    const seed = hashOf(entry.id);
    const chosen = fitting[seed % fitting.length];
    if (!chosen) return null;
    const times = used.get(chosen.id) ?? 0;
    used.set(chosen.id, times + 1);
    const start = chosen.id === best.id ? 0 : seed >>> 8;
    return chosen.texts[(start + times) % chosen.texts.length] ?? null;
  });
};
