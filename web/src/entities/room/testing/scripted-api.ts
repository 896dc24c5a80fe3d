import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import type { Person } from '@tallyho/game/model/person';
import { rejections } from '@tallyho/game/model/reject-codes';
import { cardFrom } from '@tallyho/game/people/cards';
import { type Call, fakeFetch } from '../../../shared/api/testing/fake-fetch.ts';
import { refuseLocally, respondLocally, themeResponse } from '../local/local-api.ts';
import { MembershipStore } from '../membership.ts';
import { openRoom } from '../room-store.ts';
import type { ScriptedRoom } from './scripted-room.ts';

/** Responses of a scripted API by "METHOD /path". Each function receives the request's body. */
export type Overrides = Record<string, (body: unknown) => Response | Promise<Response>>;

/** The refusal of a join by a user with a seat in another lobby. */
export const refuseElsewhere = (code: string): Response =>
  respondLocally(409, { success: false, error: 'alreadyInLobby', message: '', code });

/** A refusal for `Overrides`, for example of a join. */
export const respondWithError = (status: number, error: string, message: string) => () =>
  refuseLocally(status, error, message);

/** A ticket that scripted rooms ignore. */
const ticket = { ticket: 'scripted', url: 'ws://rooms.test' };

/** The API for one user of a scripted room, as a `fetch`. */
export function scriptedFetch(room: ScriptedRoom, you: Person, overrides: Overrides = {}): typeof fetch {
  const isSeated = () => room.state.seats.some(({ user }) => user === you.user);
  const isGuest = () => room.state.seats.some((seat) => seat.user === you.user && seat.isGuest === true);
  const lobby = () => ({
    success: true,
    code: room.code,
    lobby: { code: room.code, players: room.state.seats },
  });

  function respondTo({ route, path, body }: Call): Response | Promise<Response> {
    const override = overrides[route];
    if (override) return override(body);
    if (path === '/api/user/me' || path === '/api/user/auth-check')
      return respondLocally(200, { user: account(you, isGuest()) });
    if (path === '/api/party/seat')
      return respondLocally(200, { seat: isSeated() ? { code: room.code, ticket } : null });
    if (path === '/api/lobby/public')
      return respondLocally(200, { success: true, lobbies: openLobbies(room) });
    if (path === '/api/lobby/createLobby') return respondLocally(200, lobby());
    if (path.startsWith('/api/lobby/joinLobby/')) {
      if (!path.endsWith(room.code))
        return refuseLocally(404, 'lobbyNotFound', 'There is no lobby with that code.');
      const refused = room.seat(you);
      if (refused) return refuseLocally(409, refused, rejections[refused]);
      room.join(you);
      return respondLocally(200, lobby());
    }
    if (path.startsWith('/api/lobby/leaveLobby/')) {
      room.act(you.user, { type: 'leaveLobby' });
      return respondLocally(200, { success: true });
    }
    if (path === '/api/user/preferences') return respondLocally(200, { success: true });
    return themeResponse(room, path) ?? refuseLocally(404, 'notFound', 'Not found');
  }

  return fakeFetch(respondTo);
}

/** The room's entry in the public lobby list: present while the room is public, has a free seat and runs no game. */
function openLobbies({ state }: ScriptedRoom) {
  const { code, isPublic, capacity, seats, stage } = state;
  const leader = seats.find(({ user }) => user === state.leader);
  const isOpen = isPublic && seats.length < capacity && ['lobby', 'finished'].includes(stage.phase);
  return isOpen && leader ? [{ code, players: seats.length, maxPlayers: capacity, leader }] : [];
}

/** A user as returned by GET /api/user/me. */
export const account = (person: Person, isGuest = false) => ({
  ...cardFrom(person),
  email: `${person.username}@example.org`,
  administrator: false,
  emailVerified: true,
  isGuest,
  authProviders: isGuest ? [] : ['form'],
  preferences: defaultPreferences,
  standing: { suspension: null, mute: null, warning: null },
});

/** A membership whose connections lead to a scripted room. */
export const scriptedMembership = (room: ScriptedRoom, you: Person): MembershipStore =>
  new MembershipStore(async (code) => openRoom(code, room.wiringFor(you.user)));
