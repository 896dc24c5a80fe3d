/** One JSON line per event, for whatever collects the Worker's output. Never holds passwords, tokens or cookies. */
export const log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, unknown>,
): void => {
  console[level](JSON.stringify({ level, event, ...fields }));
};
