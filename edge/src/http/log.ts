/** Logs one JSON line per event to the Worker's output. Never pass passwords, tokens or cookies. */
export const log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, unknown>,
): void => {
  console[level](JSON.stringify({ level, event, ...fields }));
};
