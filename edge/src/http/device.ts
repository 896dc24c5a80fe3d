import type { Context } from 'hono';

/** What the browser of a request is called in a person's list of sessions. */
export const deviceOf = (c: Context): string => c.req.header('User-Agent')?.slice(0, 200) ?? 'Unknown device';
