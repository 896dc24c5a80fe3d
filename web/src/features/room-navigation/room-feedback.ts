import type { UserId } from '@tallyho/game/model/person';
import { notify } from '../../entities/feedback/notifications.ts';
import type { Room } from '../../entities/room/room.ts';
import { subscribeRoomAttention } from './room-attention.ts';
import { subscribeRoomCues } from './room-cues.ts';

/**
 * Starts the room's sounds and notifications for the user `you`. `onNudged` is called with a text when the leader nudges
 * the user. Returns a function that ends both.
 */
export function subscribeRoomFeedback(room: Room, you: UserId, onNudged: (text: string) => void): () => void {
  const stops = [
    subscribeRoomCues(room, you, (text) => {
      notify(text);
      onNudged(text);
    }),
    subscribeRoomAttention(room, you),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
