import { defaultPreferences } from '@tallyho/game/accounts/preferences';
import type { Person } from '@tallyho/game/model/person';
import { rejections } from '@tallyho/game/model/reject-codes';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { MembershipStore } from '../membership.ts';
import { openRoom } from '../room-store.ts';
import type { ScriptedRoom } from './scripted-room.ts';

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refusal = (status: number, error: string, message: string) =>
  answer(status, { success: false, error, message });

/** Responses of a scripted API by "METHOD /path". Each function receives the request's body. */
export type Overrides = Record<string, (body: unknown) => Response>;

/** The refusal of a join by a user with a seat in another lobby. */
export const refuseElsewhere = (code: string): Response =>
  answer(409, { success: false, error: 'alreadyInLobby', message: '', code });

/** A refusal for `Overrides`, for example of a join. */
export const respondWithError = (status: number, error: string, message: string) => () =>
  refusal(status, error, message);

/** The API for one user of a scripted room, as a `fetch`. */
export function scriptedFetch(room: ScriptedRoom, you: Person, overrides: Overrides = {}): typeof fetch {
  const isSeated = () => room.state.seats.some(({ user }) => user === you.user);
  const lobby = () => ({
    success: true,
    code: room.code,
    lobby: { code: room.code, players: room.state.seats },
  });

  function route(method: string, path: string, body: unknown): Response {
    const override = overrides[`${method} ${path}`];
    if (override) return override(body);
    if (path === '/api/user/me' || path === '/api/user/auth-check')
      return answer(200, { user: account(you) });
    if (path === '/api/lobby/checkUserInLobby')
      return isSeated() ? answer(200, lobby()) : refusal(404, 'notFound', 'You are not in a lobby.');
    if (path === '/api/lobby/public') return answer(200, { success: true, lobbies: openLobbies(room) });
    if (path === '/api/lobby/createLobby') return answer(200, lobby());
    if (path.startsWith('/api/lobby/joinLobby/')) {
      if (!path.endsWith(room.code))
        return refusal(404, 'lobbyNotFound', 'There is no lobby with that code.');
      const refused = room.seat(you);
      if (refused) return refusal(409, refused, rejections[refused]);
      room.join(you);
      return answer(200, lobby());
    }
    if (path.startsWith('/api/lobby/leaveLobby/')) {
      room.act(you.user, { type: 'leaveLobby' });
      return answer(200, { success: true });
    }
    if (path === '/api/themes') return answer(200, { themes: room.themes.map(listed) });
    const details = /^\/api\/themes\/([^/]+)\/details$/.exec(path)?.[1];
    const theme = room.themes.find(({ name }) => idOf(name) === details);
    if (theme) return answer(200, { theme: detailed(theme) });
    return path === '/api/user/preferences'
      ? answer(200, { success: true })
      : refusal(404, 'notFound', 'Not found');
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return route(init?.method ?? 'GET', url.pathname, body);
  };
}

/** The room's entry in the public lobby list: present while the room is public, has a free seat and runs no game. */
function openLobbies({ state }: ScriptedRoom) {
  const { code, isPublic, capacity, seats, stage } = state;
  const leader = seats.find(({ user }) => user === state.leader);
  const isOpen = isPublic && seats.length < capacity && ['lobby', 'finished'].includes(stage.phase);
  return isOpen && leader ? [{ code, players: seats.length, maxPlayers: capacity, leader }] : [];
}

/** A user as returned by GET /api/user/me. */
const account = ({ user, username, avatar }: Person) => ({
  _id: user,
  username,
  avatar,
  email: `${username}@example.org`,
  administrator: false,
  authProviders: ['form'],
  preferences: defaultPreferences,
  standing: { suspension: null, mute: null, warning: null },
});

const listed = ({ name, description, type, tags, games }: ThemeSnapshot) => ({
  _id: idOf(name),
  name,
  description,
  type,
  tags,
  games: games.map((game) => ({ name: game.name, type: game.type })),
  covers: games.flatMap(({ items }) => items.map(({ url }) => url)).slice(0, 4),
});

/** A theme as returned by GET /api/themes/{id}/details, where tags are objects. */
const detailed = (theme: ThemeSnapshot) => ({
  ...theme,
  _id: idOf(theme.name),
  tags: theme.tags.map((name) => ({ _id: name, name, category: 'sample', adminOnly: false, color: 'blue' })),
});

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** A membership whose connections lead to a scripted room. */
export const scriptedMembership = (room: ScriptedRoom, you: Person): MembershipStore =>
  new MembershipStore(async (code) => openRoom(code, room.wiringFor(you.user)));
