import type { UserId } from '@tallyho/game/model/person';
import { notify } from '../../entities/feedback/notifications.ts';
import type { Room } from '../../entities/room/room.ts';
import { subscribeRoomAttention } from './room-attention.ts';
import { subscribeRoomCues } from './room-cues.ts';

/**
 * Starts the room's sounds and notifications for the user `you`. `onNudged` is called with a text when the leader nudges
 * the user; `goTo` opens the page that a pressed notification leads to. Returns a function that ends both.
 */
export function subscribeRoomFeedback(
  room: Room,
  you: UserId,
  { onNudged, goTo }: { readonly onNudged: (text: string) => void; readonly goTo: (path: string) => void },
): () => void {
  const stops = [
    subscribeRoomCues(room, you, (text, from) => {
      notify({ text, key: null, from, onPress: () => goTo('/game') });
      onNudged(text);
    }),
    subscribeRoomAttention(room, you, goTo),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
