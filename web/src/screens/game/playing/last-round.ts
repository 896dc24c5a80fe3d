import * as v from 'valibot';
import { jsonItem } from '../../../shared/storage/storage-item.ts';

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

const stored = jsonItem('session', 'last-round', v.parser(lastRoundSchema));

/** Stores it in the tab, so that it survives a reload. */
export const writeLastRound = (round: LastRound): void => void stored.write(round);

export const readLastRound = stored.read;
