import type { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import type { Bindings } from '../env.ts';
import { signServiceToken } from './service-token.ts';

const timeout = 3000;

export type PartyAddress = Pick<Bindings, 'PARTY_URL' | 'SERVICE_SECRET'>;

interface PartyCall {
  /** PartyKit's name of the party. */
  party: 'main' | typeof userObjectNames.party | 'fanout' | 'metrics';
  /** The object's id: a lobby's code or a user's id; any value for `fanout`. */
  id: string;
  body: unknown;
}

/**
 * Calls a room or a user object and returns its JSON. If the other side has just closed a kept-alive connection,
 * the call is retried once; every such call is idempotent. Throws if no response arrives within 3 s or the status is
 * not 2xx.
 */
export const callParty = async (env: PartyAddress, { party, id, body }: PartyCall): Promise<unknown> => {
  const url = `${env.PARTY_URL.replace(/\/$/, '')}/parties/${party}/${encodeURIComponent(id)}`;
  const signal = AbortSignal.timeout(timeout);
  const init = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await signServiceToken(env.SERVICE_SECRET, id)}`,
    },
    body: JSON.stringify(body),
    signal,
  };
  const response = await fetch(url, init).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    return fetch(url, init);
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
};
