import { favouritesOf } from '@tallyho/game/awards/favourites';
import type { Subject } from '@tallyho/game/minigames/contract';
import type { SharedResult } from '../shared-result.ts';
import { dayOf, headline, themesOf, totals } from '../words.ts';
import { drawable } from './glyphs.ts';
import type { Head } from './heads.ts';

/** Somebody or something on the podium; `head` null: a thing. */
export type Place = { rank: number; name: string; figure: string; head: Head | null };
/** A card beside the podium. */
export type Note = { kicker: string; title: string; words: string; heads: Head[] };
/** All that the picture says, in letters that can be drawn. */
export type CardContent = {
  headline: string;
  totals: string;
  day: string;
  places: Place[];
  notes: Note[];
  /** Who is not on the podium. */
  others: Head[];
};

const places = 3;
const notes = 2;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What the picture of a result shows. Names for which there are no letters are called by their place at the table. */
export const cardContent = (result: SharedResult): CardContent => {
  const headOf = (user: string): Head => {
    const player = result.players.find((other) => other.user === user);
    return { avatar: player?.avatar ?? 0, colour: player?.colour ?? null };
  };
  const playerName = (user: string, username: string): string => {
    const index = result.players.findIndex((other) => other.user === user);
    return drawable(username) ?? `Player ${index + 1}`;
  };
  const thingName = (name: string): string => drawable(name) ?? 'One of a kind';
  const subjectName = (subject: Subject, game: string): string => {
    switch (subject.kind) {
      case 'item':
        return thingName(subject.item.alt);
      case 'player':
        return playerName(subject.player.user, subject.player.username);
      case 'question':
        return thingName(game);
      default:
        return subject satisfies never;
    }
  };

  const { scores, divisive, closestPair } = result.awards;
  const favourites = favouritesOf(result.rounds);
  const standing: Place[] = scores.map(({ player, points, rank }) => ({
    rank,
    name: playerName(player.user, player.username),
    figure: `${Math.round(points)} points`,
    head: headOf(player.user),
  }));
  const loved: Place[] = favourites.map(({ item, share }) => ({
    rank: 1 + favourites.filter((other) => other.share > share).length,
    name: thingName(item.alt),
    figure: percent(share),
    head: null,
  }));
  const onPodium = new Set(scores.slice(0, places).map(({ player }) => player.user));
  const [best] = favourites;
  const themes = themesOf(result).map(thingName);

  const possible: (Note | null)[] = [
    closestPair && {
      kicker: 'Closest pair',
      title: closestPair.people.map(({ user, username }) => playerName(user, username)).join(' & '),
      words: `agreed ${Math.round(closestPair.agreement)} % over ${closestPair.compared} ${closestPair.compared === 1 ? 'mark' : 'marks'}`,
      heads: closestPair.people.map(({ user }) => headOf(user)),
    },
    divisive && {
      kicker: 'Most divisive',
      title: subjectName(divisive.subject, divisive.game),
      words: `marks spread ±${Math.round(divisive.spread)} around ${Math.round(divisive.mean)} of 100`,
      heads: divisive.subject.kind === 'player' ? [headOf(divisive.subject.player.user)] : [],
    },
    best && scores.length > 0
      ? {
          kicker: 'Best loved',
          title: thingName(best.item.alt),
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
  const nameByAlias = new Map(
    result.players.map(({ user, username }) => [username, playerName(user, username)]),
  );
  return {
    headline: headline(result, (name) => nameByAlias.get(name) ?? thingName(name)),
    totals: totals(result),
    day: dayOf(result),
    places: (standing.length > 0 ? standing : loved).slice(0, places),
    notes: possible.filter((note) => note !== null).slice(0, notes),
    others: result.players.filter(({ user }) => !onPodium.has(user)).map(({ user }) => headOf(user)),
  };
};
