import type { Score } from '../awards/awards.ts';
import { pairsOf } from '../awards/closest-pair.ts';
import type { Favourite } from '../awards/favourites.ts';
import { ownFavouritesOf } from '../awards/own-favourites.ts';
import { winnersOf } from '../awards/score-words.ts';
import type { Person, UserId } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import type { TitleKind } from '../titles/kinds.ts';
import { titlesOf } from '../titles/titles-of.ts';

/** How much a player agreed with another one in a game: as in `ClosestPair`. */
export type Agreement = Person & { readonly agreement: number; readonly compared: number };

/** What a finished game says of one of its players, for their profile. */
export interface PlayerResult {
  readonly user: UserId;
  /** Null: no answer was sent, or the title says nothing but the order of joining. */
  readonly title: Exclude<TitleKind, 'seat'> | null;
  readonly won: boolean;
  /** What the player rated highest, best first, at most three. Empty with anonymous votes. */
  readonly favourites: readonly Favourite[];
  /** The other players with whom the player's opinions can be compared. Empty with anonymous votes. */
  readonly agreements: readonly Agreement[];
}

/** The part of a game's record that results are computed from. */
interface FinishedGame {
  readonly id: string;
  readonly players: readonly Person[];
  readonly records: readonly RoundRecord[];
  /** Those that decide who won. */
  readonly scores: readonly Score[];
  readonly anonymousVotes: boolean;
}

/** Returns the result of each player of a finished game, in the order of the players. Titles are those of Game Over. */
export const playerResultsOf = (game: FinishedGame): PlayerResult[] => {
  const { id, players, records, scores, anonymousVotes } = game;
  const titles = new Map(titlesOf(records, players, id).map(({ player, kind }) => [player.user, kind]));
  const winners = new Set(winnersOf(scores).map(({ player }) => player.user));
  const named = new Map(players.map(({ user, username, avatar }) => [user, { user, username, avatar }]));
  const pairs = anonymousVotes ? [] : pairsOf(records);
  return players.map(({ user }) => {
    const title = titles.get(user) ?? 'seat';
    return {
      user,
      title: title === 'seat' ? null : title,
      won: winners.has(user),
      favourites: anonymousVotes
        ? []
        : ownFavouritesOf(records.map((record) => answeredOnlyBy(user, record))),
      agreements: pairs.flatMap(({ people: [one, other], agreement, compared }) => {
        const partner = one.user === user ? other : other.user === user ? one : null;
        const known = partner && named.get(partner.user);
        return known ? { ...known, agreement, compared } : [];
      }),
    };
  });
};

const answeredOnlyBy = (user: UserId, record: RoundRecord): RoundRecord => ({
  ...record,
  answers: record.answers.filter(({ ratedBy }) => ratedBy.user === user),
});
