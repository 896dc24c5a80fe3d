import type { Account } from './account.ts';

/** Opens a lobby over the API and returns its code. */
export async function openLobby(
  { client }: Account,
  { isPublic = false, capacity = 8 }: { isPublic?: boolean; capacity?: number } = {},
): Promise<string> {
  const { code } = await client.requestJson<{ code: string }>('POST', '/api/lobby/createLobby', {
    isPublic,
    maxPlayers: capacity,
  });
  return code;
}

/** Joins a lobby over the API. */
export async function joinLobby({ client }: Account, code: string): Promise<void> {
  await client.requestJson('POST', `/api/lobby/joinLobby/${code}`, { code });
}
