import { applyLobbyRecord, lobbiesOf } from './lobby-index.ts';
import { acceptedAnswer, type RoomAccess, requestAsMember, requestCommand } from './send-command.ts';

/**
 * Gives up a seat. If the index still has somebody where the room has not, or has no lobby at all, they have left
 * already and the index learns it. Throws `notMember` or `lobbyNotFound`.
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
