import type { UserId } from '../model/person.ts';
import { does, listed, verbFor } from '../text.ts';
import type { AwardKind, FoundAward, NameOf } from './award.ts';
import {
  averageOf,
  gotTitle,
  nameOfSubject,
  type OpinionsOfRound,
  placesOf,
  quoted,
  type RatedSubject,
  scaleOfSubject,
  statement,
  votesInWords,
} from './opinions-of-round.ts';

/* Awards of graded rounds in which players rate each other and themselves. They name high votes and modesty only. */

type RatedPlayer = RatedSubject & { user: UserId };

/** The smallest difference on the scale (0 to 100) between an own vote and those of all others, and the largest of equals. */
const apart = { different: 20, equal: 5 } as const;

const playersIn = (round: OpinionsOfRound): RatedPlayer[] =>
  round.ends && round.raters.length >= 3
    ? round.subjects.flatMap((rated) =>
        rated.subject.kind === 'player' ? [{ ...rated, user: rated.subject.player.user }] : [],
      )
    : [];

const found = (
  kind: AwardKind,
  rated: RatedPlayer,
  round: OpinionsOfRound,
  rest: Pick<FoundAward, 'people' | 'strength' | 'title' | 'average'>,
): FoundAward => ({
  kind,
  subject: rated.subject.id,
  ...rest,
  reason: (nameOf) => votesInWords(rated, round, nameOf),
  scale: scaleOfSubject(rated, round),
  scaleTitle: (nameOf) => gotTitle(rated, round, nameOf),
});

/** How a player's own vote for themselves compares with the votes of at least two others: higher, lower or equal. */
export const selfAwards = (round: OpinionsOfRound): FoundAward[] =>
  playersIn(round).flatMap((rated) => {
    const places = placesOf(round, rated.opinions);
    const own = places.find(({ rater }) => rater === rated.user);
    const others = places.filter((place) => place !== own);
    const [highest, lowest] = [others[0], others.at(-1)];
    if (!own || !highest || !lowest || others.length < 2) return [];
    const average = averageOf(others, 'The others');
    const name = (nameOf: NameOf) => nameOfSubject(rated, round, nameOf);
    const isNumber = /^\d+$/.test(own.said);
    const group = (nameOf: NameOf) =>
      others.length > 2 ? 'The others' : listed(others.map(({ rater }) => nameOf(rater)));
    if (own.at - highest.at >= apart.different) {
      const title = (nameOf: NameOf) =>
        `${statement([name(nameOf)], own.said, verbFor(name(nameOf), 'themselves', 'yourself'))}. ${group(nameOf)} ${isNumber ? 'give less' : 'do not'}.`;
      return [
        found('ownOpinion', rated, round, {
          people: [rated.user],
          strength: own.at - highest.at,
          title,
          average,
        }),
      ];
    }
    if (lowest.at - own.at >= apart.different) {
      const title = (nameOf: NameOf) => {
        const modest = `${does(name(nameOf), 'is', 'are')} modest`;
        const says = verbFor(name(nameOf), 'says', 'you say');
        return average.said === null
          ? `${modest}: ${says} ${quoted(own.said)}, everybody else says better.`
          : `${modest}: ${says} ${own.said}, the others say ${average.said} on average.`;
      };
      return [
        found('modest', rated, round, { people: [rated.user], strength: lowest.at - own.at, title, average }),
      ];
    }
    if (Math.abs(own.at - average.at) <= apart.equal) {
      const title = (nameOf: NameOf) =>
        `${does(name(nameOf), 'sees themselves', 'see yourself')} exactly as the group does.`;
      return [
        found('selfKnown', rated, round, {
          people: [rated.user],
          strength: -Math.abs(own.at - average.at),
          title,
          average,
        }),
      ];
    }
    return [];
  });

/** A player who rates another one far higher than at least two others do. */
export const fanAwards = (round: OpinionsOfRound): FoundAward[] =>
  playersIn(round).flatMap((rated) => {
    const [fan, next, more] = placesOf(round, rated.opinions).filter(({ rater }) => rater !== rated.user);
    if (!fan || !next || !more || fan.at - next.at < apart.different) return [];
    const title = (nameOf: NameOf) =>
      `${does(nameOf(fan.rater), 'is', 'are')} ${nameOfSubject(rated, round, nameOf)}’s biggest fan.`;
    return [
      found('fan', rated, round, { people: [fan.rater, rated.user], strength: fan.at - next.at, title }),
    ];
  });

/** Two players who rate each other higher than any other player. */
export const mutualAwards = (round: OpinionsOfRound): FoundAward[] => {
  const players = playersIn(round);
  if (players.length < 3) return [];
  const favourites = new Map<UserId, UserId>();
  for (const { user, opinions } of round.raters) {
    const [best, next] = placesOf(round, opinions).filter(({ subject }) => subject !== user);
    if (best && next && best.at > next.at) favourites.set(user, best.subject);
  }
  return players.flatMap((rated) => {
    const other = favourites.get(rated.user);
    if (other === undefined || favourites.get(other) !== rated.user || rated.user > other) return [];
    const people = [rated.user, other];
    const gave = (rater: UserId, to: UserId, nameOf: NameOf) => {
      const said = round.raters
        .find(({ user }) => user === rater)
        ?.opinions.find(({ subject }) => subject === to)?.said;
      return statement([nameOf(rater)], said ?? '', nameOf(to));
    };
    return [
      {
        kind: 'mutual' as const,
        subject: null,
        people,
        strength: 1,
        title: (nameOf) => `${listed(people.map(nameOf))} rate each other highest.`,
        reason: (nameOf) => `${gave(rated.user, other, nameOf)}. ${gave(other, rated.user, nameOf)}.`,
        scale: null,
      } satisfies FoundAward,
    ];
  });
};
