import * as v from 'valibot';

const unsentSchema = v.object({
  id: v.string(),
  friend: v.string(),
  content: v.string(),
  /** When it was written, epoch ms by this browser's clock. */
  at: v.number(),
  /** unreachable: the server was not reached, and it is sent when it is. refused: the server said no. */
  state: v.picklist(['sending', 'unreachable', 'refused']),
  /** Why it was refused. */
  error: v.nullable(v.string()),
});

/** A message of one's own that the server has not acknowledged. */
export type Unsent = v.InferOutput<typeof unsentSchema>;

export const unsentKey = (you: string): string => `tallyho:unsent:${you}`;

/** What is kept for this person, oldest first; null if the browser keeps nothing. */
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

/** False if the browser did not take it. */
export function writeUnsent(you: string, unsent: readonly Unsent[]): boolean {
  try {
    if (unsent.length > 0) localStorage.setItem(unsentKey(you), JSON.stringify(unsent));
    else localStorage.removeItem(unsentKey(you));
    return true;
  } catch {
    return false;
  }
}
