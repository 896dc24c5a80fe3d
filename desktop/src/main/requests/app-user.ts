import { net, session } from 'electron';
import { currentSite } from '../site/current-site.ts';
import { changesUser, userIn } from './account-responses.ts';

/** What the app does when it knows who uses it. */
export interface UserListeners {
  readonly onAdministrator: (isAdministrator: boolean) => void;
  /** The user has logged out, or is another one than before. */
  readonly onOtherUser: () => void;
}

/** Increases with each check, so that a late response to an older one is ignored. */
let lastCheck = 0;
/** The id of the user; null: nobody is logged in. */
let user: string | null = null;

/**
 * Checks after a forwarded request who uses the app, if the request can have changed that. `response`: a copy of its response, which says
 * so itself if it is that of /api/user/auth-check. A site that does not respond has no administrator.
 */
export async function checkUser(
  { method, pathname }: { readonly method: string; readonly pathname: string },
  response: Response | null,
  { onAdministrator, onOtherUser }: UserListeners,
): Promise<void> {
  if (!changesUser(method, pathname)) return;
  lastCheck += 1;
  const check = lastCheck;
  const site = currentSite();
  if (site === null) return;
  const answer: unknown = await (response
    ? Promise.resolve(response)
    : net.fetch(`${site}/api/user/auth-check`, { credentials: 'include' })
  )
    .then((answered) => answered.json())
    .catch(() => null);
  if (check !== lastCheck) return;
  const found = userIn(answer);
  onAdministrator(found?.isAdministrator ?? false);
  if (found === null || found.id === user) return;
  const wasLoggedIn = user !== null;
  user = found.id;
  if (wasLoggedIn) onOtherUser();
}

/** Returns true if nobody is logged in on a site: the app has no session cookie of it. */
export async function isVisitor(site: string): Promise<boolean> {
  const cookies = await session.defaultSession.cookies.get({ url: site });
  return !cookies.some(({ name }) => name.replace('__Host-', '') === 'session');
}
