import * as v from 'valibot';

const responseSchema = v.object({
  user: v.nullish(v.object({ _id: v.string(), administrator: v.optional(v.unknown()) })),
  authenticated: v.boolean(),
});

/** Returns true if the user of the app may be another one, or may have another role, after this request to the site. */
export const changesUser = (method: string, pathname: string): boolean =>
  pathname === userPath ||
  (method !== 'GET' &&
    /^\/api\/user\/(login|logout|register|set-username|desktop-login|delete-account)$/.test(pathname));

/** The address whose response says who uses the app. */
export const userPath = '/api/user/auth-check';

interface AppUser {
  /** Null: nobody is logged in. */
  readonly id: string | null;
  readonly isAdministrator: boolean;
}

/** Reads the response of `userPath`; null if it is none, as that of a site that does not respond. */
export function userIn(answer: unknown): AppUser | null {
  const { success, output } = v.safeParse(responseSchema, answer);
  if (!success) return null;
  const { user } = output;
  return { id: user?._id ?? null, isAdministrator: user?.administrator === true };
}
