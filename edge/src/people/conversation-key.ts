/** The name under which two people's messages are kept, whoever of them asks. */
export const conversationOf = (one: string, other: string): string =>
  one < other ? `${one}:${other}` : `${other}:${one}`;
