import type { UserId } from '../model/person.ts';
import { generator, takeRandom } from '../model/random.ts';
import type { Game, RoundRecord } from '../records/game.ts';
import { recordSeenBy } from '../records/seen-by.ts';
import { spokenTo, viewer } from '../text.ts';
import { distanceAwards, generosityAwards, styleAwards } from './about-answers.ts';
import { pairAwards } from './about-pairs.ts';
import { fanAwards, mutualAwards, selfAwards } from './about-players.ts';
import { leadAwards } from './about-ranking.ts';
import {
  campAwards,
  championAwards,
  divisiveAwards,
  evenSplitAwards,
  favouriteOfAllAwards,
  loneAwards,
  onlyTwoAwards,
  unanimousAwards,
} from './about-subjects.ts';
import type { AwardKind, FoundAward, NameOf, RoundAward } from './award.ts';
import { opinionsOfRound } from './opinions-of-round.ts';

/** The maximum number of awards of a round. */
const maxAwards = 2;

const finders = [
  divisiveAwards,
  unanimousAwards,
  loneAwards,
  onlyTwoAwards,
  campAwards,
  evenSplitAwards,
  favouriteOfAllAwards,
  championAwards,
  leadAwards,
  distanceAwards,
  generosityAwards,
  styleAwards,
  pairAwards,
  selfAwards,
  fanAwards,
  mutualAwards,
];

/** How rare a kind is and how much there is to talk about. Higher ones are chosen first. */
const interest: Record<AwardKind, 1 | 2 | 3> = {
  allOrNothing: 2,
  camps: 3,
  champion: 3,
  closestPair: 2,
  diplomat: 2,
  evenSplit: 2,
  fan: 3,
  favouriteOfAll: 2,
  generous: 1,
  hardToPlease: 1,
  identical: 3,
  landslide: 1,
  lone: 3,
  modest: 3,
  mostDivisive: 3,
  mouthpiece: 1,
  mutual: 3,
  onlyTwo: 2,
  opposites: 2,
  ownOpinion: 3,
  ownWay: 1,
  photoFinish: 2,
  selfKnown: 1,
  unanimous: 2,
};

/** Returns all awards that are true of a round, in a fixed order. */
export const awardsIn = (record: RoundRecord): FoundAward[] => {
  const round = opinionsOfRound(record);
  return finders.flatMap((find) => find(round));
};

/** Returns the award with its texts for the user `you` (null: for any reader); null if it does not follow from the record. */
export const foundAward = (
  record: RoundRecord,
  award: RoundAward,
  you: UserId | null = null,
): FoundAward | null => {
  const found = awardsIn(recordSeenBy(record, you)).find(
    (one) => isSameAward(one, award) && one.subject === award.subject,
  );
  if (!found) return null;
  const spoken = (text: FoundAward['title']) => (nameOf: NameOf) =>
    spokenTo(text((user) => (user === you ? viewer : nameOf(user))));
  const { title, reason, scaleTitle } = found;
  return {
    ...found,
    title: spoken(title),
    reason: spoken(reason),
    ...(scaleTitle && { scaleTitle: spoken(scaleTitle) }),
  };
};

const samePeople = (one: RoundAward, other: RoundAward): boolean =>
  one.people.length === other.people.length && one.people.every((user) => other.people.includes(user));

/** Returns true if both are of one kind and name the same players. */
export const isSameAward = (one: RoundAward, other: RoundAward): boolean =>
  one.kind === other.kind && samePeople(one, other);

/** Returns true if two awards of a round would repeat each other: the same item or player, or the same players. */
const overlaps = (one: RoundAward, other: RoundAward): boolean =>
  one.kind === other.kind ||
  (one.people.length > 0 && samePeople(one, other)) ||
  (one.subject !== null && one.subject !== 'question' && one.subject === other.subject);

/** Returns a seed that depends on the text. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0, 7);

/**
 * Returns the awards of a round, at most two. Rare kinds come first; the seed decides between kinds of equal interest, and
 * between equally strong awards of a kind. `before`: the awards of the round before; none of them comes again.
 */
export const chooseAwards = (
  record: RoundRecord,
  before: readonly RoundAward[],
  seed: number,
): RoundAward[] => {
  const random = generator(seed).next;
  const fresh = awardsIn(record).filter((award) => !before.some((last) => isSameAward(last, award)));
  const strongest = new Map<AwardKind, FoundAward>();
  for (const award of takeRandom(fresh, fresh.length, random))
    if (award.strength > (strongest.get(award.kind)?.strength ?? Number.NEGATIVE_INFINITY))
      strongest.set(award.kind, award);
  const ordered = takeRandom([...strongest.values()], strongest.size, random).toSorted(
    (one, other) => interest[other.kind] - interest[one.kind],
  );
  const chosen: RoundAward[] = [];
  for (const { kind, subject, people } of ordered)
    if (chosen.length < maxAwards && !chosen.some((other) => overlaps(other, { kind, subject, people })))
      chosen.push({ kind, subject, people });
  return chosen;
};

const none: RoundAward[] = [];
/** The awards of rounds that were computed before, with the seed and the awards before that they depend on. */
const computed = new WeakMap<RoundRecord, { seed: number; before: RoundAward[]; awards: RoundAward[] }>();

/**
 * Returns the awards of the last round of a game. They follow from its records, which also say what was shown before. Those of
 * earlier rounds are computed once, so records must not change.
 */
export const roundAwards = ({ id, records }: Pick<Game, 'id' | 'records'>): RoundAward[] => {
  let before = none;
  for (const record of records) {
    const seed = seedOf(`${id}/${record.index}`);
    const known = computed.get(record);
    const awards =
      known?.seed === seed && known.before === before ? known.awards : chooseAwards(record, before, seed);
    computed.set(record, { seed, before, awards });
    before = awards;
  }
  return before;
};
