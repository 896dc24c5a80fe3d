const adjectives = [
  ...['Brave', 'Bouncy', 'Calm', 'Cheerful', 'Clever', 'Cosy', 'Curious', 'Dapper', 'Dizzy', 'Eager'],
  ...['Fluffy', 'Gentle', 'Giggly', 'Happy', 'Jolly', 'Lively', 'Lucky', 'Mellow', 'Merry', 'Mighty'],
  ...['Nimble', 'Peppy', 'Plucky', 'Polite', 'Proud', 'Quick', 'Quiet', 'Sleepy', 'Snappy', 'Sunny'],
  ...['Swift', 'Tidy', 'Wise', 'Witty', 'Zesty'],
] as const;
const animals = [
  ...['Alpaca', 'Badger', 'Beaver', 'Bison', 'Camel', 'Dolphin', 'Falcon', 'Ferret', 'Finch', 'Gecko'],
  ...['Goose', 'Hamster', 'Hedgehog', 'Heron', 'Koala', 'Lemur', 'Lynx', 'Magpie', 'Marmot', 'Meerkat'],
  ...['Moose', 'Newt', 'Otter', 'Owl', 'Panda', 'Pelican', 'Penguin', 'Puffin', 'Quokka', 'Rabbit'],
  ...['Raccoon', 'Robin', 'Seal', 'Sloth', 'Sparrow', 'Tapir', 'Toucan', 'Turtle', 'Walrus', 'Wombat'],
] as const;

const pick = <T>(list: readonly [T, ...T[]], random: () => number): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** Returns a random name for a guest, such as "Sleepy Otter". `random` returns numbers in [0, 1). */
export const guestName = (random: () => number): string =>
  `${pick(adjectives, random)} ${pick(animals, random)}`;

/** All names that `guestName` can return, for tests. */
export const allGuestNames = (): string[] =>
  adjectives.flatMap((adjective) => animals.map((animal) => `${adjective} ${animal}`));
