import * as v from 'valibot';
import { agreementPercent } from '../awards/words.ts';
import { limits } from '../limits.ts';
import { itemSchema } from '../minigames/fields.ts';
import type { Person } from '../model/person.ts';
import { kindNames, titleKinds } from '../titles/kinds.ts';
import type { PlayerResult } from './player-results.ts';

const agreementSchema = v.object({
  /** In whole percent, 0 to 100. */
  percent: v.number(),
  /** The number of answers that were compared. */
  compared: v.number(),
});
export type SharedAgreement = v.InferOutput<typeof agreementSchema>;

/**
 * What connects the user with another player now. Only friends have an id. `account`: it still has the shown username, and a request can
 * be sent to it. `none`: a guest, an account that has another name now, or one that has blocked the user.
 */
const tieSchema = v.variant('kind', [
  v.object({ kind: v.literal('friend'), user: v.string() }),
  v.object({ kind: v.literal('account') }),
  v.object({ kind: v.literal('none') }),
]);
export type Tie = v.InferOutput<typeof tieSchema>;

/** How much the user agrees with another player. */
const playerAgreementSchema = v.object({
  /** The name at the time of the last game with that player. */
  username: v.string(),
  avatar: v.number(),
  tie: tieSchema,
  ...agreementSchema.entries,
});
export type PlayerAgreement = v.InferOutput<typeof playerAgreementSchema>;

/** What the user's own games say of the user. All but `games` is about the latest of them (`limits.profile.games`). */
export const playerProfileSchema = v.object({
  /** All finished games, counted up to `limits.profile.counted`. */
  games: v.number(),
  /** The number of games that everything else is about. */
  considered: v.number(),
  won: v.number(),
  /** On how many evenings these games were. */
  evenings: v.number(),
  /** The most frequent first. */
  titles: v.array(v.object({ kind: v.picklist(kindNames), name: v.string(), count: v.number() })),
  /** Whom the user agrees with most, best first. */
  agreements: v.array(playerAgreementSchema),
  /** Whom the user agrees with least; null if that is no one else than the best of `agreements`. Can be the last of `agreements`, too. */
  mostUnlike: v.nullable(playerAgreementSchema),
  /** The items that the user rated highest, best first, each with the name of its mini-game. */
  favourites: v.array(v.object({ item: itemSchema, game: v.string() })),
});
export type PlayerProfile = v.InferOutput<typeof playerProfileSchema>;

/** What a user and a friend have in common in the user's latest games. `agreement`: null if there is too little to compare. */
export const sharedGamesSchema = v.object({ games: v.number(), agreement: v.nullable(agreementSchema) });
export type SharedGames = v.InferOutput<typeof sharedGamesSchema>;

/** The results of one user, the latest game first. A title can be one that this version does not have. */
type OwnResults = readonly (Pick<PlayerResult, 'won' | 'favourites' | 'agreements'> & {
  readonly title: string | null;
})[];

const { shown, compared: fewestCompared } = limits.profile;

/** Returns the values with equal keys together, in the order of their first values. */
const groupedBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] => {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups.values()];
};

/** Games belong to one evening if less time is between their ends, in milliseconds. */
const eveningBreak = 6 * 60 * 60 * 1000;

/** Returns on how many evenings games ended, whatever the time zone of the players. `ends`: in milliseconds since 1970, the latest first. */
export const eveningsIn = (ends: readonly number[]): number =>
  ends.filter((end, index) => {
    const later = ends[index - 1];
    return later === undefined || later - end >= eveningBreak;
  }).length;

/** Returns the titles with the number of games that gave them, the most frequent first, then the rarer kind. */
export const titlesIn = (results: OwnResults): PlayerProfile['titles'] =>
  kindNames
    .map((kind) => ({
      kind,
      name: titleKinds[kind].name,
      count: results.filter(({ title }) => title === kind).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

/**
 * Returns with whom the user agrees, over all these games, best first. Leaves out players with whom fewer than
 * `limits.profile.compared` answers can be compared, because they can agree by chance.
 */
export const agreementsIn = (results: OwnResults): (Person & SharedAgreement)[] =>
  groupedBy(
    results.flatMap(({ agreements }) => agreements),
    ({ user }) => user,
  )
    .flatMap((games) => {
      const [latest] = games;
      const compared = games.reduce((sum, one) => sum + one.compared, 0);
      if (latest === undefined || compared < fewestCompared) return [];
      const agreement = games.reduce((sum, one) => sum + one.agreement * one.compared, 0) / compared;
      const { user, username, avatar } = latest;
      return { user, username, avatar, compared, agreement, percent: agreementPercent({ agreement }) };
    })
    .toSorted((one, other) => other.agreement - one.agreement || other.compared - one.compared)
    .map(({ agreement: _, ...one }) => one);

/**
 * Returns the items that the user rated highest, at most three, each once. Among equals, items that were on top in several games come
 * first, then the best of each game before its second one, then those of later games.
 */
export const favouritesIn = (results: OwnResults): PlayerProfile['favourites'] =>
  groupedBy(
    results.flatMap(({ favourites }) => favourites.map((favourite, place) => ({ ...favourite, place }))),
    ({ item }) => item.url ?? item.alt,
  )
    .flatMap((times) => {
      const [latest] = times;
      if (latest === undefined) return [];
      const share = times.reduce((sum, one) => sum + one.share, 0) / times.length;
      return { ...latest, share, times: times.length };
    })
    .toSorted((one, other) => other.share - one.share || other.times - one.times || one.place - other.place)
    .slice(0, shown)
    .map(({ item, game }) => ({ item, game }));
