/** The number of characters of a lobby code. Not in limits.ts, because the page of an invite link loads no other limit. */
export const lobbyCodeLength = 6;
