import { isProfane } from '@tallyho/game/people/profanity';
import { type RoomResponse, roomRequestSchema } from '@tallyho/game/protocol/service';
import { emptyHost, type Host, type Input, type Viewer } from '@tallyho/game/room/host/host';
import { responseTo } from '@tallyho/game/room/host/requests';
import { step } from '@tallyho/game/room/host/step';
import type { RoomEvent } from '@tallyho/game/room/state/event';
import type { RoomState } from '@tallyho/game/room/state/state';
import { withoutGuessTime } from '@tallyho/game/testing/rooms';
import * as v from 'valibot';
import type { RoomCall } from './rooms.ts';

/** Every player who is present has one connection. */
const viewersOf = ({ room }: Host): Viewer[] =>
  room.kind === 'open'
    ? room.state.seats
        .filter(({ presence }) => presence.status === 'here')
        .map(({ user }) => ({ kind: 'admitted', id: user, user, isTimedOut: false, isElsewhere: false }))
    : [];

/**
 * In-memory rooms with the host of real rooms, without sockets or storage: the API's side of a room. Pass `respond` to
 * `fakeRooms`. Its catalogue has no themes.
 */
export class RoomFake {
  readonly #hosts = new Map<string, Host>();

  respond = ({ code, body }: RoomCall): RoomResponse => {
    const request = v.parse(roomRequestSchema, body);
    const error = this.#step(
      code,
      request.type === 'command'
        ? { type: 'command', user: request.user, command: request.command, from: null }
        : { type: 'request', code, seed: 1, request },
    );
    return responseTo(request, error, this.#hostOf(code));
  };

  /** Deletes a room, as if its storage had been wiped. */
  wipe = (code: string) => this.#hosts.delete(code);

  /** Applies an event that does not come through the edge, for example from a socket. */
  happen(code: string, event: RoomEvent): RoomResponse {
    const error = this.#step(code, { type: 'event', event });
    return responseTo({ type: 'status' }, error, this.#hostOf(code));
  }

  /** Returns everything that the rooms store, as text. */
  dump(): string {
    return JSON.stringify([...this.#hosts]);
  }

  stateOf(code: string): RoomState {
    const { room } = this.#hostOf(code);
    if (room.kind !== 'open') throw new Error(`There is no room ${code}.`);
    return room.state;
  }

  #hostOf(code: string): Host {
    return this.#hosts.get(code) ?? emptyHost;
  }

  #step(code: string, input: Input<Viewer>) {
    const before = this.#hostOf(code);
    const { host, error } = step(before, input, {
      now: Date.now(),
      timings: withoutGuessTime,
      viewers: viewersOf(before),
      isProfane,
      themeOf: () => null,
      optionsOf: () => [],
    });
    this.#hosts.set(code, host);
    return error;
  }
}
