import type { Database } from '@tallyho/drizzle/client';
import { type CommandInput, clientCommandSchema } from '@tallyho/game/protocol/client';
import type { RoomAnswer } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { ApiError } from '../http/errors.ts';
import type { RoomClient } from '../http/room-client.ts';
import { applyLobbyRecord, forgetLobby } from './lobby-index.ts';

export type RoomAccess = { db: Database; rooms: RoomClient };
export type AcceptedAnswer = Extract<RoomAnswer, { ok: true }>;

const codePattern = /^[A-Z2-9]{6}$/;

/** A lobby code as people write it, in its one form. Throws `lobbyNotFound` for what cannot be one. */
export const readCode = (written: string): string => {
  const code = written.trim().toUpperCase();
  if (!codePattern.test(code)) throw new ApiError('lobbyNotFound');
  return code;
};

/** The room's consent, or its refusal thrown. A lobby that the room does not know is taken out of the index. */
export const acceptedAnswer = async (
  db: Database,
  code: string,
  answer: RoomAnswer,
): Promise<AcceptedAnswer> => {
  if (answer.ok) return answer;
  if (answer.error === 'lobbyNotFound') await forgetLobby(db, code);
  throw new ApiError(answer.error);
};

/** Hands a command to the room, stamped with who sent it. Throws `malformed` for what no room would read. */
export const requestCommand = (
  { rooms }: RoomAccess,
  code: string,
  user: string,
  input: CommandInput,
): Promise<RoomAnswer> => {
  const command = v.safeParse(clientCommandSchema, { id: crypto.randomUUID(), ...input });
  if (!command.success) throw new ApiError('malformed');
  return rooms.request(code, { type: 'command', user, command: command.output });
};

/**
 * Forwards a call that is also a command and brings the index up to date. The room decides; its refusals are thrown.
 * A chat line changes no index.
 */
export const sendCommand = async (
  access: RoomAccess,
  code: string,
  user: string,
  command: CommandInput,
): Promise<AcceptedAnswer> => {
  const { db } = access;
  const answer = await acceptedAnswer(db, code, await requestCommand(access, code, user, command));
  if (command.type !== 'sendMessage') await applyLobbyRecord(db, answer.lobby);
  return answer;
};

/**
 * What the room says now of somebody who is in its lobby by the index; null if they are not, which the index then
 * learns too.
 */
export const requestAsMember = async (
  { db, rooms }: RoomAccess,
  code: string,
  user: string,
): Promise<AcceptedAnswer | null> => {
  const answer = await rooms.request(code, { type: 'status' });
  if (!answer.ok) {
    if (answer.error !== 'lobbyNotFound') throw new ApiError(answer.error);
    await forgetLobby(db, code);
    return null;
  }
  if (answer.lobby.members.includes(user)) return answer;
  await applyLobbyRecord(db, answer.lobby);
  return null;
};
