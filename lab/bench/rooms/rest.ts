import type { Player } from './player.ts';
import { countTransactions } from './transactions.ts';

const restMs = 60_000;

/**
 * The activity of a room and its clients without any command. Frames are per player and minute. Transactions are the
 * room's and restart at 0 after it hibernated.
 */
export type Rest = { sent: number; received: number; transactions: number; slept: boolean };

/** Counts the activity of one minute without commands. */
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
