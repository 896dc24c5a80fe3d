import { type PersonEvent, type PersonRequest, personAnswerSchema } from '@tallyho/game/protocol/person';
import * as v from 'valibot';
import type { Bindings } from '../env.ts';
import { log } from './log.ts';
import { signServiceToken } from './service-token.ts';

const timeout = 3000;

/**
 * People's own objects, which hold their sockets. Telling them never throws: the database is the truth, and a browser that
 * was not told asks again; the log has the failure.
 */
export interface PersonClient {
  /** Pushes events to all of a person's open tabs. */
  push(userId: string, ...events: PersonEvent[]): Promise<void>;
  /** Closes the sockets of one ended session, or all of them. */
  close(userId: string, request: Exclude<PersonRequest, { type: 'push' }>): Promise<void>;
}

export const createPersonClient = (env: Pick<Bindings, 'PARTY_URL' | 'SERVICE_SECRET'>): PersonClient => {
  const tell = async (userId: string, body: PersonRequest): Promise<void> => {
    const url = `${env.PARTY_URL.replace(/\/$/, '')}/parties/person/${encodeURIComponent(userId)}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${await signServiceToken(env.SERVICE_SECRET, userId)}`,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      v.parse(personAnswerSchema, await response.json());
    } catch (cause) {
      log('error', 'personUnavailable', { user: userId, request: body.type, cause: String(cause) });
    }
  };
  return {
    push: (userId, ...events) => tell(userId, { type: 'push', events }),
    close: tell,
  };
};
