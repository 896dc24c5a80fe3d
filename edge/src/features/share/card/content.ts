import type { Divisive } from '@tallyho/game/awards/awards';
import { favouritesOf } from '@tallyho/game/awards/favourites';
import { pointsText } from '@tallyho/game/awards/score-words';
import { agreementText, divisiveText, subjectName } from '@tallyho/game/awards/words';
import type { Subject } from '@tallyho/game/minigames/contract';
import { ranked } from '@tallyho/game/minigames/ranking';
import type { SharedResult } from '../shared-result.ts';
import { dayOf, headline, themesOf, totals } from '../words.ts';
import { drawable } from './glyphs.ts';
import type { Head } from './heads.ts';

/** A player or an item on the podium; `head` null: an item. */
export type Place = { rank: number; name: string; figure: string; head: Head | null };
/** A card next to the podium. */
export type Note = { kicker: string; title: string; words: string; heads: Head[] };
/** All texts of the card, reduced to drawable letters. */
export type CardContent = {
  headline: string;
  totals: string;
  day: string;
  places: Place[];
  notes: Note[];
  /** Players who are not on the podium. */
  others: Head[];
};

/** Maximum number of podium places. Equal ranks share a step, so there can be more than three. */
const places = 5;
const lastRank = 3;
const notes = 2;
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** Describes how the opinions on the most divisive item differ. Its round is one of the shown rounds. */
const differenceIn = ({ rounds }: SharedResult, divisive: Divisive): string => {
  const round = rounds.find(({ index }) => index === divisive.record);
  return round ? divisiveText(round, divisive) : '';
};

/** Returns the result with every name in drawable letters; a name without any becomes the player's seat number. */
const spelt = (result: SharedResult): SharedResult => {
  const nameOf = (user: string, username: string): string =>
    drawable(username) ?? `Player ${result.players.findIndex((other) => other.user === user) + 1}`;
  const personOf = <Named extends { user: string; username: string }>(person: Named): Named => ({
    ...person,
    username: nameOf(person.user, person.username),
  });
  const itemNameOf = (name: string): string => drawable(name) ?? 'One of a kind';
  const { scores, divisive, closestPair } = result.awards;
  const subjectOf = (subject: Subject): Subject => {
    switch (subject.kind) {
      case 'item':
        return { ...subject, item: { ...subject.item, alt: itemNameOf(subject.item.alt) } };
      case 'player':
        return { ...subject, player: personOf(subject.player) };
      case 'question':
        return subject;
      default:
        return subject satisfies never;
    }
  };
  return {
    ...result,
    players: result.players.map(personOf),
    awards: {
      scores: scores.map((score) => ({ ...score, player: personOf(score.player) })),
      divisive: divisive && {
        ...divisive,
        game: itemNameOf(divisive.game),
        subject: subjectOf(divisive.subject),
      },
      closestPair: closestPair && {
        ...closestPair,
        people: [personOf(closestPair.people[0]), personOf(closestPair.people[1])],
      },
    },
  };
};

/** Returns the content of a result card. */
export const cardContent = (unspelt: SharedResult): CardContent => {
  const result = spelt(unspelt);
  const { scores, divisive, closestPair } = result.awards;
  const favourites = ranked(favouritesOf(result.rounds), ({ share }) => share);
  const [best] = favourites;
  const themes = themesOf(result).map((theme) => drawable(theme) ?? 'One of a kind');
  const headOf = (user: string): Head => {
    const player = result.players.find((other) => other.user === user);
    return { avatar: player?.avatar ?? 0, colour: player?.colour ?? null };
  };
  const standing: Place[] = scores.map(({ player, points, rank }) => ({
    rank,
    name: player.username,
    figure: pointsText(points),
    head: headOf(player.user),
  }));
  const loved: Place[] = favourites.map(({ item, share, rank }) => ({
    rank,
    name: drawable(item.alt) ?? 'One of a kind',
    figure: percent(share),
    head: null,
  }));
  const possible: (Note | null)[] = [
    closestPair && {
      kicker: 'Closest pair',
      title: closestPair.people.map(({ username }) => username).join(' & '),
      words: agreementText(closestPair),
      heads: closestPair.people.map(({ user }) => headOf(user)),
    },
    divisive && {
      kicker: 'Most divisive',
      title: subjectName(divisive),
      words: drawable(differenceIn(result, divisive)) ?? 'Opinions differ',
      heads: divisive.subject.kind === 'player' ? [headOf(divisive.subject.player.user)] : [],
    },
    best && scores.length > 0
      ? {
          kicker: 'What the group loved',
          title: drawable(best.item.alt) ?? 'One of a kind',
          words: `${percent(best.share)} of all points`,
          heads: [],
        }
      : null,
    themes.length > 0
      ? {
          kicker: themes.length === 1 ? 'The theme' : 'The themes',
          title: themes.join(', '),
          words: 'rated together',
          heads: [],
        }
      : null,
  ];
  const onPodium = new Set(
    scores
      .filter(({ rank }) => rank <= lastRank)
      .slice(0, places)
      .map(({ player }) => player.user),
  );
  return {
    headline: drawable(headline(result)) ?? 'Thanks for Playing!',
    totals: totals(result),
    day: dayOf(result),
    places: (standing.length > 0 ? standing : loved).filter(({ rank }) => rank <= lastRank).slice(0, places),
    notes: possible.filter((note) => note !== null).slice(0, notes),
    others: result.players.filter(({ user }) => !onPodium.has(user)).map(({ user }) => headOf(user)),
  };
};
