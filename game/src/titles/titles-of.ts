import type { Person, UserId } from '../model/person.ts';
import { generator, hashOf, takeRandom } from '../model/random.ts';
import type { RoundRecord } from '../records/game.ts';
import { playersSeenBy, recordSeenBy } from '../records/seen-by.ts';
import { spokenTo } from '../text.ts';
import { type GameFacts, gameFactsOf } from './game-facts.ts';
import { kindNames, rarities, type TitleKind, titleKinds } from './kinds.ts';
import { seat } from './presence.ts';
import type { Candidate } from './title.ts';

/** The title of one player at the end of a game. */
export interface Title extends Pick<Candidate, 'evidence' | 'fact'> {
  readonly player: Person;
  readonly kind: TitleKind;
  /** Unique in the game. */
  readonly name: string;
  /** The fact in human words. */
  readonly line: string;
}

type Kind = (typeof kindNames)[number];
type Offer = { kind: Kind; candidate: Candidate };

/**
 * Returns a title for each of these players, in their order; none if no answer was sent. Every title is true of its player
 * and is given once. As many players as possible get one of the rarest kinds, then of the next. `seed`: the same text gives
 * the same titles; it decides between equally rare ones. `you`: the reader of the facts, whom they do not call by name.
 */
export const titlesOf = (
  records: readonly RoundRecord[],
  players: readonly Person[],
  seed: string,
  you: UserId | null = null,
): Title[] => {
  if (records.every(({ answers }) => answers.length === 0)) return [];
  const seen = records.map((record) => recordSeenBy(record, you));
  const facts = gameFactsOf(seen, playersSeenBy(players, you));
  const random = generator(hashOf(seed)).next;
  const given = new Map<UserId, Offer>();
  for (const rarity of rarities) {
    const kinds = takeRandom(kindNames, kindNames.length, random).filter(
      (kind) => titleKinds[kind].rarity === rarity,
    );
    const waiting = takeRandom(players, players.length, random).flatMap(({ user }) =>
      given.has(user) ? [] : user,
    );
    for (const [user, offer] of matched(facts, kinds, waiting)) given.set(user, offer);
  }
  const lastResort = seat(facts);
  return players.flatMap((player, at) => {
    const offer = given.get(player.user);
    if (offer) {
      const { fact, evidence } = offer.candidate;
      return {
        player,
        kind: offer.kind,
        name: titleKinds[offer.kind].name,
        line: titleKinds[offer.kind].line,
        fact: spokenTo(fact),
        evidence,
      };
    }
    const { fact, evidence } = lastResort[at] ?? { fact: '', evidence: {} };
    return { player, kind: 'seat', name: `Number ${at + 1}`, line: 'Every seat counts.', fact, evidence };
  });
};

/** Gives as many of these players as possible a title of these kinds: a maximum matching by augmenting paths. */
const matched = (facts: GameFacts, kinds: readonly Kind[], users: readonly UserId[]): Map<UserId, Offer> => {
  const offers = kinds.flatMap((kind) =>
    titleKinds[kind]
      .find(facts)
      .toSorted((a, b) => b.strength - a.strength)
      .map((candidate): Offer => ({ kind, candidate })),
  );
  const holders = new Map<Kind, UserId>();
  const given = new Map<UserId, Offer>();
  const give = (user: UserId, tried: Set<Kind>): boolean => {
    for (const offer of offers) {
      if (offer.candidate.player !== user || tried.has(offer.kind)) continue;
      tried.add(offer.kind);
      const holder = holders.get(offer.kind);
      if (holder !== undefined && !give(holder, tried)) continue;
      holders.set(offer.kind, user);
      given.set(user, offer);
      return true;
    }
    return false;
  };
  for (const user of users) give(user, new Set());
  return given;
};
