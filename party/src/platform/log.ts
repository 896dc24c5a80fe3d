import { logLine } from '@tallyho/game/log-line';
import type { Log } from '../ports.ts';

/** Writes one JSON line to the output of the rooms. An error is logged as `cause`, with its stack. */
export const log: Log = (level, event, { error, ...fields } = {}) => {
  const cause = error instanceof Error ? (error.stack ?? error.message) : error;
  console[level](
    logLine(level, { service: 'rooms', event }, error === undefined ? fields : { ...fields, cause }),
  );
};
