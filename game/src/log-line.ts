export type LogLevel = 'info' | 'warn' | 'error';

/** Names and values of a log line, besides its level, service and event. Never pass passwords, tokens or cookies. */
export type LogFields = Readonly<Record<string, unknown>>;

/**
 * Returns one line of the log of API or rooms, as JSON: `{ level, service, event, ...fields }`. `event` is a fixed name in
 * camelCase; everything that varies is in the fields.
 */
export const logLine = (
  level: LogLevel,
  { service, event }: { service: 'edge' | 'rooms'; event: string },
  fields: LogFields,
): string => JSON.stringify({ ...fields, level, service, event });
