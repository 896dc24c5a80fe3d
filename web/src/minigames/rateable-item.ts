import type { Item } from '@tallyho/game/minigames/contract';
import type { Person } from '@tallyho/game/model/person';
import type { Seat } from '../shared/ui/players/Shape.tsx';

/** Something to rate, as the boards show it: a picture, words alone, or a player. `name` is how people call it. */
export type RateableItem =
  | { readonly kind: 'item'; readonly id: string; readonly name: string; readonly item: Item }
  | {
      readonly kind: 'player';
      readonly id: string;
      readonly name: string;
      readonly avatar: number;
      readonly seat: Seat | null;
    };

export const rateableItem = (item: Item): RateableItem => ({
  kind: 'item',
  id: item.id,
  name: item.alt,
  item,
});

/** A player as a thing to rate; the board has kept the name of who has left since. `isYou`: they are at this screen. */
export const rateablePlayer = (
  { user, username, avatar }: Person,
  seen: { readonly avatar?: number; readonly seat: Seat | null; readonly isYou?: boolean },
): Extract<RateableItem, { kind: 'player' }> => ({
  kind: 'player',
  id: user,
  name: seen.isYou ? 'You' : username,
  avatar: seen.avatar ?? avatar,
  seat: seen.seat,
});

/** True of words without a picture: they want a wide card. */
export const isWords = (thing: RateableItem): boolean => thing.kind === 'item' && thing.item.url === null;

/** What the things of a board are called together, one and many. */
export function nounOf(things: readonly RateableItem[]): { readonly one: string; readonly many: string } {
  if (things.some(({ kind }) => kind === 'player')) return { one: 'player', many: 'players' };
  if (things.some((thing) => !isWords(thing))) return { one: 'picture', many: 'pictures' };
  return { one: 'card', many: 'cards' };
}
