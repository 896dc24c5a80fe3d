const adjectives = [
  ...['Brave', 'Bouncy', 'Calm', 'Cheerful', 'Clever', 'Cosy', 'Curious', 'Dapper', 'Dizzy', 'Eager'],
  ...['Fluffy', 'Gentle', 'Giggly', 'Happy', 'Jolly', 'Lively', 'Lucky', 'Mellow', 'Merry', 'Mighty'],
  ...['Nimble', 'Peppy', 'Plucky', 'Polite', 'Proud', 'Quick', 'Quiet', 'Sleepy', 'Snappy', 'Sunny'],
  ...['Swift', 'Tidy', 'Wise', 'Witty', 'Zesty'],
] as const;
/** Of each avatar number from 1. */
const characters = ['Fox', 'Hound', 'Owl', 'Frog', 'Rabbit', 'Robot', 'Ghost', 'Duck'] as const;

const pick = <T>(list: readonly [T, ...T[]], random: () => number): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** Returns a random name for a guest, such as "Sleepy Owl", with the character of the avatar or a random one. `random` returns numbers in [0, 1). */
export const guestName = (random: () => number, avatar = 0): string =>
  `${pick(adjectives, random)} ${characters[avatar - 1] ?? pick(characters, random)}`;

/** Returns a name of `guestName` with the character of another avatar. All other names are returned as they are. */
export function renamedFor(avatar: number, name: string): string {
  const [adjective = '', character = '', ...more] = name.split(' ');
  const isGiven =
    more.length === 0 &&
    adjectives.some((word) => word === adjective) &&
    characters.some((word) => word === character);
  return isGiven ? `${adjective} ${characters[avatar - 1] ?? character}` : name;
}

/** All names that `guestName` can return, for tests. */
export const allGuestNames = (): string[] =>
  adjectives.flatMap((adjective) => characters.map((character) => `${adjective} ${character}`));
