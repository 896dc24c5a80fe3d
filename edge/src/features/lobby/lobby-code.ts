import { limits } from '@tallyho/game/limits';

const { alphabet, length } = limits.lobbyCode;
/** Bytes from here on would make the alphabet's first letters likelier. */
const fairBelow = 256 - (256 % alphabet.length);

/** A new lobby code, every one equally likely. */
export const newLobbyCode = (): string => {
  let code = '';
  while (code.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fairBelow) code += alphabet[byte % alphabet.length];
  }
  return code;
};
