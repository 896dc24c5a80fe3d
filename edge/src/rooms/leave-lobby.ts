import { applyLobbyRecord, lobbiesOf } from './lobby-index.ts';
import { acceptedAnswer, type RoomAccess, requestAsMember, requestCommand } from './send-command.ts';

/**
 * Gives up the user's seat in a lobby. If the index has the user but the room does not, or the room has no lobby, the
 * user has already left and the index is updated. Throws `notMember` or `lobbyNotFound`.
 */
export const leaveLobby = async (access: RoomAccess & { user: string }, code: string): Promise<void> => {
  const { db, user } = access;
  const answer = await requestCommand(access, code, user, { type: 'leaveLobby' });
  if (!answer.ok && (answer.error === 'notMember' || answer.error === 'lobbyNotFound')) {
    const indexed = await lobbiesOf(db, user);
    if (indexed.some((lobby) => lobby.code === code)) {
      await requestAsMember(access, code, user);
      return;
    }
  }
  await applyLobbyRecord(db, (await acceptedAnswer(db, code, answer)).lobby);
};
