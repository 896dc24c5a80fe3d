import { type LogFields, type LogLevel, logLine } from '@tallyho/game/log-line';

/** Logs one JSON line per event to the Worker's output. Never pass passwords, tokens or cookies. */
export const log = (level: LogLevel, event: string, fields: LogFields): void => {
  console[level](logLine(level, { service: 'edge', event }, fields));
};
