import { net } from 'electron';
import { changesUser, isAdministrator } from './account-responses.ts';
import { currentHost } from './host.ts';

/** Increases with each check, so that a late response to an older one is ignored. */
let lastCheck = 0;

/**
 * Checks after a forwarded request if the user of the app is an administrator, if the request can have changed that. Calls
 * `onResult` with the result; false if the site does not respond.
 */
export async function checkAdministrator(
  { method, pathname }: { readonly method: string; readonly pathname: string },
  onResult: (isAdministrator: boolean) => void,
): Promise<void> {
  if (!changesUser(method, pathname)) return;
  lastCheck += 1;
  const check = lastCheck;
  const host = currentHost();
  if (host === null) return;
  const answer: unknown = await net
    .fetch(`${host}/api/user/auth-check`, { credentials: 'include' })
    .then((response) => response.json())
    .catch(() => null);
  if (check === lastCheck) onResult(isAdministrator(answer));
}
