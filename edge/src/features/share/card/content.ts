import type { Divisive, Score } from '@tallyho/game/awards/awards';
import { favouritesOf, moreOnTop } from '@tallyho/game/awards/favourites';
import { moreOnTopText, pointsText } from '@tallyho/game/awards/score-words';
import { winningScores } from '@tallyho/game/awards/winning-scores';
import { agreementText, divisiveText, subjectName } from '@tallyho/game/awards/words';
import type { Subject } from '@tallyho/game/minigames/contract';
import { ranked } from '@tallyho/game/minigames/ranking';
import type { SharedResult } from '../shared-result.ts';
import { dayOf, headline, themesOf, totals } from '../words.ts';
import { drawable } from './glyphs.ts';
import type { Head } from './heads.ts';

/** A player or an item on the podium; `head` null: an item. */
export type Place = { rank: number; name: string; figure: string; head: Head | null };
/** A card next to the podium. `title`: one part for each name, which may be on lines of their own; `words`: the same sentence in several lengths, the longest first. */
export type Note = { kicker: string; title: string[]; words: string[]; heads: Head[] };
/** A player who is not on the podium. `rank` null: the game had no points. */
export type Other = { name: string; rank: number | null; head: Head };
/** All texts of the card, reduced to drawable letters. */
export type CardContent = {
  headline: string;
  totals: string;
  day: string;
  places: Place[];
  notes: Note[];
  /** The text about those who share the first place and are not on the podium; empty if there are none. */
  more: string;
  /** Players who are not on the podium. */
  others: Other[];
};

/** Maximum number of podium places. Equal ranks share a step, so there can be more than three. */
const places = 5;
const lastRank = 3;
const notes = 2;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The numbers of choices that a description of divided opinions may name, most first. */
const namedChoices = [Number.POSITIVE_INFINITY, 3, 2, 1];

/** Describes how the opinions on the most divisive item differ, in several lengths. Its round is one of the shown rounds. */
const differencesIn = ({ rounds }: SharedResult, divisive: Divisive): string[] => {
  const round = rounds.find(({ index }) => index === divisive.record);
  const texts = round ? namedChoices.map((most) => divisiveText(round, divisive, most)) : [];
  const drawableTexts = texts.map(drawable).filter((text) => text !== null);
  return drawableTexts.length > 0 ? drawableTexts : ['Opinions differ'];
};

/** Returns the result with every name of a player and of an award in drawable letters; a name without any becomes the player's seat number. */
export const spelt = (result: SharedResult): SharedResult => {
  const nameOf = (user: string, username: string): string =>
    drawable(username) ?? `Player ${result.players.findIndex((other) => other.user === user) + 1}`;
  const personOf = <Named extends { user: string; username: string }>(person: Named): Named => ({
    ...person,
    username: nameOf(person.user, person.username),
  });
  const itemNameOf = (name: string): string => drawable(name) ?? 'One of a kind';
  const { scores, knows, divisive, closestPair } = result.awards;
  const named = (score: Score): Score => ({ ...score, player: personOf(score.player) });
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
      scores: scores.map(named),
      ...(knows && { knows: { ...knows, scores: knows.scores.map(named) } }),
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
  const { divisive, closestPair } = result.awards;
  const { scores } = winningScores(result.awards);
  const favourites = ranked(favouritesOf(result.rounds), ({ share }) => share);
  const [best, ...next] = favourites;
  const moreLoved = moreOnTop(result.rounds) + next.filter(({ rank }) => rank === 1).length;
  const themes = themesOf(result).map((theme) => drawable(theme) ?? 'One of a kind');
  const headOf = (user: string): Head => {
    const player = result.players.find((other) => other.user === user);
    return { avatar: player?.avatar ?? 0, color: player?.color ?? null };
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
      title: closestPair.people.map(({ username }, index) => (index === 0 ? `${username} &` : username)),
      words: [agreementText(closestPair)],
      heads: closestPair.people.map(({ user }) => headOf(user)),
    },
    divisive && {
      kicker: 'Most divisive',
      title: [subjectName(divisive)],
      words: differencesIn(result, divisive),
      heads: divisive.subject.kind === 'player' ? [headOf(divisive.subject.player.user)] : [],
    },
    best && scores.length > 0
      ? {
          kicker: 'What the group loved',
          title: [drawable(best.item.alt) ?? 'One of a kind'],
          words: [`${percent(best.share)} of all points ${moreOnTopText(moreLoved)}`.trim()],
          heads: [],
        }
      : null,
    themes.length > 0
      ? {
          kicker: themes.length === 1 ? 'The theme' : 'The themes',
          title: [themes.join(', ')],
          words: ['rated together'],
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
  const moreWinners = Math.max(0, scores.filter(({ rank }) => rank === 1).length - places);
  return {
    headline: drawable(headline(result)) ?? 'Thanks for Playing!',
    totals: totals(result),
    day: dayOf(result),
    places: (standing.length > 0 ? standing : loved).filter(({ rank }) => rank <= lastRank).slice(0, places),
    notes: possible.filter((note) => note !== null).slice(0, notes),
    more: moreOnTopText(standing.length > 0 ? moreWinners : moreOnTop(result.rounds)),
    others: result.players
      .filter(({ user }) => !onPodium.has(user))
      .map(({ user, username }) => ({
        name: username,
        rank: scores.find(({ player }) => player.user === user)?.rank ?? null,
        head: headOf(user),
      })),
  };
};
