import { type RoomAnswer, type RoomRequest, roomAnswerSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import type { Bindings } from '../env.ts';
import { ApiError } from './errors.ts';
import { log } from './log.ts';
import { signServiceToken } from './service-token.ts';

const timeout = 3000;

export interface RoomClient {
  /** Asks the room with this lobby code. A refusal is an answer; a room that cannot be reached throws `roomUnavailable`. */
  request(code: string, body: RoomRequest): Promise<RoomAnswer>;
}

export const createRoomClient = (env: Pick<Bindings, 'PARTY_URL' | 'SERVICE_SECRET'>): RoomClient => ({
  async request(code, body) {
    const url = `${env.PARTY_URL.replace(/\/$/, '')}/parties/main/${encodeURIComponent(code)}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${await signServiceToken(env.SERVICE_SECRET, code)}`,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return v.parse(roomAnswerSchema, await response.json());
    } catch (cause) {
      log('error', 'roomUnavailable', { code, request: body.type, cause: String(cause) });
      throw new ApiError('roomUnavailable');
    }
  },
});
