type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every `user` of a person anywhere in a value, in the order in which they first come. */
function* usersIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && typeof value.user === 'string') yield value.user;
  for (const inner of Object.values(value)) yield* usersIn(inner);
}

/** A copy with every text and every key that is an id replaced by its alias. */
const renamed = (value: Json, aliases: ReadonlyMap<string, string>): Json => {
  if (typeof value === 'string') return aliases.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, aliases));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [aliases.get(key) ?? key, renamed(inner, aliases)]),
  );
};

/** Who gave an anonymous answer is nobody already (game/src/room/anonymity.ts). */
const isSomebody = (user: string) => !user.startsWith('anonymous-');

/**
 * A copy of plain data in which nobody's user id is left, wherever it stood, also as a key: the first person in it is
 * p1, the next p2. Knows nothing of the data's shape, so that a new mini-game's answers need no word here.
 */
export const withAliases = <Value>(value: Value): Value => {
  const plain: Json = JSON.parse(JSON.stringify(value));
  const users = [...new Set(usersIn(plain))].filter(isSomebody);
  const aliases = new Map(users.map((user, index) => [user, `p${index + 1}`]));
  return renamed(plain, aliases) as Value; // the same shape: only texts and keys differ
};
