import * as v from 'valibot';

/** What a login at a provider can fail with. */
const providerFailures = [
  'no_email',
  'already_linked',
  'already_linked_elsewhere',
  'authentication_failed',
  'server_error',
  'user_not_found',
  'suspended',
] as const;
export type ProviderFailureCode = (typeof providerFailures)[number];

const desktopLoginSchema = v.union([
  /** 32 random bytes in base64url, under which the server keeps what the login has found out. */
  v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  v.strictObject({ error: v.picklist(providerFailures), provider: v.picklist(['google', 'discord']) }),
]);

/** How a login in the system's browser ends for the desktop app that began it. */
export type DesktopLogin = v.InferOutput<typeof desktopLoginSchema>;

/** What the untrusted query of an address hands back. Null: nothing, or anything else besides. */
export const desktopLoginIn = (query: Iterable<readonly [string, string]>): DesktopLogin | null => {
  const entries = [...query];
  const { success, output } = v.safeParse(desktopLoginSchema, Object.fromEntries(entries));
  return success && Object.keys(output).length === entries.length ? output : null;
};
