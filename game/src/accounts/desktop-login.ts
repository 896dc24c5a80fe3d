import * as v from 'valibot';

/** The errors of a login at a provider. */
const providerFailures = [
  'no_email',
  'already_linked',
  'already_linked_elsewhere',
  'authentication_failed',
  'server_error',
  'user_not_found',
  'suspended',
  'confirmation_required',
] as const;
export type ProviderFailureCode = (typeof providerFailures)[number];

const desktopLoginSchema = v.union([
  /** 32 random bytes in base64url. The server stores the outcome of the login under this code. */
  v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  v.strictObject({ error: v.picklist(providerFailures), provider: v.picklist(['google', 'discord']) }),
]);

/** The outcome of a login in the system's browser, for the desktop app that started it. */
export type DesktopLogin = v.InferOutput<typeof desktopLoginSchema>;

/** Parses the untrusted query of a URL. Returns null if it is not exactly one outcome. */
export const desktopLoginIn = (query: Iterable<readonly [string, string]>): DesktopLogin | null => {
  const entries = [...query];
  const { success, output } = v.safeParse(desktopLoginSchema, Object.fromEntries(entries));
  return success && Object.keys(output).length === entries.length ? output : null;
};
