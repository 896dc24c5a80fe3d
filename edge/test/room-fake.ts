import { type Chat, emptyChat, eraseFromChat, muteUser, postMessage } from '@tallyho/game/chat/chat';
import { defaultTimings } from '@tallyho/game/limits';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import { deletedName } from '@tallyho/game/people/moderation';
import { type RoomRequest, type RoomResponse, roomRequestSchema } from '@tallyho/game/protocol/service';
import { entryStatusOf, isRemovedBrowser, unseatedReason } from '@tallyho/game/room/access';
import { createRoom } from '@tallyho/game/room/create';
import type { RoomEvent } from '@tallyho/game/room/event';
import { mayReturn } from '@tallyho/game/room/membership';
import { createGameRecord, createLobbyRecord } from '@tallyho/game/room/records';
import { reduce } from '@tallyho/game/room/reduce';
import { heldSeatOf } from '@tallyho/game/room/replace-player';
import type { RoomState } from '@tallyho/game/room/state';
import * as v from 'valibot';
import type { RoomCall } from './rooms.ts';

type Room = { state: RoomState; chat: Chat };

const isSeated = ({ state }: Room, user: string) => state.seats.some((seat) => seat.user === user);

const refused = (error: RejectCode): RoomResponse => ({ ok: false, error });

/**
 * In-memory rooms with the real rules: requests are reduced as in a room, without sockets or storage. Pass `respond` to
 * `fakeRooms`. It has the API's side of a room; the local room of `web` has the players' side (sockets, views, patches).
 * Both pass events to `reduce` and share no other code, because `edge` cannot import `web`.
 */
export class RoomFake {
  readonly #rooms = new Map<string, Room>();

  respond = ({ code, body }: RoomCall): RoomResponse => this.#respond(code, v.parse(roomRequestSchema, body));

  /** Deletes a room, as if its storage had been wiped. */
  wipe = (code: string) => this.#rooms.delete(code);

  /** Applies an event that does not come through the edge, for example from a socket. */
  happen(code: string, event: RoomEvent): RoomResponse {
    const room = this.#rooms.get(code);
    return room ? this.#reduce(room, event) : refused('lobbyNotFound');
  }

  stateOf(code: string): RoomState {
    const room = this.#rooms.get(code);
    if (!room) throw new Error(`There is no room ${code}.`);
    return room.state;
  }

  #respond(code: string, request: RoomRequest): RoomResponse {
    const room = this.#rooms.get(code);
    if (request.type === 'create') {
      if (room) return refused('codeTaken');
      const { owner, isPublic, capacity, rules, source, mutedUntil = null } = request;
      const state = createRoom({ code, owner, isPublic, capacity, rules, source, seed: 1, now: Date.now() });
      const created = { state, chat: muteUser(emptyChat, owner.user, mutedUntil, Date.now()) };
      this.#rooms.set(code, created);
      return this.#accept(created);
    }
    if (!room || room.state.seats.length === 0) return refused('lobbyNotFound');
    switch (request.type) {
      case 'join': {
        const { person, mutedUntil, isGuest, source, from } = request;
        const answer = this.#reduce(room, { type: 'joined', person, isGuest, source, from });
        const unseated = answer.ok ? unseatedReason(room.state, person.user) : null;
        if (unseated) return refused(unseated);
        if (answer.ok && mutedUntil !== undefined)
          room.chat = muteUser(room.chat, person.user, mutedUntil, Date.now());
        return answer;
      }
      case 'replace':
        return this.#reduce(room, { type: 'replaced', user: request.user, person: request.person });
      case 'profileChanged':
        return this.#reduce(room, request);
      case 'muted':
        if (!isSeated(room, request.user)) return refused('notMember');
        room.chat = muteUser(room.chat, request.user, request.until, Date.now());
        return this.#accept(room);
      case 'remove':
        return this.#reduce(room, { type: 'removed', user: request.user, reason: request.reason });
      case 'erase': {
        const { user, alias } = request;
        const person = { user: alias, username: deletedName, avatar: 1 };
        room.chat = eraseFromChat(room.chat, { user, person, isErased: true });
        return this.#reduce(room, { type: 'erased', user, alias });
      }
      case 'chat': {
        if (!isSeated(room, request.user)) return refused('notMember');
        const answer = this.#accept(room);
        return answer.ok ? { ...answer, chat: room.chat.lines } : answer;
      }
      case 'command':
        return this.#command(room, request);
      case 'status': {
        const { source, player } = request;
        if (isRemovedBrowser(room.state, source)) return refused('banned');
        const held = heldSeatOf(room.state, { isGuest: true, source });
        const entry = entryStatusOf(room.state, source);
        const isMissing = player !== undefined && mayReturn(room.state, player);
        return {
          ...this.#accept(room),
          ...(held && { holdsSeat: true }),
          ...(entry && { entry }),
          ...(isMissing && { mayReturn: true }),
        };
      }
      case 'revoke':
        return this.#accept(room);
      default:
        return request satisfies never;
    }
  }

  #command(room: Room, { user, command }: Extract<RoomRequest, { type: 'command' }>): RoomResponse {
    switch (command.type) {
      case 'sendMessage': {
        const seat = room.state.seats.find((seated) => seated.user === user);
        if (!seat) return refused('notMember');
        const { username, avatar } = seat;
        const said = postMessage(
          room.chat,
          { commandId: command.id, person: { user, username, avatar }, text: command.text },
          { now: Date.now(), timings: defaultTimings },
        );
        if ('reject' in said) return refused(said.reject);
        if ('chat' in said) room.chat = said.chat;
        return this.#accept(room);
      }
      case 'nudge':
      case 'viewPage':
      case 'resync':
        return this.#accept(room);
      case 'themeChosen':
        return this.#reduce(room, { type: 'command', user, command, theme: null });
      default:
        return this.#reduce(room, { type: 'command', user, command });
    }
  }

  #reduce(room: Room, event: RoomEvent): RoomResponse {
    const reduction = reduce(room.state, event, { now: Date.now(), timings: defaultTimings });
    if ('reject' in reduction) return refused(reduction.reject);
    room.state = reduction.state;
    return this.#accept(room);
  }

  #accept({ state }: Room): Extract<RoomResponse, { ok: true }> {
    return { ok: true, lobby: createLobbyRecord(state), game: createGameRecord(state) };
  }
}
