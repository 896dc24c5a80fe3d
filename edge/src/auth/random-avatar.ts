import { limits } from '@tallyho/game/limits';

/** Returns a random avatar number, so that players of a new lobby look different. Unbiased: 8 divides 256. */
export const randomAvatar = (): number =>
  1 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % limits.avatars);
