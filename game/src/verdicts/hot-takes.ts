import { titleOfTake } from '../minigames/hot-takes/rules.ts';
import type { HotTakesBoard, HotTakesResults } from '../minigames/hot-takes/schema.ts';
import type { RoundRecord } from '../records/game.ts';
import { counted, does, quotation, verbFor, wereOf } from '../text.ts';
import { factsOf, nameOfRater, type Unity } from './facts.ts';
import type { Pattern } from './patterns.ts';

/** What the sentences about hot takes are made from. */
export type HotTakesFacts = {
  voters: number;
  unity: Unity | null;
  takes: number;
  /** The most divided take, if no other is as divided, and the votes of its sides. */
  top: { title: string; high: number; low: number } | null;
  /** Takes with the same number of votes on both sides. */
  draws: number;
  /** Takes about which all of at least two voters said the same, the first one with what they said. */
  unanimous: number;
  agreed: { name: string; said: string } | null;
  /** The first take on which one voter is alone against at least two; null if votes are anonymous. */
  lone: { name: string; title: string } | null;
  /** The voter who is alone most often, at least twice. */
  loner: { name: string; times: number } | null;
};

/** Returns the facts of a round of hot takes. */
export const hotTakesFactsOf = (
  record: RoundRecord,
  board: HotTakesBoard,
  { splits }: HotTakesResults,
): HotTakesFacts => {
  const voters = record.answers.length;
  const { unity, agreed } = factsOf(
    record,
    splits.map(({ take, rank }) => ({ id: take.id, rank })),
  );
  const [first, second] = splits;
  const sizes = first ? [first.left.length, first.right.length].toSorted((one, other) => other - one) : [];
  const [high = 0, low = 0] = sizes;
  const alone = splits.flatMap(({ take, lone }) => {
    const name = lone && nameOfRater(lone);
    return name ? [{ name, title: quotation(titleOfTake(board, take)) }] : [];
  });
  const counts = alone.map(({ name }) => ({
    name,
    times: alone.filter((other) => other.name === name).length,
  }));
  const most = Math.max(0, ...counts.map(({ times }) => times));
  const loners = [...new Set(counts.filter(({ times }) => times === most).map(({ name }) => name))];
  return {
    voters,
    unity,
    takes: splits.length,
    top:
      first && low > 0 && second?.rank !== 1
        ? { title: quotation(titleOfTake(board, first.take)), high, low }
        : null,
    draws: splits.filter(({ left, right }) => left.length > 0 && left.length === right.length).length,
    unanimous: splits.filter(
      ({ left, right }) => voters > 1 && Math.max(left.length, right.length) === voters,
    ).length,
    agreed: agreed && { ...agreed, name: quotation(agreed.name) },
    lone: alone[0] ?? null,
    loner:
      loners[0] !== undefined && loners.length === 1 && most > 1 ? { name: loners[0], times: most } : null,
  };
};

const several =
  (text: (facts: HotTakesFacts) => string | null) =>
  (facts: HotTakesFacts): string | null =>
    facts.voters > 1 ? text(facts) : null;

/** Sentences about hot takes. */
export const hotTakesPatterns: readonly Pattern<HotTakesFacts>[] = [
  {
    id: 'narrow',
    claims: ['contested'],
    says: ({ top }) =>
      top && top.high - top.low === 1 ? `${top.title}: ${top.high} to ${top.low}, and no peace.` : null,
  },
  {
    id: 'draw',
    claims: ['contested'],
    says: ({ top }) =>
      top && top.high === top.low ? `${top.title}: a dead heat, ${top.high} to ${top.low}.` : null,
  },
  {
    id: 'draws',
    claims: ['tie'],
    says: ({ draws }) => (draws > 1 ? `${draws} dead heats. A coin would have been faster.` : null),
  },
  {
    id: 'agreed',
    claims: ['agreed'],
    says: ({ agreed }) => (agreed ? `${agreed.name}: “${agreed.said}”, and not one vote against it.` : null),
  },
  {
    id: 'share-unanimous',
    claims: ['unanimous'],
    says: several(({ unanimous, takes }) =>
      unanimous > 0 && unanimous < takes
        ? `${unanimous} of ${takes} takes ${wereOf(unanimous)} unanimous. The rest is for dinner.`
        : null,
    ),
  },
  {
    id: 'none-unanimous',
    claims: [],
    says: several(({ unanimous, takes }) =>
      unanimous === 0 && takes > 1 ? `Not one of ${takes} takes was unanimous.` : null,
    ),
  },
  {
    id: 'all-unanimous',
    claims: ['unanimous'],
    says: several(({ unanimous, takes }) =>
      unanimous === takes && takes > 1
        ? `${takes} takes, one opinion. Next time, one of you should object.`
        : null,
    ),
  },
  {
    id: 'lone',
    claims: ['lone'],
    says: ({ lone }) => (lone ? `${lone.title}: ${lone.name} against the room.` : null),
  },
  {
    id: 'lone-brave',
    claims: ['lone'],
    says: ({ lone }) =>
      lone
        ? `${does(lone.name, 'stands', 'stand')} alone, and ${verbFor(lone.name, 'stands', 'stand')} by it: ${lone.title}.`
        : null,
  },
  {
    id: 'loner',
    claims: ['lone'],
    says: ({ loner }) =>
      loner ? `${does(loner.name, 'was', 'were')} alone ${loner.times} times, and not sorry once.` : null,
  },
  {
    id: 'united',
    claims: ['united'],
    says: ({ unity }) => (unity === 'united' ? 'Five seconds were plenty: you all think alike.' : null),
  },
  {
    id: 'divided',
    claims: ['divided'],
    says: ({ unity }) =>
      unity === 'divided' ? 'Five seconds each, and enough to argue about all night.' : null,
  },
  {
    id: 'single',
    claims: ['single'],
    says: ({ voters, takes }) =>
      voters === 1 ? `${counted(takes, 'take')}, one voter, no objections.` : null,
  },
];
