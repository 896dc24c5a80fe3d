import { type RoomRequest, type RoomResponse, roomResponseSchema } from '@tallyho/game/protocol/service';
import * as v from 'valibot';
import { ApiError } from './errors.ts';
import { log } from './log.ts';
import { callParty, type PartyAddress } from './party-call.ts';

export interface RoomClient {
  /**
   * Sends a request to the room with this lobby code. A rejection is returned as a response; throws `roomUnavailable`
   * if the room cannot be reached.
   */
  request(code: string, body: RoomRequest): Promise<RoomResponse>;
}

export const createRoomClient = (env: PartyAddress): RoomClient => ({
  async request(code, body) {
    try {
      return v.parse(roomResponseSchema, await callParty(env, { party: 'main', id: code, body }));
    } catch (cause) {
      log('error', 'roomUnavailable', { code, request: body.type, cause: String(cause) });
      throw new ApiError('roomUnavailable');
    }
  },
});
