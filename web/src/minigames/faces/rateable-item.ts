import type { Item } from '@tallyho/game/minigames/fields';
import type { Person } from '@tallyho/game/model/person';
import type { SeatNumber } from '../../shared/ui/players/Shape.tsx';

/** An item to rate, as the boards show it: a picture, a text only, or a player. `name` is its accessible name. */
export type RateableItem =
  | { readonly kind: 'item'; readonly id: string; readonly name: string; readonly item: Item }
  | {
      readonly kind: 'player';
      readonly id: string;
      readonly name: string;
      readonly avatar: number;
      readonly seat: SeatNumber | null;
    };

export const rateableItem = (item: Item): RateableItem => ({
  kind: 'item',
  id: item.id,
  name: item.alt,
  item,
});

/**
 * Returns a player as an item to rate; the board keeps the names of players who have left. `isYou`: the player is the
 * viewer.
 */
export const rateablePlayer = (
  { user, username, avatar }: Person,
  seen: { readonly avatar?: number; readonly seat: SeatNumber | null; readonly isYou?: boolean },
): Extract<RateableItem, { kind: 'player' }> => ({
  kind: 'player',
  id: user,
  name: seen.isYou ? 'You' : username,
  avatar: seen.avatar ?? avatar,
  seat: seen.seat,
});

/** Returns true for a text without a picture, which needs a wide card. */
export const isTextOnly = (subject: RateableItem): boolean =>
  subject.kind === 'item' && subject.item.url === null;

/** Returns the singular and plural names of a board's items. */
export function nounOf(subjects: readonly RateableItem[]): { readonly one: string; readonly many: string } {
  if (subjects.some(({ kind }) => kind === 'player')) return { one: 'player', many: 'players' };
  if (subjects.some((subject) => !isTextOnly(subject))) return { one: 'picture', many: 'pictures' };
  return { one: 'card', many: 'cards' };
}
