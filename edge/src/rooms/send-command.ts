import type { Database } from '@tallyho/drizzle/client';
import { type CommandInput, clientCommandSchema } from '@tallyho/game/protocol/client';
import type { RoomResponse } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { ApiError } from '../http/errors.ts';
import type { RoomClient } from '../http/room-client.ts';
import { applyLobbyRecord, deleteLobbyRecord } from './lobby-index.ts';

export type RoomAccess = { db: Database; rooms: RoomClient };
export type AcceptedResponse = Extract<RoomResponse, { ok: true }>;

const codePattern = /^[A-Z2-9]{6}$/;

/** Normalizes a lobby code. Throws `lobbyNotFound` if it cannot be a code. */
export const readCode = (written: string): string => {
  const code = written.trim().toUpperCase();
  if (!codePattern.test(code)) throw new ApiError('lobbyNotFound');
  return code;
};

/**
 * Returns the room's accepted response, or throws its rejection. Removes a lobby from the index if the room does not know
 * it.
 */
export const acceptedResponse = async (
  db: Database,
  code: string,
  response: RoomResponse,
): Promise<AcceptedResponse> => {
  if (response.ok) return response;
  if (response.error === 'lobbyNotFound') await deleteLobbyRecord(db, code);
  throw new ApiError(response.error);
};

/** Sends a command to the room with the caller's identity. Throws `malformed` if no room would accept it. */
export const requestCommand = (
  { rooms }: RoomAccess,
  code: string,
  user: string,
  input: CommandInput,
): Promise<RoomResponse> => {
  const command = v.safeParse(clientCommandSchema, { id: crypto.randomUUID(), ...input });
  if (!command.success) throw new ApiError('malformed');
  return rooms.request(code, { type: 'command', user, command: command.output });
};

/**
 * Sends an API call that is also a room command, and updates the index. The room decides; its rejections are thrown. A
 * chat message does not change the index.
 */
export const sendCommand = async (
  access: RoomAccess,
  code: string,
  user: string,
  command: CommandInput,
): Promise<AcceptedResponse> => {
  const { db } = access;
  const response = await acceptedResponse(db, code, await requestCommand(access, code, user, command));
  if (command.type !== 'sendMessage') await applyLobbyRecord(db, response.lobby);
  return response;
};

/**
 * Reads the room's current state for a user who is in its lobby according to the index. Returns null if the user is not
 * a member; then the index is updated too.
 */
export const requestAsMember = async (
  { db, rooms }: RoomAccess,
  code: string,
  user: string,
): Promise<AcceptedResponse | null> => {
  const response = await rooms.request(code, { type: 'status' });
  if (!response.ok) {
    if (response.error !== 'lobbyNotFound') throw new ApiError(response.error);
    await deleteLobbyRecord(db, code);
    return null;
  }
  if (response.lobby.members.includes(user)) return response;
  await applyLobbyRecord(db, response.lobby);
  return null;
};
