import { limits } from '@tallyho/game/limits';

/** The lobby code in what somebody typed or pasted: a code, or a whole invite link. At most 6 characters, upper case. */
export function lobbyCodeIn(text: string): string {
  const linked = /\/join\/([a-z0-9]+)/i.exec(text)?.[1];
  return (linked ?? text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.lobbyCode.length);
}

export const isWholeCode = (code: string): boolean => code.length === limits.lobbyCode.length;
