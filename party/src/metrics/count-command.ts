import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { CommandType } from '@tallyho/game/protocol/client';
import type { Metrics } from '../ports.ts';

/** Counts a command by its reply: the reject code, or null if it was accepted. */
export const countCommand = (metrics: Metrics, type: CommandType, error: RejectCode | null): void => {
  const rejected = error === 'rateLimited' ? error : 'rejected';
  metrics.count('commands', { type, outcome: error === null ? 'accepted' : rejected });
  if (error !== null) metrics.count('rejectedCommands', { reason: error });
};
