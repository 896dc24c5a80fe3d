import type { Context } from 'hono';
import { writeKnownBrowser } from '../auth/login/login-source.ts';
import { enterSession } from '../auth/session/rotate-session.ts';
import { readSession } from '../auth/session/session.ts';
import type { User } from '../auth/user.ts';
import type { AppEnv } from '../http/context.ts';
import { afterResponse } from '../http/wait-until.ts';
import { eraseAccessOf, eraseAccount } from '../people/erase-account.ts';
import { takeOverSeats } from './take-over-seats.ts';

/**
 * Logs the browser in as `account`, to which it is known from now on. If a guest used the browser, the account takes over the guest's seats before the
 * response, so that the next ticket is for the account, and the guest is deleted after it.
 */
export const enterAccount = async <Env extends AppEnv>(
  c: Context<Env>,
  { account, token }: { account: User; token: string },
): Promise<void> => {
  const before = (await readSession(c))?.user;
  await enterSession(c, token);
  // A guest does not replace the account that the browser knows.
  if (!account.isGuest) await writeKnownBrowser(c, account);
  if (!before?.isGuest || before.id === account.id) return;
  const isDone = account.isGuest || (await takeOverSeats(c.var, before, account));
  if (isDone) c.var.waitUntil(afterResponse(() => eraseAccount(eraseAccessOf(c), before)));
};
