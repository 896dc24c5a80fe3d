import { defaultTimings, type Timings } from '@tallyho/game/limits';
import * as v from 'valibot';

const secret = v.pipe(v.string(), v.minLength(32, 'has to be at least 32 characters long'));
const origin = v.pipe(v.string(), v.regex(/^(same-host|[a-z][a-z0-9+.-]*:\/\/[^\s/]+)$/));
const milliseconds = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)));

// the keys of a const object are exactly its type's keys
const timingNames = Object.keys(defaultTimings) as (keyof Timings)[];
const timingsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject(v.entriesFromList(timingNames, milliseconds)),
);

const envSchema = v.object({
  TICKET_SECRET: secret,
  SERVICE_SECRET: secret,
  EDGE_URL: v.pipe(v.string(), v.regex(/^https?:\/\//), v.url()),
  ALLOWED_ORIGINS: v.pipe(
    v.string(),
    v.transform((list) => list.split(',').map((entry) => entry.trim())),
    v.array(origin),
  ),
  TIMINGS: v.optional(timingsSchema),
});

export type Config = {
  ticketSecret: Uint8Array;
  serviceSecret: Uint8Array;
  edgeUrl: string;
  allowedOrigins: string[];
  timings: Timings;
};

const variables = ['TICKET_SECRET', 'SERVICE_SECRET', 'EDGE_URL', 'ALLOWED_ORIGINS', 'TIMINGS'] as const;

let last: { env: Record<string, unknown>; config: Config } | null = null;

/** Like `parseConfig`. Validates the variables once, because every connection and request needs them. */
export const configOf = (env: Record<string, unknown>): Config => {
  if (!last || variables.some((name) => last?.env[name] !== env[name]))
    last = { env, config: parseConfig(env) };
  return last.config;
};

/**
 * Validates the variables of the deployment. Throws an error with the name of an invalid variable, never its
 * value. The server then rejects every connection and request, so that the error is noticed.
 */
export const parseConfig = (env: Record<string, unknown>): Config => {
  const parsed = v.safeParse(envSchema, env);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} (${issue.type})`);
    throw new Error(`Wrong or missing variables: ${problems.join(', ')}`);
  }
  const { TICKET_SECRET, SERVICE_SECRET, EDGE_URL, ALLOWED_ORIGINS, TIMINGS } = parsed.output;
  const bytes = new TextEncoder();
  const overrides = Object.entries(TIMINGS ?? {}).filter(([, value]) => value !== undefined);
  return {
    ticketSecret: bytes.encode(TICKET_SECRET),
    serviceSecret: bytes.encode(SERVICE_SECRET),
    edgeUrl: EDGE_URL.replace(/\/+$/, ''),
    allowedOrigins: ALLOWED_ORIGINS,
    timings: { ...defaultTimings, ...Object.fromEntries(overrides) },
  };
};
