type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Yields every `user` of a person anywhere in a value, in order of first occurrence. */
function* usersIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && typeof value.user === 'string') yield value.user;
  for (const inner of Object.values(value)) yield* usersIn(inner);
}

/** Returns a copy in which every text and every key that is an id is replaced by its alias. */
const renamed = (value: Json, aliases: ReadonlyMap<string, string>): Json => {
  if (typeof value === 'string') return aliases.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, aliases));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [aliases.get(key) ?? key, renamed(inner, aliases)]),
  );
};

/** Placeholder ids of anonymous answers do not identify a user (game/src/room/records/anonymity.ts). */
const isUserId = (user: string) => !user.startsWith('anonymous-');

/**
 * Returns a copy of plain data without user ids, in values and in keys: the first person becomes p1, the next p2. It is
 * independent of the data's shape, so new mini-games need no change here.
 */
export const withAliases = <Value>(value: Value): Value => {
  const plain: Json = JSON.parse(JSON.stringify(value));
  const users = [...new Set(usersIn(plain))].filter(isUserId);
  const aliases = new Map(users.map((user, index) => [user, `p${index + 1}`]));
  return renamed(plain, aliases) as Value; // the same shape: only texts and keys differ
};
