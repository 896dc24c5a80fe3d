import type { Player } from './player.ts';
import { countTransactions } from './transactions.ts';

const restMs = 60_000;

/**
 * What a room and its clients do while no player does anything. Frames are per player and minute; transactions are the
 * room's, and begin at 0 again where it slept.
 */
export type Rest = { sent: number; received: number; transactions: number; slept: boolean };

/** Counts for a minute in which only the connections themselves do something. */
export const rest = async (players: readonly Player[], storage: string): Promise<Rest> => {
  const count = () => ({
    sent: players.reduce((sum, { sent }) => sum + sent.frames, 0),
    received: players.reduce((sum, { received }) => sum + received.frames, 0),
    transactions: countTransactions(storage),
  });
  const before = count();
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const after = count();
  const slept = after.transactions < before.transactions;
  return {
    sent: (after.sent - before.sent) / players.length,
    received: (after.received - before.received) / players.length,
    transactions: after.transactions - (slept ? 0 : before.transactions),
    slept,
  };
};
