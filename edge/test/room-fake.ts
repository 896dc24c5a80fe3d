import { isProfane } from '@tallyho/game/people/profanity';
import { type RoomRequest, type RoomResponse, roomRequestSchema } from '@tallyho/game/protocol/service';
import { RoomInMemory } from '@tallyho/game/room/host/room-in-memory';
import type { RoomState } from '@tallyho/game/room/state/state';
import { withoutGuessTime } from '@tallyho/game/testing/rooms';
import * as v from 'valibot';
import type { RoomCall } from './rooms.ts';

/**
 * The API's side of rooms in memory, to which no player is connected. Pass `respond` to `fakeRooms`. The catalogue of the rooms
 * has no themes.
 */
export class RoomFake {
  readonly #rooms = new Map<string, RoomInMemory>();

  respond = ({ code, body }: RoomCall): RoomResponse => this.happen(code, v.parse(roomRequestSchema, body));

  /** Deletes a room, as if its storage had been wiped. */
  wipe = (code: string) => this.#rooms.delete(code);

  /** Handles a request that does not come through the edge: a command as a socket would send it, for example. */
  happen(code: string, request: RoomRequest): RoomResponse {
    return this.#roomOf(code).respond(request);
  }

  /** Returns everything that the rooms store, as text. */
  dump(): string {
    return JSON.stringify([...this.#rooms].map(([code, { host }]) => [code, host]));
  }

  stateOf(code: string): RoomState {
    return this.#roomOf(code).state;
  }

  #roomOf(code: string): RoomInMemory {
    const known = this.#rooms.get(code);
    if (known) return known;
    const room = new RoomInMemory({
      code,
      seed: 1,
      now: () => Date.now(),
      timings: withoutGuessTime,
      isProfane,
      themeOf: () => null,
      optionsOf: () => [],
    });
    this.#rooms.set(code, room);
    return room;
  }
}
