import { lobbyCodeLength } from '@tallyho/game/lobby-code';

/** Extracts the lobby code from a typed or pasted code or invite link. Returns at most 6 characters, upper case. */
export function lobbyCodeIn(text: string): string {
  const linked = /\/join\/([a-z0-9]+)/i.exec(text)?.[1];
  return (linked ?? text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, lobbyCodeLength);
}

export const isWholeCode = (code: string): boolean => code.length === lobbyCodeLength;
