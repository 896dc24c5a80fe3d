import type { Person } from '@tallyho/game/model/person';
import type { SharedResult } from '../shared-result.ts';
import { spelt } from './content.ts';
import { drawable } from './glyphs.ts';
import type { Head } from './heads.ts';

/** A player as drawn: the name in letters that the fonts have. */
export type Role = { name: string; head: Head };

/** Returns the players of a result as they are drawn, in the order of their seats. */
export const castOf = (result: SharedResult): Role[] =>
  spelt(result).players.map(({ username, avatar, color }) => ({ name: username, head: { avatar, color } }));

/** Returns a function that finds a player by the person in a round; null for the author of an anonymous vote. */
export const casting = (result: SharedResult): ((person: Person) => Role | null) => {
  const cast = castOf(result);
  return ({ user, username, avatar }) => {
    if (user.startsWith('anonymous-')) return null;
    const known = cast[result.players.findIndex((player) => player.user === user)];
    return known ?? { name: drawable(username) ?? 'A player', head: { avatar, color: null } };
  };
};

/** Returns a text in letters that the fonts have, or `otherwise`. */
export const legible = (text: string, otherwise = 'One of a kind'): string => drawable(text) ?? otherwise;
