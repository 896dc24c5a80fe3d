import { ordinal } from '../minigames/ordinal.ts';
import { hashOf } from '../model/random.ts';
import { numberWord, quotation, spokenTo, withCapital } from '../text.ts';
import type { CaptionBoard, CaptionEntry } from './captions.ts';

/**
 * An item or player on the board. `row`: its tier from the top, 0 first; of a player, whose row is a place, the tier nearest to the
 * average of the votes. `rank`: its place, 1 first. `opens`: it is the first in its row.
 */
export type OutcomeEntry = Pick<CaptionEntry, 'id' | 'player' | 'votes'> & {
  row: number;
  rank: number;
  opens: boolean;
};

/** `total`: how many items or players are on the board. */
export type OutcomeBoard = CaptionBoard & { total: number };

type Facts = OutcomeBoard & {
  row: number;
  rank: number;
  /** The row nearest to the average of the votes. */
  nearest: number;
  count: number;
  /** The votes by tier, from the top. */
  groups: readonly { tier: number; raters: readonly (string | null)[] }[];
  high: number;
  low: number;
  /** The name of a tier, as a sentence quotes it. */
  name: (tier: number) => string;
};

/** What can be true of the votes, the row and the place. */
type OutcomeKind = {
  id: string;
  /** The wordings; none if it is not true. */
  says: (facts: Facts) => readonly string[];
};

/** A longer sentence is left out if another one is true. */
const mostLetters = 52;

/** "7th of 16". */
const placeIn = ({ rank, total }: Facts): string => `${ordinal(rank)} of ${total}`;

const isUnsaid = ({ groups, row }: Facts): boolean => groups.every(({ tier }) => tier !== row);

/**
 * Why an item is in a row for which fewer than half voted: the rows are filled by rank, so the best is at the top and the last at the
 * bottom. Said before all else.
 */
const itemReasons: readonly OutcomeKind[] = [
  {
    id: 'top',
    says: (facts) => {
      const { nearest, rank, row, name } = facts;
      if (row > 0 || nearest === 0) return [];
      return rank === 1
        ? [
            `Highest average of all: it gets ${name(row)}.`,
            `No average is higher, so it gets ${name(row)}.`,
            `${name(row)} goes to the best average.`,
            `Nothing is rated higher. Give it ${name(row)}.`,
          ]
        : [
            `${placeIn(facts)} is good enough for ${name(row)}.`,
            `High up at ${placeIn(facts)}: still ${name(row)}.`,
            `${name(row)} has room for ${placeIn(facts)}, too.`,
          ];
    },
  },
  {
    id: 'bottom',
    says: (facts) => {
      const { tiers, nearest, row, name } = facts;
      return row === tiers.length - 1 && nearest < row
        ? [
            `The lowest averages go to ${name(row)}.`,
            `Only ${placeIn(facts)}, so it gets ${name(row)}.`,
            `Something has to be ${name(row)}.`,
            `${placeIn(facts)}. That means ${name(row)}.`,
          ]
        : [];
    },
  },
  {
    id: 'average',
    says: (facts) => {
      const { nearest, row, name } = facts;
      return isUnsaid(facts) && nearest === row
        ? [
            `Nobody said ${name(row)}, but the average is ${name(row)}.`,
            `Not one vote for ${name(row)}, but the average is there.`,
            `Add it all up, and you get ${name(row)}.`,
            `The average is ${name(row)}, without one vote for it.`,
            `Meet in the middle: ${name(row)}.`,
            `No vote for ${name(row)}. Blame the average.`,
          ]
        : [];
    },
  },
  {
    id: 'unsaid',
    says: (facts) => {
      const { nearest, row, name } = facts;
      return isUnsaid(facts) && nearest !== row
        ? [
            `Nobody said ${name(row)}, but it ranks there.`,
            `No vote for ${name(row)}, but ${placeIn(facts)} is ${name(row)}.`,
            `Nobody said ${name(row)}, yet ${placeIn(facts)} lands there.`,
          ]
        : [];
    },
  },
  {
    id: 'ranked',
    says: (facts) => {
      const { nearest, row, name } = facts;
      return nearest !== row
        ? [
            `${placeIn(facts)}, so it lands in ${name(row)}.`,
            `It ranks ${placeIn(facts)}: that is ${name(row)}.`,
            `${name(row)} is where ${placeIn(facts)} goes.`,
          ]
        : [];
    },
  },
];

const unanimous: OutcomeKind = {
  id: 'unanimous',
  says: ({ count, voters, groups: [only, other], row, name }) =>
    only && !other && count > 1 && only.tier === row
      ? [
          `${count === 2 ? 'Both' : `All ${numberWord(count)}`}${count < voters ? ' who voted' : ''} said ${name(row)}.`,
          `${withCapital(numberWord(count))} votes, one answer: ${name(row)}.`,
          `Not much to discuss: ${name(row)}.`,
        ]
      : [],
};

/** Returns how many voted for the row if they are most of the voters, but not all of them; otherwise null. */
const mostInRow = ({ count, groups, row }: Facts): number | null => {
  const inRow = groups.find(({ tier }) => tier === row)?.raters.length ?? 0;
  return inRow * 2 > count && inRow < count ? inRow : null;
};

const most: OutcomeKind = {
  id: 'most',
  says: (facts) => {
    const { count, row, name } = facts;
    const inRow = mostInRow(facts);
    return inRow !== null
      ? [
          `${withCapital(numberWord(inRow))} of ${numberWord(count)} said ${name(row)}.`,
          `${name(row)}, by ${numberWord(inRow)} votes of ${numberWord(count)}.`,
          `Most of you said ${name(row)}.`,
        ]
      : [];
  },
};

const itemKinds: readonly OutcomeKind[] = [
  unanimous,
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
        ? [
            `From ${name(high)} to ${name(low)}!`,
            `All the way from ${name(high)} to ${name(low)}.`,
            `${name(high)} and ${name(low)} at one table!`,
          ]
        : [],
  },
  {
    id: 'wide',
    says: ({ tiers, high, low, name }) =>
      low - high > 1 && (high > 0 || low < tiers.length - 1)
        ? [
            `Anything from ${name(high)} to ${name(low)}.`,
            `From ${name(high)} to ${name(low)}, at one table.`,
            `${name(high)} to ${name(low)}. Talk it over.`,
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
            `${name(above.tier)} against ${name(below.tier)}: a draw!`,
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
            `${withCapital(numberWord(count))} people, ${numberWord(count)} opinions.`,
          ]
        : [],
  },
  most,
  {
    id: 'called',
    says: ({ count, groups, row, name }) => {
      const inRow = groups.find(({ tier }) => tier === row)?.raters ?? [];
      const [rater] = inRow;
      return count > 2 && inRow.length === 1 && rater
        ? [
            `${name(row)}, just as ${rater} said.`,
            `${rater} called it: ${name(row)}.`,
            `${rater} saw ${name(row)} coming.`,
          ]
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
            `${name(high)} or ${name(low)}? By a hair: ${name(row)}.`,
          ]
        : [],
  },
];

/** A vote in the lower half of the tiers is not quoted about a player. */
const ifKind = ({ id, says }: OutcomeKind): OutcomeKind => ({
  id,
  says: (facts) => (facts.row * 2 < facts.tiers.length - 1 ? says(facts) : []),
});

/** The votes are tiers, and the stamp is the place: the sentence says both. */
const mostForPlayer: OutcomeKind = {
  id: 'most',
  says: (facts) => {
    const { count, rank, row, name } = facts;
    const inRow = mostInRow(facts);
    if (inRow === null) return [];
    const place = rank === 1 ? 'First place!' : `That makes ${ordinal(rank)}.`;
    return [
      `${withCapital(numberWord(inRow))} of ${numberWord(count)} said ${name(row)}. ${place}`,
      `Most of you said ${name(row)}. ${place}`,
      `${name(row)} from ${numberWord(inRow)} of ${numberWord(count)}. ${place}`,
    ];
  },
};

const playerKinds: readonly OutcomeKind[] = [
  ifKind(unanimous),
  ifKind(mostForPlayer),
  {
    id: 'place',
    says: (facts) =>
      facts.rank === 1
        ? ['Nobody here is rated higher.', 'That is 1st. Take a bow!', '1st! Big applause, please.']
        : [
            `${placeIn(facts)}. Well earned.`,
            `That makes ${placeIn(facts)}. Applause!`,
            `${placeIn(facts)}. Not bad at all!`,
          ],
  },
];

const firstInRow: OutcomeKind = {
  id: 'first',
  says: ({ row, name }) => [
    `The first in ${name(row)}.`,
    `${name(row)} has its first.`,
    `${name(row)} is open now.`,
  ],
};

const factsOf = (board: OutcomeBoard, { votes, row, rank }: OutcomeEntry): Facts => {
  const given = [...new Set(votes.map(({ tier }) => tier))].toSorted((one, other) => one - other);
  const sum = votes.reduce((total, { tier }) => total + tier, 0);
  return {
    ...board,
    row,
    rank,
    nearest: Math.round(sum / votes.length),
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
  board: OutcomeBoard,
  entry: OutcomeEntry,
): { id: string; texts: readonly string[] }[] => {
  if (entry.votes.length === 0) return [];
  const facts = factsOf(board, entry);
  const isPlayer = entry.player !== null;
  // Of a low place there is nothing kind to say.
  if (isPlayer && entry.rank * 2 > board.total) return [];
  const told = (of: readonly OutcomeKind[]) =>
    of
      .map(({ id, says }) => ({ id, texts: says(facts).map(spokenTo) }))
      .filter(({ texts }) => texts.length > 0);
  const inRow = entry.votes.filter(({ tier }) => tier === entry.row).length;
  const isVoted = inRow * 2 >= entry.votes.length;
  const reason = isPlayer || isVoted ? [] : told(itemReasons).slice(0, 1);
  if (reason.length > 0 || !entry.opens) return reason;
  const telling = told(isPlayer ? playerKinds : itemKinds);
  const short = telling.filter(({ texts }) => texts.every(({ length }) => length <= mostLetters));
  return [short, telling].find(({ length }) => length > 0) ?? told([firstInRow]);
};

/**
 * Returns what the host says of each entry once its place is known, in the order of the show; null if there is nothing kind to say, or
 * if it opens no row and its votes explain the row. It comes from the votes, and is the same for all viewers. No sentence comes twice, and
 * a kind comes again only if no other is true.
 */
export const outcomesOf = (board: OutcomeBoard, entries: readonly OutcomeEntry[]): (string | null)[] => {
  const used = new Map<string, number>();
  const said = new Set<string>();
  return entries.map((entry) => {
    const all = outcomesAbout(board, entry);
    const fresh = all.filter(({ id }) => !used.has(id));
    const fitting = fresh.length > 0 ? fresh : all;
    const seed = hashOf(entry.id);
    const chosen = fitting[seed % fitting.length];
    if (!chosen) return null;
    const times = used.get(chosen.id) ?? 0;
    used.set(chosen.id, times + 1);
    const start = ((seed >>> 8) + times) % chosen.texts.length;
    const text = [...chosen.texts.slice(start), ...chosen.texts.slice(0, start)].find(
      (wording) => !said.has(wording),
    );
    if (text === undefined) return null;
    said.add(text);
    return text;
  });
};
