import { lobbies } from '@tallyho/drizzle/schema/index';
import { and, eq, gt, notInArray } from 'drizzle-orm';
import type { RoomAccess } from '../../rooms/send-command.ts';

/**
 * Returns true if a game runs in the lobby which the user has played and may return to, after losing the seat. It is false
 * for an unknown code, too, so that it reveals nothing about codes. Only the room of a running game is asked.
 */
export const hasUnfinishedGame = async (
  { db, rooms, user }: RoomAccess & { user: string },
  code: string,
): Promise<boolean> => {
  const [running] = await db
    .select({ code: lobbies.code })
    .from(lobbies)
    .where(
      and(eq(lobbies.code, code), gt(lobbies.players, 0), notInArray(lobbies.phase, ['lobby', 'finished'])),
    );
  const response = running && (await rooms.request(code, { type: 'status', player: user }));
  return response?.ok === true && response.mayReturn === true;
};
