import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { IdentityControl } from './control.ts';
import { type NewPerson, PeopleOfProvider, type ProviderName } from './people.ts';
import { createProvider } from './provider.ts';

export interface IdentityProvider {
  /** Variables that make the API use these providers (edge/src/env.ts). */
  readonly vars: Readonly<Record<string, string>>;
  /** Address that accepts `IdentityControl` commands. */
  readonly controlUrl: string;
  stop(): Promise<void>;
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port); // the server listens on a port, not on a pipe
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Starts a provider on a port that stays the same when it goes down and comes up again. */
async function startProvider(name: ProviderName, sites: readonly string[]) {
  const people = new PeopleOfProvider();
  for (const person of regulars) people.add(person);
  let handle: ReturnType<Awaited<ReturnType<typeof createProvider>>['callback']> | undefined;
  const serve = () => createServer((request, response) => void handle?.(request, response));
  let server = serve();
  const port = await listen(server, 0);
  const issuer = `http://127.0.0.1:${port}`;
  const client = {
    id: `tallyho-at-${name}`,
    secret: `secret-of-tallyho-at-${name}`,
    redirectUris: sites.map((site) => `${site}/api/user/auth/${name}/callback`),
  };
  handle = (await createProvider({ name, issuer, people, client })).callback();
  const endpoints = {
    issuer,
    authorization: `${issuer}/auth`,
    token: `${issuer}/token`,
    ...(name === 'google' ? { jwks: `${issuer}/jwks` } : { profile: `${issuer}/users/@me` }),
  };
  const prefix = name.toUpperCase();
  return {
    people,
    vars: {
      [`${prefix}_CLIENT_ID`]: client.id,
      [`${prefix}_CLIENT_SECRET`]: client.secret,
      [`${prefix}_ENDPOINTS`]: JSON.stringify(endpoints),
    },
    /** Stops listening. */
    down: () => close(server),
    async up() {
      await close(server);
      server = serve();
      await listen(server, port);
    },
  };
}

/** Accounts that exist at every provider. */
const regulars: readonly NewPerson[] = [
  { name: 'Ada' },
  { name: 'Blaise' },
  { name: 'Unverified Ursula', email: 'ursula@example.com', verified: false },
  { name: 'Addressless Abe', email: null },
];

/**
 * Starts a server that simulates Google and Discord for the tests: real consent pages, single-use codes, PKCE enforced.
 * `sites`: the origins whose callbacks it accepts.
 */
export async function startIdentityProvider(sites: readonly string[]): Promise<IdentityProvider> {
  const providers = {
    google: await startProvider('google', sites),
    discord: await startProvider('discord', sites),
  };
  const control = createServer(async (request, response) => {
    const order = (await json(request)) as IdentityControl; // sent only by `control.ts`
    const provider = providers[order.provider];
    const answer = order.type === 'add' ? provider.people.add(order.person) : await provider[order.type]();
    response.end(JSON.stringify(answer ?? null));
  });
  const port = await listen(control, 0);
  return {
    vars: { ...providers.google.vars, ...providers.discord.vars },
    controlUrl: `http://127.0.0.1:${port}`,
    async stop() {
      await Promise.all([close(control), providers.google.down(), providers.discord.down()]);
    },
  };
}
