import { limits } from '@tallyho/game/limits';

/** Returns `count` lobby codes, from the `from`-th on. */
export const codesOf = (count: number, from = 0): string[] => {
  const { alphabet, length } = limits.lobbyCode;
  return Array.from({ length: count }, (_, n) =>
    [...(from + n).toString(alphabet.length).padStart(length, '0')]
      .map((digit) => alphabet[Number.parseInt(digit, alphabet.length)])
      .join(''),
  );
};
