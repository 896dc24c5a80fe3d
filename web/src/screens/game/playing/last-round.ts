import * as v from 'valibot';

const lastRoundSchema = v.object({
  /** Game id, round number and user id. */
  id: v.string(),
  /** State of the viewer's answer: 0 editing, 1 locked, 2 sent. */
  code: v.picklist([0, 1, 2]),
  /** When the timer would end the round, and when the round ended: epoch ms on the server's clock. */
  due: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
});

/** The last state that this tab saw of the round it played last. */
export type LastRound = v.InferOutput<typeof lastRoundSchema>;

const storageKey = 'tallyho:last-round';

/** Stores it in the tab, so that it survives a reload. */
export function writeLastRound(round: LastRound): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(round));
  } catch {
    // Without storage no notice is shown after a reload.
  }
}

export function readLastRound(): LastRound | null {
  try {
    return v.parse(lastRoundSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}
