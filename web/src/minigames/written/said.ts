/** What an answer says about texts: an entry for each, and the ids of those that it skips. */
type Said<Entry> = { readonly said: readonly Entry[]; readonly skipped: readonly string[] | undefined };

/** Returns what an answer says after the player has said something about a text, which is not skipped any more. */
export const withSaid = <Entry extends { text: string }>({ said, skipped }: Said<Entry>, entry: Entry) => ({
  said: [...said.filter(({ text }) => text !== entry.text), entry],
  ...stillSkipped(skipped, entry.text),
});

/** Returns what an answer says after the player has skipped a text, or has taken that back. */
export const withSkip = <Entry extends { text: string }>(
  { said, skipped = [] }: Said<Entry>,
  text: string,
) => ({
  said: said.filter((entry) => entry.text !== text),
  ...(skipped.includes(text) ? stillSkipped(skipped, text) : { skipped: [...skipped, text] }),
});

const stillSkipped = (skipped: readonly string[] = [], without: string) => {
  const others = skipped.filter((text) => text !== without);
  return others.length > 0 && { skipped: others };
};
