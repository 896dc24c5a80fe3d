import type { GameNight } from '@tallyho/game/people/game-nights';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';

export type TimelineEntry =
  | { readonly kind: 'message'; readonly createdAt: string; readonly message: DirectMessage }
  | { readonly kind: 'night'; readonly createdAt: string; readonly night: GameNight };

/** Returns the game nights in which a friend played. */
export const nightsWith = (friend: string, nights: readonly GameNight[]): readonly GameNight[] =>
  nights.filter(({ players }) => players.some((player) => player.friend === friend));

/**
 * Returns messages and game nights in the order in which they happened. Nights before the first loaded message wait until the older
 * messages are loaded.
 */
export function timelineOf(
  messages: readonly DirectMessage[],
  nights: readonly GameNight[],
  hasOlder: boolean,
): readonly TimelineEntry[] {
  const start = hasOlder ? Date.parse(messages[0]?.createdAt ?? '') : Number.NEGATIVE_INFINITY;
  const written = messages.map(
    (message): TimelineEntry => ({ kind: 'message', createdAt: message.createdAt, message }),
  );
  const played = nights
    .map((night): TimelineEntry => ({ kind: 'night', createdAt: night.finishedAt, night }))
    .filter(({ createdAt }) => Date.parse(createdAt) >= start);
  return [...written, ...played].toSorted(
    (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
  );
}
