import * as v from 'valibot';
import { lobbyRecordSchema } from '../../protocol/service.ts';

export const lostRoomSchema = v.object({
  /** Its lobby record. The members are those who have not been notified yet. */
  record: lobbyRecordSchema,
  /** When the remaining seats are removed, epoch ms. */
  until: v.number(),
});

/**
 * A room that a new version of the program cannot read. It is stored as long as a seat would be, so that its
 * players are notified when they return. A notified player can join other lobbies.
 */
export type LostRoom = v.InferOutput<typeof lostRoomSchema>;
