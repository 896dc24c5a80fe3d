import * as v from 'valibot';

const unsentSchema = v.object({
  id: v.string(),
  friend: v.string(),
  content: v.string(),
  /** When it was written, epoch ms by this browser's clock. */
  at: v.number(),
  /**
   * unreachable: the server was not reached; the message is sent when it is reachable again. refused: the server
   * rejected it.
   */
  state: v.picklist(['sending', 'unreachable', 'refused']),
  /** The reason for the refusal. */
  error: v.nullable(v.string()),
});

/** A message by the user that the server has not acknowledged. */
export type Unsent = v.InferOutput<typeof unsentSchema>;

export const unsentKey = (you: string): string => `tallyho:unsent:${you}`;

/** Returns the messages stored for this user, oldest first; null if the browser has no storage. */
export function readUnsent(you: string): readonly Unsent[] | null {
  try {
    const stored = v.safeParse(
      v.array(unsentSchema),
      JSON.parse(localStorage.getItem(unsentKey(you)) ?? '[]'),
    );
    return stored.success ? stored.output : [];
  } catch {
    return null;
  }
}

/** Returns false if the browser could not store it. */
export function writeUnsent(you: string, unsent: readonly Unsent[]): boolean {
  try {
    if (unsent.length > 0) localStorage.setItem(unsentKey(you), JSON.stringify(unsent));
    else localStorage.removeItem(unsentKey(you));
    return true;
  } catch {
    return false;
  }
}
