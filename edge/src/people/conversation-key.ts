/** Returns the key of a conversation between two users. The order of the arguments does not matter. */
export const conversationOf = (one: string, other: string): string =>
  one < other ? `${one}:${other}` : `${other}:${one}`;
