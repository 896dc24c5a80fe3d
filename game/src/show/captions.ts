import { generator, hashOf } from '../model/random.ts';
import { isViewer, numberWord, quotation, spokenTo, verbFor, withCapital } from '../text.ts';

/** A vote for an item or player. `rater`: a name or the viewer's mark; null for an anonymous vote. `tier`: from the top, 0 first. */
type CaptionVote = { rater: string | null; tier: number };

/** An item or player whose votes are revealed. `player`: the name, or the viewer's mark, if it is a player. */
export type CaptionEntry = {
  id: string;
  player: string | null;
  votes: readonly CaptionVote[];
  /** The show holds here, because the votes are far apart. */
  isHeld?: boolean;
  /** It is the last of those in first place, and its line is about it. */
  isFirst?: boolean;
};

export type CaptionBoard = {
  tiers: readonly string[];
  /** False: the tiers are roles, which have no top and no bottom. */
  isOrdered: boolean;
  /** How many answers there are. */
  voters: number;
};

/** What a sentence makes of the votes. `plain`: nothing. */
export type CaptionMood = 'agreed' | 'alone' | 'opposed' | 'split' | 'kind' | 'plain';

/** A sentence about the votes for one entry. It names a vote only beside its opposite. `hasNames`: it says who stands apart. */
export type Caption = { pattern: string; mood: CaptionMood; text: string; hasNames: boolean };

/** A name of a tier with at most so many letters is a letter, and no phrase. */
const longestLetter = 3;

/** A sentence. `says` returns null if it is not true of the facts, which must not depend on who the viewer is. `id` is unique in its list. */
type CaptionPattern = {
  id: string;
  mood: CaptionMood;
  hasNames: boolean;
  says: (facts: Facts) => string | null;
};

type Group = { tier: number; raters: (string | null)[] };

type Facts = CaptionBoard & {
  player: string | null;
  isFirst: boolean;
  votes: readonly CaptionVote[];
  /** The votes by tier, from the top. */
  groups: readonly Group[];
  isLettered: boolean;
};

/** Returns the sentences with one full stop at the end. */
const stopped = (text: string): string => `${text.replace(/\.+$/, '')}.`;

/** Returns the name of a tier inside a sentence: phrases begin with a small letter, and those with marks of their own are quoted. */
const nameOf = ({ tiers }: CaptionBoard, tier: number): string => {
  const name = (tiers[tier] ?? '').trim();
  if (/[.!?:,;…]/u.test(name)) return quotation(name);
  return /^\p{Lu}\p{Ll}+ /u.test(name) ? name.charAt(0).toLocaleLowerCase('en') + name.slice(1) : name;
};

/** "S or D", "S, B or D", with a capital: it begins a sentence. */
const listedWithOr = (names: readonly string[]): string =>
  withCapital(`${names.slice(0, -1).join(', ')} or ${names.at(-1)}`);

/** "All four", "Both who voted": those who placed the entry. */
const everybodyIn = ({ votes, voters }: Facts): string =>
  `${votes.length === 2 ? 'Both' : `All ${numberWord(votes.length)}`}${votes.length < voters ? ' who voted' : ''}`;

/** Returns the highest and the lowest vote of known players; null if all votes are equal, or if one of the two is anonymous. */
const extremesIn = ({ groups }: Facts) => {
  const [high, low] = [groups[0], groups.at(-1)];
  const [highRater, lowRater] = [high?.raters[0], low?.raters[0]];
  if (!high || !low || high === low || !highRater || !lowRater) return null;
  return { high: { tier: high.tier, rater: highRater }, low: { tier: low.tier, rater: lowRater } };
};

/** Returns whose vote is the only one that is not in the tier of all others; null if there is none, or if it is anonymous. */
const outlierIn = ({ groups, votes }: Facts): string | null => {
  if (groups.length !== 2 || votes.length < 3) return null;
  return groups.find(({ raters }) => raters.length === 1)?.raters[0] ?? null;
};

const isTop = (tier: number): boolean => tier === 0;
const isBottom = ({ tiers }: Facts, tier: number): boolean => tier === tiers.length - 1;

/** Sentences about an item, or about what role it has. */
const itemPatterns: readonly CaptionPattern[] = [
  ...withoutVotes(),
  ...inFirstPlace(),
  single('decides', ({ rater }) =>
    rater === null ? null : `${rater} ${verbFor(rater, 'decides', 'decide')} alone`,
  ),
  single('settled', () => 'One vote settles it'),
  single('one-voice', () => 'One voice is enough'),
  agreed('easy', (facts) => `${everybodyIn(facts)} agree. Easy`),
  agreed('no-fight', () => 'No fight here'),
  agreed('case-closed', () => 'Case closed'),
  agreed('no-doubt', () => 'Not a single doubt'),
  agreed('next-please', (facts) => `${everybodyIn(facts)} in one row. Next, please`),
  agreed('one-mind', (facts) => `${everybodyIn(facts)} of one mind`),
  agreed('straight-up', (facts, tier) => (facts.isOrdered && isTop(tier) ? 'Straight to the top' : null)),
  outlier('only', (_facts, rater) => `Only ${rater} ${verbFor(rater, 'disagrees', 'disagree')}`),
  outlier('alone', (_facts, rater) => `${rater} ${verbFor(rater, 'stands', 'stand')} alone`),
  outlier('everybody-but', (facts, rater) =>
    facts.votes.length === facts.voters ? `Everybody agrees but ${rater}` : null,
  ),
  outlier(
    'and-one',
    (facts, rater) =>
      `${withCapital(numberWord(facts.votes.length - 1))} agree. ${rater} ${verbFor(rater, 'does', 'do')} not`,
  ),
  opposed('loves', (high, low) => `${high} ${verbFor(high, 'loves', 'love')} it. ${low}: bottom row`),
  opposed('top-bottom', (high, low) => `Top for ${high}, bottom for ${low}`),
  opposed(
    'does-not',
    (high, low) =>
      `${high} ${verbFor(high, 'puts', 'put')} it at the top. ${low} ${verbFor(low, 'does', 'do')} not`,
  ),
  split('words', (facts, high, low) =>
    facts.isLettered
      ? null
      : `${low.rater}: ${nameOf(facts, low.tier)}. ${high.rater}: ${nameOf(facts, high.tier)}`,
  ),
  split(
    'discuss',
    (facts, high, low) =>
      `${high.rater}: ${nameOf(facts, high.tier)}. ${low.rater}: ${nameOf(facts, low.tier)}. Discuss`,
  ),
  split('peace-talks', (facts, high, low) =>
    facts.isLettered
      ? `${nameOf(facts, high.tier)} for ${high.rater}, ${nameOf(facts, low.tier)} for ${low.rater}. Peace talks later`
      : null,
  ),
  apart('between', (facts, high, low) =>
    facts.isOrdered ? `Somewhere between ${nameOf(facts, high)} and ${nameOf(facts, low)}` : null,
  ),
  apart('two-truths', (facts) => (facts.groups.length === 2 ? 'Two camps' : null)),
  apart('from-to', (facts, high, low) =>
    facts.isOrdered && low - high > 1
      ? `From ${nameOf(facts, high)} to ${nameOf(facts, low)} at one table`
      : null,
  ),
  apart('rows', (facts) =>
    facts.groups.length > 2 && facts.groups.length === facts.votes.length
      ? `${withCapital(numberWord(facts.votes.length))} votes, ${numberWord(facts.groups.length)} ${facts.isOrdered ? 'rows' : 'answers'}`
      : null,
  ),
  apart('depends', (facts) => {
    const named = facts.groups.map(({ tier }) => nameOf(facts, tier));
    return named.length > 3 ? null : `${listedWithOr(named)}, depending on who you ask`;
  }),
  apart('all-over', (facts) => (facts.groups.length > 2 ? 'All over the board' : null)),
  apart('no-accord', () => 'No agreement on this one'),
  apart('half', (facts) =>
    facts.groups.length === 2 && facts.groups[0]?.raters.length === facts.groups[1]?.raters.length
      ? 'An even split'
      : null,
  ),
];

/** Sentences about a player, who is told only what is kind: the best vote in the upper half of the tiers, or nothing of the tiers. */
const playerPatterns: readonly CaptionPattern[] = [
  kind('top-row', (_facts, player, best) =>
    isTop(best.tier)
      ? isViewer(player)
        ? `Top tier for you, from ${numberWord(best.raters.length)} at this table`
        : `${player}: top tier for ${numberWord(best.raters.length)} at this table`
      : null,
  ),
  kind('fan', (_facts, player, best) => {
    const rater = best.raters.find((name) => name !== null && name !== player);
    return isTop(best.tier) && rater ? `${rater} ${verbFor(rater, 'is', 'are')} a fan of ${player}` : null;
  }),
  kind('kind-word', (_facts, player, best) => {
    const rater = best.raters.find((name) => name !== null && name !== player);
    return rater ? `A kind word from ${rater}` : null;
  }),
  kind('modest', (facts, player, best) => {
    const own = facts.votes.find(({ rater }) => rater === player);
    const rater = best.raters.find((name) => name !== null);
    return own && own.tier > best.tier && rater
      ? `${player} ${verbFor(player, 'is', 'are')} too modest: ${nameOf(facts, best.tier)} from ${rater}`
      : null;
  }),
  kind('all-agree', (facts) =>
    facts.groups.length === 1 && facts.votes.length > 2 && facts.votes.length === facts.voters
      ? `${everybodyIn(facts)} agree`
      : null,
  ),
  pattern('top-of-list', 'kind', ({ player, isFirst, votes }) =>
    isFirst && player !== null && votes.length > 0
      ? `Nobody at this table is rated higher than ${player}`
      : null,
  ),
  pattern('number-one', 'kind', ({ player, isFirst, votes }) =>
    isFirst && player !== null && votes.length > 0 ? `Right at the top: ${player}` : null,
  ),
  pattern('counted', 'plain', ({ player, isFirst, votes }) =>
    votes.length > 0 && !isFirst
      ? `${withCapital(numberWord(votes.length))} ${votes.length === 1 ? 'vote' : 'votes'} for ${player} ${votes.length === 1 ? 'is' : 'are'} in`
      : null,
  ),
  pattern('applause', 'plain', ({ player, isFirst, votes }) =>
    votes.length > 0 && !isFirst && player !== null ? `Applause for ${player}` : null,
  ),
  pattern('made-up', 'plain', ({ isFirst, votes }) =>
    votes.length > 0 && !isFirst ? 'The table has made up its mind' : null,
  ),
  pattern('table-spoke', 'plain', ({ isFirst, votes }) =>
    votes.length > 0 && !isFirst ? 'The table has spoken' : null,
  ),
  pattern('so-says', 'plain', ({ isFirst, votes }) =>
    votes.length > 0 && !isFirst ? 'So says the table' : null,
  ),
  ...withoutVotes(),
  ...inFirstPlace(),
];

/** Makes the patterns of an entry in first place about whose votes there is nothing to say. They are also true if others share it. */
function inFirstPlace(): CaptionPattern[] {
  return [
    'First place. Take a bow',
    'The top of the board',
    'It does not get higher than this',
    'A worthy first place',
    'Up there, and well deserved',
    'First place looks good from here',
  ].map((text, at) =>
    pattern(`first-${at}`, 'plain', ({ isFirst, votes }) => (isFirst && votes.length > 0 ? text : null)),
  );
}

/** Makes the patterns of an entry that nobody has placed. */
function withoutVotes(): CaptionPattern[] {
  return ['No votes for this one', 'This one stays open'].map((text, at) =>
    pattern(`no-votes-${at}`, 'plain', ({ votes }) => (votes.length === 0 ? text : null)),
  );
}

function pattern(
  id: string,
  mood: CaptionMood,
  says: CaptionPattern['says'],
  hasNames = false,
): CaptionPattern {
  return { id, mood, hasNames, says };
}

/** Makes a pattern of an entry with one vote. */
function single(id: string, says: (vote: CaptionVote) => string | null): CaptionPattern {
  return pattern(id, 'plain', ({ votes: [only, other] }) => (only && !other ? says(only) : null));
}

/** Makes a pattern of an entry whose votes are all equal. */
function agreed(id: string, says: (facts: Facts, tier: number) => string | null): CaptionPattern {
  return pattern(id, 'agreed', (facts) => {
    const [only, other] = facts.groups;
    return only && !other && facts.votes.length > 1 ? says(facts, only.tier) : null;
  });
}

/** Makes a pattern of an entry with one vote, by a known player, that is not in the tier of all others. */
function outlier(id: string, says: (facts: Facts, rater: string) => string | null): CaptionPattern {
  return pattern(
    id,
    'alone',
    (facts) => {
      const rater = outlierIn(facts);
      return rater === null ? null : says(facts, rater);
    },
    true,
  );
}

/** Makes a pattern of an entry with a vote in the highest tier and one in the lowest, both by known players. */
function opposed(id: string, says: (high: string, low: string) => string): CaptionPattern {
  return pattern(
    id,
    'opposed',
    (facts) => {
      const found = extremesIn(facts);
      return found &&
        facts.isOrdered &&
        facts.isLettered &&
        isTop(found.high.tier) &&
        isBottom(facts, found.low.tier)
        ? says(found.high.rater, found.low.rater)
        : null;
    },
    true,
  );
}

type NamedVote = { tier: number; rater: string };

/** Makes a pattern of an entry whose votes differ, with a known player at each end. */
function split(
  id: string,
  says: (facts: Facts, high: NamedVote, low: NamedVote) => string | null,
): CaptionPattern {
  return pattern(
    id,
    'split',
    (facts) => {
      const found = extremesIn(facts);
      return found && says(facts, found.high, found.low);
    },
    true,
  );
}

/** Makes a pattern of an entry whose votes differ, whoever gave them. */
function apart(id: string, says: (facts: Facts, high: number, low: number) => string | null): CaptionPattern {
  return pattern(id, 'split', (facts) => {
    const [high, low] = [facts.groups[0], facts.groups.at(-1)];
    return high && low && high !== low ? says(facts, high.tier, low.tier) : null;
  });
}

/** Makes a pattern of a player with a vote in the upper half of the tiers. */
function kind(
  id: string,
  says: (facts: Facts, player: string, best: Group) => string | null,
): CaptionPattern {
  return pattern(id, 'kind', (facts) => {
    const [best] = facts.groups;
    return facts.player !== null && best && best.tier * 2 < facts.tiers.length - 1
      ? says(facts, facts.player, best)
      : null;
  });
}

const factsOf = (board: CaptionBoard, { player, votes, isFirst = false }: CaptionEntry): Facts => {
  const tiers = [...new Set(votes.map(({ tier }) => tier))].toSorted((one, other) => one - other);
  return {
    ...board,
    player,
    isFirst,
    votes,
    groups: tiers.map((tier) => ({
      tier,
      raters: votes.filter((vote) => vote.tier === tier).map(({ rater }) => rater),
    })),
    isLettered: board.tiers.every(({ length }) => length <= longestLetter),
  };
};

/** Returns all sentences that are true of the entry. Which ones these are does not depend on who the viewer is. */
export const captionsAbout = (board: CaptionBoard, entry: CaptionEntry): Caption[] => {
  const facts = factsOf(board, entry);
  const patterns = entry.player !== null && board.isOrdered ? playerPatterns : itemPatterns;
  return patterns.flatMap(({ id, mood, hasNames, says }) => {
    const text = says(facts);
    return text === null ? [] : [{ pattern: id, mood, text: spokenTo(stopped(text)), hasNames }];
  });
};

/** Returns a number that depends on the entries and their votes, and not on names, so that it is the same for all viewers. */
const seedOf = (entries: readonly CaptionEntry[]): number => {
  let seed = entries.length;
  for (const { id, votes } of entries) {
    seed = hashOf(id, seed);
    for (const { tier } of votes) seed = (seed * 31 + tier) | 0;
  }
  return seed;
};

/**
 * Returns the sentence about each entry, in the order in which the show reveals them. No pattern comes twice in a row, no sentence
 * while another one fits, and one that says nothing of the votes only if no other is true.
 */
export const captionsOf = (
  board: CaptionBoard,
  entries: readonly CaptionEntry[],
): Pick<Caption, 'text' | 'mood'>[] => {
  const { next } = generator(seedOf(entries));
  let before = '';
  const said = new Set<string>();
  return entries.map((entry) => {
    const all = captionsAbout(board, entry);
    const fresh = all.filter(({ pattern: id }) => id !== before);
    const named = entry.isHeld ? fresh.filter(({ hasNames }) => hasNames) : [];
    const telling = fresh.filter(({ mood }) => mood !== 'plain');
    const fitting = [named, telling, fresh].find(({ length }) => length > 0) ?? [];
    const unsaid = fitting.filter(({ text }) => !said.has(text));
    const left = unsaid.length > 0 ? unsaid : fitting;
    const chosen = left[Math.floor(next() * left.length)] ?? all[0];
    before = chosen?.pattern ?? '';
    said.add(chosen?.text ?? '');
    return { text: chosen?.text ?? '', mood: chosen?.mood ?? 'plain' };
  });
};
