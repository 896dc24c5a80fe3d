import type { Account } from './account.ts';

/** Opens a lobby over the API; gives its code. */
export async function openLobby(
  { visitor }: Account,
  { isPublic = false, capacity = 8 }: { isPublic?: boolean; capacity?: number } = {},
): Promise<string> {
  const { code } = await visitor.ask<{ code: string }>('POST', '/api/lobby/createLobby', {
    isPublic,
    maxPlayers: capacity,
  });
  return code;
}

/** Takes a seat over the API. */
export async function takeSeat({ visitor }: Account, code: string): Promise<void> {
  await visitor.ask('POST', `/api/lobby/joinLobby/${code}`, { code });
}
