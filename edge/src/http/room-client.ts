import { type RoomAnswer, type RoomRequest, roomAnswerSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { ApiError } from './errors.ts';
import { log } from './log.ts';
import { callParty, type PartyAddress } from './party-call.ts';

export interface RoomClient {
  /** Asks the room with this lobby code. A refusal is an answer; a room that cannot be reached throws `roomUnavailable`. */
  request(code: string, body: RoomRequest): Promise<RoomAnswer>;
}

export const createRoomClient = (env: PartyAddress): RoomClient => ({
  async request(code, body) {
    try {
      return v.parse(roomAnswerSchema, await callParty(env, { party: 'main', id: code, body }));
    } catch (cause) {
      log('error', 'roomUnavailable', { code, request: body.type, cause: String(cause) });
      throw new ApiError('roomUnavailable');
    }
  },
});
