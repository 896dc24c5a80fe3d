import * as v from 'valibot';

const lastRoundSchema = v.object({
  /** The game, the round in it, and who played it. */
  id: v.string(),
  /** What had become of the viewer's answer: 0 editing, 1 locked, 2 sent. */
  code: v.picklist([0, 1, 2]),
  /** When its timer was to end it, and when it ended: epoch ms on the server's clock. */
  due: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
});

/** The round that this tab played last, as it saw it last. */
export type LastRound = v.InferOutput<typeof lastRoundSchema>;

const storageKey = 'tallyho:last-round';

/** Keeps it for a reload. */
export function writeLastRound(round: LastRound): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(round));
  } catch {
    // Without storage nothing is said about it.
  }
}

export function readLastRound(): LastRound | null {
  try {
    return v.parse(lastRoundSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}
