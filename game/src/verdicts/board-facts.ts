import type { ChooseBoard } from '../minigames/choose/schema.ts';
import type { RatedAnswer } from '../minigames/contract.ts';
import type { CupBoard } from '../minigames/cup/schema.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import { type AnswerOf, type MiniGameType, resultsFor } from '../minigames/registry.ts';
import { type PlaceOnSlider, placeOnSlider } from '../minigames/slider/place.ts';
import { nearestPoint } from '../minigames/slider/rules.ts';
import type { SliderAnswer, SliderBoard } from '../minigames/slider/schema.ts';
import type {
  SliderAvatarsLobbyAnswer,
  SliderAvatarsLobbyResults,
} from '../minigames/slider-avatars-lobby/schema.ts';
import type { SliderLobbyResults } from '../minigames/slider-lobby/schema.ts';
import { leadingVotes, type RoleStanding } from '../minigames/tiers.ts';
import type { Person } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import type { CupFacts } from './cup.ts';
import { factsOf, nameOfRater } from './facts.ts';
import { leastDissent, leastDoubt, type PlayerSliderFacts } from './people.ts';
import {
  type ChooseFacts,
  type ChosenFields,
  type SliderFacts,
  type SliderPeople,
  sliderLimits,
} from './question.ts';
import type { RoleFacts } from './roles.ts';

/** Returns by how much the first of these means leads, best first; null if nothing does. */
export const leadOf = ([first, second]: readonly number[]) =>
  first === undefined || second === undefined || first === second
    ? null
    : { mean: roundedToMillionth(first), gap: roundedToMillionth(first - second) };

/** Returns the vote that is far below the mean of the only leader, if no other vote for them is as low. */
export const dissentOf = (
  { answers }: RoundRecord,
  standings: SliderLobbyResults['standings'],
): PlayerSliderFacts['dissent'] => {
  const [leader, ...more] = standings.filter(({ rank }) => rank === 1);
  const [lowest, next] = (leader?.ratings ?? []).toSorted((one, other) => one.value - other.value);
  if (!leader || leader.mean === null || more.length > 0 || !lowest || next?.value === lowest.value)
    return null;
  if (leader.mean - lowest.value < leastDissent) return null;
  const rater = answers.find(({ ratedBy }) => ratedBy.user === lowest.user)?.ratedBy;
  return { value: lowest.value, rater: rater ? nameOfRater(rater) : null };
};

/** Returns true if each of these answers has the first of the standings in the first place. */
export const isUnanimousFirst = (
  answers: readonly RatedAnswer<SliderAvatarsLobbyAnswer>[],
  [first]: SliderAvatarsLobbyResults['standings'],
  places: number,
): boolean => answers.every(({ gameData: { order } }) => first && order[places - 1] === first.player.user);

/** Returns what the only leader gave themselves, if it is well below the mean. Of anonymous votes none is known. */
export const doubtOf = (standings: SliderLobbyResults['standings']): PlayerSliderFacts['doubt'] => {
  const [leader, ...more] = standings.filter(({ rank }) => rank === 1);
  const own = leader?.ratings.find(({ user }) => user === leader.player.user);
  if (!leader || leader.mean === null || more.length > 0 || !own) return null;
  if (roundedToMillionth(leader.mean - own.value) < leastDoubt) return null;
  const others = leader.ratings.filter((rating) => rating !== own);
  return { value: own.value, isLast: others.every(({ value }) => value > own.value) };
};

// The answers of a record have the type of its board.
export const answersOf = <Type extends MiniGameType>(record: RoundRecord, _type: Type) =>
  record.answers as RatedAnswer<AnswerOf<Type>>[];

const userOf = ({ player }: { player: Person }): string => player.user;

/** Returns the subjects with their ranks of a round whose results are a ranking; empty for others. */
export const placesIn = (record: RoundRecord): { id: string; rank: number }[] => {
  const { board } = record;
  switch (board.type) {
    case 'TierList': {
      const results = resultsFor(board, answersOf(record, board.type));
      return results.ordered ? standingPlacesOf(results.standings, ({ item }) => item.id) : [];
    }
    case 'TierListLobby': {
      const results = resultsFor(board, answersOf(record, board.type));
      return results.ordered ? standingPlacesOf(results.standings, userOf) : [];
    }
    case 'SliderLobby': {
      const { standings } = resultsFor(board, answersOf(record, board.type));
      return standingPlacesOf(
        standings.map(({ mean, ...standing }) => ({ ...standing, average: mean })),
        userOf,
      );
    }
    case 'SliderAvatarsLobby':
      return standingPlacesOf(resultsFor(board, answersOf(record, board.type)).standings, userOf);
    case 'RankThem':
      return standingPlacesOf(
        resultsFor(board, answersOf(record, board.type)).standings,
        ({ item }) => item.id,
      );
    default:
      return [];
  }
};

/** Returns the rated subjects with their ranks, best first. */
export const standingPlacesOf = <Standing extends { rank: number; average?: number | null }>(
  standings: readonly Standing[],
  idOf: (standing: Standing) => string,
) =>
  standings
    .filter(({ average }) => average !== null)
    .map((standing) => ({ id: idOf(standing), rank: standing.rank }));

type Roles = Omit<RoleStanding<unknown>, 'subject'>;

export const roleFactsOf = <Standing extends Roles>(
  { answers }: RoundRecord,
  standings: readonly Standing[],
  nameOf: (standing: Standing) => string,
): RoleFacts => {
  const voters = answers.length;
  const known = standings
    .map((standing) => ({ ...standing, name: nameOf(standing).trim(), count: leadingVotes(standing) }))
    .filter(({ name }) => name !== '');
  const single = known.flatMap(({ name, roles: [role, other], count }) =>
    role !== undefined && other === undefined ? [{ name, role, votes: count }] : [],
  );
  const tied = known.find(({ roles }) => roles.length > 1);
  return {
    voters,
    subjects: standings.length,
    agreed: single.filter(({ votes }) => votes === voters),
    // The standings begin with the most votes.
    clearest: single[0] ?? null,
    tied: tied ? { name: tied.name, roles: tied.roles } : null,
  };
};

/** A group whose answers all stand in these outer parts of the slider is split, if the parts are far apart and none is near the mean. */
const splitLimits = { low: 3.5, high: 6.5, apart: 5, fromMean: 1 } as const;

const sideOf = (side: readonly RatedAnswer<SliderAnswer>[], nameAt: (index: number) => string) => {
  const [first, ...more] = side;
  const index = first?.gameData.sliderIndex ?? 0;
  return {
    count: side.length,
    name: first && more.length === 0 ? nameOfRater(first.ratedBy) : null,
    said: more.every(({ gameData }) => gameData.sliderIndex === index) ? nameAt(index) : null,
  };
};

/** Returns both sides of a split group, the larger one first; null if it is not split. `sorted`: the highest answer first. */
const splitOf = (
  sorted: readonly RatedAnswer<SliderAnswer>[],
  mean: number,
  nameAt: (index: number) => string,
) => {
  const high = sorted.filter(({ gameData }) => gameData.ratingValue >= splitLimits.high);
  const low = sorted.filter(({ gameData }) => gameData.ratingValue <= splitLimits.low);
  const [least, most] = [high.at(-1)?.gameData.ratingValue, low[0]?.gameData.ratingValue];
  if (high.length + low.length < sorted.length || least === undefined || most === undefined) return null;
  if (roundedToMillionth(least - most) < splitLimits.apart) return null;
  if (roundedToMillionth(Math.min(least - mean, mean - most)) < splitLimits.fromMean) return null;
  const [lower, higher] = [sideOf(low, nameAt), sideOf(high, nameAt)];
  return higher.count > lower.count ? ([higher, lower] as const) : ([lower, higher] as const);
};

/** Returns the mean in the words of the points that it is at, near to or between. */
const wordsOf = (place: PlaceOnSlider, nameAt: (index: number) => string): string => {
  if (place.kind === 'between') return `between “${nameAt(place.low)}” and “${nameAt(place.high)}”`;
  const before = { at: '', before: 'almost ', past: 'a bit past ', closest: 'closest to ' }[place.kind];
  return `${before}“${nameAt(place.nearest)}”`;
};

const nobody: SliderPeople = { closest: null, farthest: null, alone: null, ends: null };

/** Returns the players a sentence can be about. `sorted`: the highest answer first. */
const peopleOf = (sorted: readonly RatedAnswer<SliderAnswer>[], mean: number): SliderPeople => {
  const apart = (one: number, other: number) => roundedToMillionth(Math.abs(one - other));
  const ratingOf = (answer: RatedAnswer<SliderAnswer> | undefined) => answer?.gameData.ratingValue ?? 0;
  /** The name of the first one, if the next one is not as far from the mean, and if `isTrue` of its distance. */
  const nameOfFirst = (
    [first, next]: readonly RatedAnswer<SliderAnswer>[],
    isTrue: (distance: number) => boolean,
  ) => {
    const distance = apart(ratingOf(first), mean);
    return first && next && isTrue(distance) && apart(ratingOf(next), mean) !== distance
      ? nameOfRater(first.ratedBy)
      : null;
  };
  const byDistance = sorted.toSorted(
    (one, other) => apart(ratingOf(one), mean) - apart(ratingOf(other), mean),
  );
  const [highest, high, low, lowest] = [sorted[0], sorted[1], sorted.at(-2), sorted.at(-1)];
  const areFar = (one: typeof high, other: typeof high, least: number) =>
    apart(ratingOf(one), ratingOf(other)) >= least;
  const areTogether = (one: typeof high, other: typeof high) =>
    apart(ratingOf(one), ratingOf(other)) <= sliderLimits.together;
  const alone =
    areFar(highest, high, sliderLimits.far) && areTogether(high, lowest)
      ? highest
      : areFar(low, lowest, sliderLimits.far) && areTogether(highest, low)
        ? lowest
        : undefined;
  const nameOfEnd = (end: typeof high, next: typeof high) =>
    end && areFar(end, next, Number.MIN_VALUE) ? nameOfRater(end.ratedBy) : null;
  const [lowEnd, highEnd] = [nameOfEnd(lowest, low), nameOfEnd(highest, high)];
  return {
    closest: nameOfFirst(byDistance, (distance) => distance <= sliderLimits.near),
    farthest: nameOfFirst(byDistance.toReversed(), (distance) => distance >= sliderLimits.far),
    alone: alone ? nameOfRater(alone.ratedBy) : null,
    ends: lowEnd !== null && highEnd !== null ? [lowEnd, highEnd] : null,
  };
};

/** `sorted`: the highest answer first. */
const fieldsOf = (
  sorted: readonly RatedAnswer<SliderAnswer>[],
  nameAt: (index: number) => string,
): ChosenFields => {
  const fields = sorted.map(({ gameData }) => gameData.sliderIndex);
  const values = sorted.map(({ gameData }) => gameData.ratingValue);
  const apart = roundedToMillionth((values[0] ?? 0) - (values.at(-1) ?? 0));
  const [high, next, low, before] = [fields[0] ?? 0, fields[1], fields.at(-1) ?? 0, fields.at(-2)];
  const steps = high - low;
  const [all, one] = next === low ? [low, high] : [high, low];
  const isOutlier = fields.length > 2 && steps > 1 && (next === low || before === high);
  return {
    low: nameAt(low),
    high: nameAt(high),
    steps,
    chosen: new Set(fields).size,
    isWide: steps > 1 && apart >= sliderLimits.wide,
    isTogether: apart <= sliderLimits.together,
    outlier: isOutlier ? { all: nameAt(all), one: nameAt(one) } : null,
  };
};

export const sliderFactsOf = (record: RoundRecord, board: SliderBoard): SliderFacts => {
  const answers = answersOf(record, board.type);
  const mean = resultsFor(board, answers).mean ?? 0;
  const nameAt = (index: number) => board.points[index]?.name ?? '';
  const sorted = answers.toSorted((one, other) => other.gameData.ratingValue - one.gameData.ratingValue);
  const { voters, unity, agreed } = factsOf(record, [{ id: 'question', rank: 1 }]);
  const place = placeOnSlider(mean, board.points);
  const sides = splitOf(sorted, mean, nameAt);
  const isNear = place.kind !== 'between' && place.kind !== 'closest';
  const isPointEmpty = answers.every(({ gameData }) => gameData.sliderIndex !== place.nearest);
  return {
    voters,
    unity,
    point: nameAt(nearestPoint(mean, board.points.length)),
    place: wordsOf(place, nameAt),
    kind: place.kind,
    agreed: agreed?.said ?? null,
    isPointEmpty,
    fields: fieldsOf(sorted, nameAt),
    split: sides && { sides, empty: isNear && isPointEmpty ? nameAt(place.nearest) : null },
    people: record.guesses ? nobody : peopleOf(sorted, mean),
  };
};

/** Returns null if the board had nothing to play, or the name of the winner is empty. */
export const cupFactsOf = (record: RoundRecord, board: CupBoard): CupFacts | null => {
  const { winner, duels, standings } = resultsFor(board, answersOf(record, board.type));
  if (standings.length === 0) return null;
  const last = duels.at(-1);
  const won = duels.flatMap(({ left, right, outcome: { votes, ...outcome } }) => {
    if (outcome.winner !== winner?.id) return [];
    const isLeft = left.id === winner.id;
    const [high, low] = isLeft ? [votes.left, votes.right] : [votes.right, votes.left];
    return [{ loser: (isLeft ? right : left).alt.trim(), high, low }];
  });
  const final = last && won.at(-1);
  const name = winner?.alt.trim() ?? '';
  return {
    question: factsOf(record, []).question,
    voters: record.answers.length,
    count: board.items.length,
    final: final && name !== '' && final.loser !== '' ? { winner: name, ...final } : null,
    smallestLead: Math.min(...won.map(({ high, low }) => high - low)),
    against: won.reduce((sum, { low }) => sum + low, 0),
    coins: duels.filter(({ outcome }) => outcome.byCoin).length,
    left: standings.filter(({ isOut }) => !isOut).length,
  };
};

export const chooseFactsOf = (record: RoundRecord, board: ChooseBoard): ChooseFacts => {
  const answers = answersOf(record, board.type);
  const { left, right } = resultsFor(board, answers);
  const sides = [
    { name: board.left.header, votes: left.count, side: 'left' },
    { name: board.right.header, votes: right.count, side: 'right' },
  ] as const;
  const [winner, loser] = sides.toSorted((one, other) => other.votes - one.votes);
  const isTie = left.count === right.count;
  const alone =
    loser?.votes === 1 && (winner?.votes ?? 0) > 1
      ? answers.find(({ gameData }) => gameData.selectedSide === loser.side)
      : undefined;
  return {
    question: factsOf(record, []).question,
    voters: answers.length,
    winner: isTie ? null : (winner ?? null),
    loser: isTie ? null : (loser ?? null),
    lone: alone ? nameOfRater(alone.ratedBy) : null,
  };
};
