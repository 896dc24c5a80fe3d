import { isProfane } from '@tallyho/game/people/profanity';
import { heartbeatInterval } from '@tallyho/game/protocol/heartbeat';
import type { UserMessage } from '@tallyho/game/protocol/user-object';
import { HttpClient } from '../../testkit/http-client.ts';
import { register } from '../../testkit/register.ts';
import { fetchUserAddress } from '../../testkit/socket-address.ts';
import { SocketClient } from '../../testkit/socket-client.ts';

export const password = 'Kestrel93';

export interface Account {
  readonly userId: string;
  readonly username: string;
  readonly client: HttpClient;
}

const names = [
  ...['Robin', 'Carla', 'Yusuf', 'Priya', 'Mateo', 'Ingrid', 'Kwame', 'Sofia', 'Dmitri', 'Akiko', 'Leila'],
  ...['Bruno', 'Freya', 'Tomas', 'Nadia', 'Oscar', 'Zelda', 'Farid', 'Marta', 'Linus', 'Amara', 'Jonas'],
];
let used = 0;

/** A new username and email address that no account has. */
export function newIdentity(): Identity {
  const worker = process.env.TEST_PARALLEL_INDEX ?? '';
  for (;;) {
    const base = names[used % names.length] ?? 'Robin';
    used += 1;
    // Chance can make a word that the registration refuses, so each attempt has another stamp, also in the same millisecond.
    const stamp = (Date.now() + 1_009 * used).toString(36).slice(-4);
    const username = `${base}-${stamp}${worker}${used}`;
    if (!isProfane(username)) return identityOf(username);
  }
}

interface Identity {
  readonly username: string;
  readonly email: string;
}

const identityOf = (username: string): Identity => ({
  username,
  email: `${username.toLowerCase()}@example.com`,
});

/** Registers an account over the API, with `username` or with a new name. */
export async function registerAccount(url: string, username?: string): Promise<Account> {
  const client = new HttpClient(url);
  const identity = username === undefined ? newIdentity() : identityOf(username);
  const user = await register(client, { ...identity, password });
  return { userId: user._id, username: identity.username, client };
}

const idleAccounts: Account[] = [];

/** Returns an account that no test uses: a released one, or a new one. Registering is rate-limited. */
export async function acquireAccount(url: string): Promise<Account> {
  return idleAccounts.pop() ?? registerAccount(url);
}

/** Leaves the account's lobby and stores the account for the next test. */
export async function releaseAccount(account: Account): Promise<void> {
  const { client } = account;
  const response = await client.get('/api/lobby/checkUserInLobby');
  if (response.ok) {
    const { lobby } = (await response.json()) as { lobby: { code: string } };
    await client.post(`/api/lobby/leaveLobby/${lobby.code}`, {});
  } else if (response.status !== 404) return;
  idleAccounts.push(account);
}

/** Opens the account's user socket, as a page does, so that the account is online. Resolves after the welcome. */
export async function openUserSocket(account: Account): Promise<SocketClient<UserMessage>> {
  const url = await fetchUserAddress(account.client, account.userId);
  const { origin } = new URL(account.client.url);
  const socket = new SocketClient<UserMessage>(url, { origin, heartbeatEvery: heartbeatInterval });
  await socket.until('the welcome', () => socket.messages.some(({ type }) => type === 'welcome'));
  return socket;
}
