import type { Bindings } from '../env.ts';
import { signServiceToken } from './service-token.ts';

const timeout = 3000;

export type PartyAddress = Pick<Bindings, 'PARTY_URL' | 'SERVICE_SECRET'>;

interface PartyCall {
  /** Which party, by PartyKit's name. */
  party: 'main' | 'person' | 'fanout';
  /** The object's: a lobby's code, a person's id; any for `fanout`. */
  id: string;
  body: unknown;
}

/**
 * Calls a room or a person's object, and answers its JSON. A connection that was kept open may have been closed by the other side
 * just now: then it is tried once more, which is fine as every such call can arrive twice. Throws if there is no answer
 * within 3 s, or none that is 2xx.
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
