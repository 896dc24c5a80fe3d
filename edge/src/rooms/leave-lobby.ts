import { ApiError } from '../http/errors.ts';
import { applyLobbyRecord, deleteLobbyRecord, lobbiesOf } from './lobby-index.ts';
import { type RoomAccess, requestAsMember, requestCommand } from './send-command.ts';

/**
 * Gives up the user's seat in a lobby. Idempotent: if the user has no seat, or the room has no lobby, only the index is
 * corrected. Throws if the room is not reachable.
 */
export const leaveLobby = async (access: RoomAccess & { user: string }, code: string): Promise<void> => {
  const { db, user } = access;
  const response = await requestCommand(access, code, user, { type: 'leaveLobby' });
  if (response.ok) return applyLobbyRecord(db, response.lobby);
  switch (response.error) {
    case 'lobbyNotFound':
      return deleteLobbyRecord(db, code);
    case 'notMember': {
      const indexed = await lobbiesOf(db, user);
      if (indexed.some((lobby) => lobby.code === code)) await requestAsMember(access, code, user);
      return;
    }
    default:
      throw new ApiError(response.error);
  }
};
