import { limits } from '@tallyho/game/limits';

const { alphabet, length } = limits.lobbyCode;
/** Bytes from this value on are skipped, because they would make the first letters of the alphabet more likely. */
const fairBelow = 256 - (256 % alphabet.length);

/** Returns a random lobby code; all codes are equally likely. */
export const newLobbyCode = (): string => {
  let code = '';
  while (code.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fairBelow) code += alphabet[byte % alphabet.length];
  }
  return code;
};
