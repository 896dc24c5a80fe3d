/** Returns a typed name as the API stores it if no other player has it. */
export const wantedName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Returns a text with a name that is shown in its own direction, whatever stands around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/**
 * Returns what a guest reads who typed a name and got `given`: they differ if another player in the lobby has the name, or one
 * that looks the same.
 */
export const namedText = (typed: string, given: string): string =>
  wantedName(typed) === given
    ? `You are ${isolated(given)} now.`
    : `Another player is called ${isolated(wantedName(typed))}, so you are ${isolated(given)}.`;
