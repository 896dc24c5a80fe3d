import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../src/app.ts';
import { Browser } from './browser.ts';
import { csrfHeader } from './csrf.ts';
import { newGuest } from './guests.ts';
import { open } from './lobbies.ts';
import { newPerson } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms } from './rooms.ts';

/** Every route of the API, by what a guest gets. A new route needs a decision here. */
const routes = {
  allowed: [
    ...['DELETE /api/user/sessions', 'DELETE /api/user/sessions/:id', 'GET /api/config'],
    ...['GET /api/cloudinary/Allimages/:contentPath', 'GET /api/cloudinary/images', 'GET /api/csrf-token'],
    ...['GET /api/game/checkUserInGame', 'GET /api/game/fetchActiveGame', 'GET /api/health'],
    ...['GET /api/join/:code', 'GET /api/lobby/checkUserInLobby', 'GET /api/lobby/unfinishedGame/:code'],
    'GET /api/share/:gameId',
    ...['GET /api/share/:gameId/card.png', 'GET /api/shared/:token'],
    ...['GET /api/tags/search', 'GET /api/themes', 'GET /api/themes/:id/details'],
    ...['GET /api/themes/name/:themeName/games/:index', 'GET /api/user/auth-check'],
    ...['GET /api/user/auth/:provider', 'GET /api/user/auth/:provider/callback', 'GET /api/user/data'],
    ...['GET /api/user/games', 'GET /api/user/me', 'GET /api/user/register/check', 'GET /api/user/sessions'],
    ...['POST /api/game/gameFinished', 'POST /api/game/leaveGame/:code', 'POST /api/game/sendMessage/:code'],
    ...['GET /api/guests/entry/:code', 'GET /api/guests/lobbies', 'GET /api/user/appeal'],
    'POST /api/user/appeal',
    ...[
      'POST /api/guests',
      'POST /api/guests/link',
      'POST /api/guests/open-link',
      'POST /api/guests/read-link',
      'POST /api/guests/rename',
    ],
    ...['POST /api/lobby/joinLobby/:code', 'POST /api/lobby/kick/:code', 'POST /api/lobby/leaveLobby/:code'],
    ...['POST /api/lobby/makeLeader/:code', 'POST /api/lobby/sendMessage/:code'],
    ...['POST /api/lobby/startGame/:code', 'POST /api/party/person-ticket', 'POST /api/party/ticket'],
    ...[
      'POST /api/party/seat',
      'POST /api/reports',
      'POST /api/subscribe',
      'POST /api/user/acknowledge-warning',
    ],
    ...['POST /api/user/delete-account', 'POST /api/user/desktop-login', 'POST /api/user/forgot-password'],
    ...['POST /api/user/login', 'POST /api/user/logout', 'POST /api/user/preferences'],
    ...['POST /api/user/passkeys/login', 'POST /api/user/passkeys/login/options'],
    ...['POST /api/user/passkeys/app', 'POST /api/user/passkeys/app/options'],
    ...['POST /api/user/passkeys/app/created', 'POST /api/user/passkeys/app/creation-options'],
    ...['POST /api/user/register', 'POST /api/user/reset-password', 'POST /api/user/set-username'],
    ...[
      'POST /api/user/verify-email',
      'POST /api/user/stop-email-change',
      'PUT /api/user/update-picture/:userId',
    ],
  ],
  membersOnly: [
    ...['DELETE /api/share/:gameId', 'POST /api/share/:gameId'],
    ...['GET /api/lobby/public', 'POST /api/lobby/createLobby'],
    ...['GET /api/user/friends', 'GET /api/user/friends/blocked', 'GET /api/user/friends/requests'],
    ...[
      'GET /api/user/friends/search',
      'GET /api/user/friends/sent-requests',
      'POST /api/user/friends/block',
    ],
    ...['POST /api/user/friends/invite', 'POST /api/user/friends/remove-friend'],
    ...['POST /api/user/friends/respond-request', 'POST /api/user/friends/send-request'],
    ...['POST /api/user/friends/unblock', 'POST /api/user/friends/withdraw-request'],
    ...['GET /api/user/invitations', 'POST /api/user/invitations/:id/accept'],
    'POST /api/user/invitations/:id/decline',
    ...['GET /api/user/messages/:friendId', 'GET /api/user/messages/unread', 'POST /api/user/messages/send'],
    ...['PUT /api/user/messages/:friendId/read', 'GET /api/user/link/:provider', 'POST /api/user/may-link'],
    ...['POST /api/user/change-password', 'POST /api/user/confirm', 'POST /api/user/send-verification'],
    ...['POST /api/user/unlink-account', 'POST /api/user/change-email', 'GET /api/user/change-email'],
    ...['GET /api/user/passkeys', 'POST /api/user/passkeys', 'POST /api/user/passkeys/options'],
    ...['PUT /api/user/passkeys/:id', 'DELETE /api/user/passkeys/:id', 'POST /api/user/passkeys/app/begin'],
    ...['POST /api/user/passkeys/confirm', 'POST /api/user/passkeys/confirm/options'],
    ...['DELETE /api/user/change-email', 'POST /api/user/change-username'],
  ],
  /** For administrators only. */
  forbidden: [
    ...['DELETE /api/admin/shared/:token', 'DELETE /api/cloudinary/delete', 'DELETE /api/tags/:id'],
    ...['DELETE /api/themes/delete-theme/:id', 'GET /api/admin/audit', 'GET /api/admin/reports'],
    ...['GET /api/admin/users/search', 'GET /api/tags', 'GET /api/themes/:id/edit', 'GET /api/themes/all'],
    ...['GET /api/admin/administrators', 'GET /api/admin/deleted-suspensions', 'GET /api/admin/open-reports'],
    ...['POST /api/admin/reports/:id/reopen', 'POST /api/admin/users/:id/remove-administrator'],
    ...['POST /api/admin/deleted-suspensions/:id/lift', 'GET /api/admin/appeals'],
    'POST /api/admin/appeals/:id/reject',
    ...['POST /api/admin/reports/:id/close', 'POST /api/admin/users/:id/lift'],
    ...['POST /api/admin/users/:id/sanction', 'POST /api/cloudinary/folder', 'POST /api/cloudinary/upload'],
    ...['POST /api/tags', 'POST /api/themes/upload-theme', 'PUT /api/tags', 'PUT /api/tags/:id'],
    'PUT /api/themes/update-theme/:id',
  ],
} as const;

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const call = (browser: Browser, name: string, headers: Record<string, string>) => {
  const [method = '', path = ''] = name.split(' ');
  const address = path.replace(/:(\w+)/g, (_, field) => (field === 'provider' ? 'google' : 'ABCDEF'));
  return browser.call(address, { method, headers });
};

test('a guest may use exactly the routes that are listed as allowed', async () => {
  const own = /^\/api\/(docs|openapi\.json|internal)/;
  const names = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !own.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\{.+?\}/g, '')}`);
  expect([...new Set(names)].sort()).toEqual(Object.values(routes).flat().sort());

  const guest = await newGuest(await open(await newPerson()));
  const headers = await csrfHeader(guest);
  const lastCalls: readonly string[] = ['POST /api/user/delete-account'];
  const answers: { name: string; error: string | undefined }[] = [];
  const calls = Object.values(routes)
    .flat()
    .toSorted((one, other) => lastCalls.indexOf(one) - lastCalls.indexOf(other));
  for (const name of calls) {
    if (name === 'POST /api/user/logout') continue; // ends the session that the next call needs
    // Another address for each call, so that no limit answers instead of the route.
    const response = await call(guest, name, { ...headers, 'CF-Connecting-IP': new Browser().address });
    const { error } = await response.json<{ error?: string }>().catch(() => ({ error: undefined }));
    expect(error, name).not.toBe('unauthenticated');
    answers.push({ name, error });
  }
  const refused = (error: string) =>
    answers.filter((answer) => answer.error === error).map(({ name }) => name);
  expect(refused('membersOnly').sort()).toEqual([...routes.membersOnly].sort());
  expect(refused('forbidden').sort()).toEqual([...routes.forbidden].sort());
}, 60_000);
