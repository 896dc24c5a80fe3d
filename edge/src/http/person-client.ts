import { type PersonEvent, type PersonRequest, personAnswerSchema } from '@tallyho/game/protocol/person';
import * as v from 'valibot';
import { log } from './log.ts';
import { callParty, type PartyAddress } from './party-call.ts';

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

export const createPersonClient = (env: PartyAddress): PersonClient => {
  const tell = async (userId: string, body: PersonRequest): Promise<void> => {
    try {
      v.parse(personAnswerSchema, await callParty(env, { party: 'person', id: userId, body }));
    } catch (cause) {
      log('error', 'personUnavailable', { user: userId, request: body.type, cause: String(cause) });
    }
  };
  return {
    push: (userId, ...events) => tell(userId, { type: 'push', events }),
    close: tell,
  };
};
