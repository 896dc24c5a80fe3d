import { mostDivisive } from '../awards/divisive.ts';
import { counted, does, isViewer, listed } from '../text.ts';
import type { AwardKind, FoundAward, NameOf } from './award.ts';
import {
  gotTitle,
  groupsOf,
  nameInSentence,
  nameOfSubject,
  type OpinionsOfRound,
  peopleOfSubject,
  placesOf,
  quoted,
  type RatedSubject,
  scaleOfSubject,
  statement,
  votesInWords,
} from './opinions-of-round.ts';

/* Awards about one subject: an item, a player or the question. A low vote for a player is never named with its author. */

/** Makes an award about a subject. Its arithmetic is the list of the votes. */
const about = (
  kind: AwardKind,
  rated: RatedSubject,
  round: OpinionsOfRound,
  rest: Pick<FoundAward, 'strength' | 'title'> & { people?: string[] },
): FoundAward => ({
  kind,
  subject: rated.subject.id,
  people: [...new Set([...(rest.people ?? []), ...peopleOfSubject(rated)])],
  strength: rest.strength,
  title: rest.title,
  reason: (nameOf) => votesInWords(rated, round, nameOf),
  scale: scaleOfSubject(rated, round),
  scaleTitle: (nameOf) => gotTitle(rated, round, nameOf),
});

const ratersIn = (members: readonly { rater: string }[]) => members.map(({ rater }) => rater);
const isPlayer = ({ subject }: RatedSubject): boolean => subject.kind === 'player';
/** A sentence may say who voted what: no votes for a player, because some of them are low. */
const mayName = (rated: RatedSubject, round: OpinionsOfRound): boolean =>
  round.raters.length > 0 && !(isPlayer(rated) && round.ends);

/** "Kim and Sam share Robin’s own view: “Cook”": for `people` who say the same about one of them, `own`. */
const sharedView = (own: string, people: readonly string[], said: string, nameOf: NameOf): string => {
  const others = people.filter((user) => user !== own).map(nameOf);
  return `${listed(others)} ${others.length === 1 && !isViewer(others[0]) ? 'shares' : 'share'} ${nameOf(own)}’s own view: ${quoted(said)}`;
};

/** What divided the players most, of several subjects. */
export const divisiveAwards = (round: OpinionsOfRound): FoundAward[] => {
  const found = round.subjects.length > 1 ? mostDivisive([round.record]) : null;
  const rated = round.subjects.find(({ subject }) => subject.id === found?.subject.id);
  if (!found || !rated) return [];
  const places = placesOf(round, rated.opinions);
  const high = places.filter(({ at }) => at === places[0]?.at);
  const low = places.filter(({ at }) => at === places.at(-1)?.at);
  const isNamed = mayName(rated, round) && high.length > 0;
  const title = (nameOf: NameOf): string => {
    const name = nameOfSubject(rated, round, nameOf);
    if (isNamed)
      return `${statement(ratersIn(high).map(nameOf), high[0]?.said ?? '', name)}. ${statement(ratersIn(low).map(nameOf), low[0]?.said ?? '', null)}.`;
    return `Opinions about ${name} are far apart.`;
  };
  const people = isNamed ? [...ratersIn(high), ...ratersIn(low)] : [];
  return [about('mostDivisive', rated, round, { strength: found.spread, title, people })];
};

/** What all of at least three players said the same about. */
export const unanimousAwards = (round: OpinionsOfRound): FoundAward[] =>
  round.subjects.flatMap((rated) => {
    const [group, other] = groupsOf(rated.opinions);
    if (!group || other || group.members.length < 3 || group.members.length < round.voters) return [];
    const place = rated.mean ?? 100;
    if (isPlayer(rated) && place < 50) return [];
    if (!round.ends && round.subjects.length === 1) return []; // the result itself
    const title = (nameOf: NameOf) =>
      `${statement([isPlayer(rated) ? `All ${round.voters} players` : `All ${round.voters} of you`], group.said, nameInSentence(rated, round, nameOf), true)}.`;
    return [about('unanimous', rated, round, { strength: Math.abs(place - 50), title })];
  });

/** One player against all others, who agree. */
export const loneAwards = (round: OpinionsOfRound): FoundAward[] =>
  round.subjects.flatMap((rated) => {
    const [group, single, more] = groupsOf(rated.opinions);
    const lone = single?.members[0];
    if (!group || !lone || more || single.members.length > 1 || group.members.length < 2) return [];
    if (round.raters.length === 0 || peopleOfSubject(rated).includes(lone.rater)) return [];
    const [of, ofOthers] = [lone, group.members[0]].map((one) =>
      one && 'value' in one ? round.at(one.value) : null,
    );
    const apart = of == null || ofOthers == null ? 50 : of - ofOthers;
    if (Math.abs(apart) < 25 || (isPlayer(rated) && apart < 0)) return [];
    const title = (nameOf: NameOf) => {
      const name = nameInSentence(rated, round, nameOf);
      return `Only ${statement([nameOf(lone.rater)], lone.said, name)}. The other ${group.members.length}: ${quoted(group.said)}.`;
    };
    return [about('lone', rated, round, { strength: Math.abs(apart), title, people: [lone.rater] })];
  });

/** The only two who agree, while all others differ from them and from each other. */
export const onlyTwoAwards = (round: OpinionsOfRound): FoundAward[] =>
  round.subjects.flatMap((rated) => {
    const [pair, ...others] = groupsOf(rated.opinions);
    if (pair?.members.length !== 2 || others.length < 2 || round.raters.length === 0) return [];
    if (others.some(({ members }) => members.length > 1)) return [];
    const [first] = pair.members;
    const place = first && 'value' in first ? round.at(first.value) : 50;
    if (isPlayer(rated) && place < 50) return [];
    const people = ratersIn(pair.members);
    const [own] = people.filter((user) => peopleOfSubject(rated).includes(user));
    const title = (nameOf: NameOf) => {
      if (own !== undefined) return `Only ${sharedView(own, people, pair.said, nameOf)}.`;
      const name = nameInSentence(rated, round, nameOf);
      return `Only ${listed(people.map(nameOf))} agree${name === null ? '' : ` about ${name}`}: ${quoted(pair.said)}.`;
    };
    return [about('onlyTwo', rated, round, { strength: others.length, title, people })];
  });

/** Two camps of at least two players, each of one opinion. */
export const campAwards = (round: OpinionsOfRound): FoundAward[] =>
  round.subjects.flatMap((rated) => {
    const [one, other, more] = groupsOf(rated.opinions);
    if (!one || !other || more || other.members.length < 2 || !mayName(rated, round)) return [];
    if (!round.ends && round.subjects.length === 1) return []; // two sides are the result itself
    const places = placesOf(round, rated.opinions);
    const apart = places.length > 0 ? (places[0]?.at ?? 0) - (places.at(-1)?.at ?? 0) : 50;
    if (apart < 50) return [];
    const names = (members: readonly { rater: string }[], nameOf: NameOf) => ratersIn(members).map(nameOf);
    const own = peopleOfSubject(rated).find((user) =>
      [one, other].some(({ members }) => ratersIn(members).includes(user)),
    );
    // The camp with the player whom it is about comes first.
    const [first, second] = own && ratersIn(other.members).includes(own) ? [other, one] : [one, other];
    const title = (nameOf: NameOf) => {
      const view =
        own === undefined
          ? statement(names(first.members, nameOf), first.said, nameInSentence(rated, round, nameOf))
          : sharedView(own, ratersIn(first.members), first.said, nameOf);
      return `${view}. ${listed(names(second.members, nameOf))}: ${quoted(second.said)}.`;
    };
    const people = ratersIn([...one.members, ...other.members]);
    return [about('camps', rated, round, { strength: apart, title, people })];
  });

/** Two choices with the same number of votes, and no other votes. */
export const evenSplitAwards = (round: OpinionsOfRound): FoundAward[] =>
  round.subjects.flatMap((rated) => {
    const [one, other, more] = groupsOf(rated.opinions);
    if (round.ends || !one || !other || more || one.members.length !== other.members.length) return [];
    if (round.subjects.length === 1 || one.members.length < 2) return []; // two sides are the result itself
    const count = one.members.length;
    const title = (nameOf: NameOf) => {
      const name = nameInSentence(rated, round, nameOf);
      const votes = `${count} for ${quoted(one.said)}, ${count} for ${quoted(other.said)}`;
      return name === null ? `An even split: ${votes}.` : `An even split about ${name}: ${votes}.`;
    };
    return [about('evenSplit', rated, round, { strength: count, title })];
  });

/** What each of at least three players rates as high as nothing else, or equal with others at the top. */
export const favouriteOfAllAwards = (round: OpinionsOfRound): FoundAward[] => {
  if (!round.ends || round.subjects.length < 3) return [];
  const best = new Map<string, number>();
  for (const { rater, at } of round.subjects.flatMap(({ opinions }) => placesOf(round, opinions)))
    best.set(rater, Math.max(at, best.get(rater) ?? 0));
  return round.subjects.flatMap((rated) => {
    const places = placesOf(round, rated.opinions);
    if (places.length < 3 || places.length < round.voters) return [];
    if (places.some(({ at, rater }) => at < (best.get(rater) ?? 0))) return [];
    const title = (nameOf: NameOf) =>
      `${does(nameOfSubject(rated, round, nameOf), 'is', 'are')} a favourite of all ${counted(places.length, 'player')}.`;
    return [about('favouriteOfAll', rated, round, { strength: rated.mean ?? 0, title })];
  });
};

/** An item that the group puts last and one player puts first. */
export const championAwards = (round: OpinionsOfRound): FoundAward[] => {
  const means = round.subjects.flatMap(({ mean }) => mean ?? []);
  const lowest = Math.min(...means);
  if (round.subjects.length < 3 || means.filter((mean) => mean === lowest).length > 1) return [];
  return round.subjects.flatMap((rated) => {
    if (rated.mean !== lowest || rated.subject.kind !== 'item' || rated.opinions.length < 3) return [];
    const tops = round.raters.filter(({ opinions }) => {
      const places = placesOf(round, opinions);
      return (
        places.length > 1 && places[0]?.subject === rated.subject.id && (places[1]?.at ?? 0) < places[0].at
      );
    });
    const [champion] = tops;
    if (!champion || tops.length > 1) return [];
    const title = (nameOf: NameOf) =>
      `${does(nameOf(champion.user), 'stands', 'stand')} up for ${nameOfSubject(rated, round, nameOf)}, which the group puts last.`;
    return [about('champion', rated, round, { strength: 1, title, people: [champion.user] })];
  });
};
