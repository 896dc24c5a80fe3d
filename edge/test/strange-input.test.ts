import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { app } from '../src/app.ts';
import { newAdministrator, type Person } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms } from './rooms.ts';
import { serviceHeader } from './service.ts';
import { newTheme } from './themes.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '__proto__',
    '../..',
    '%00',
    "'; drop table users; --",
    '\u0000',
    '\ud800',
    'x'.repeat(5000),
    -1,
    1e99,
  ),
);
/** Generates a body of the route with some invalid fields, or a completely different value. */
const bodyLike = (known: Record<string, unknown>) =>
  fc.oneof(
    strange,
    fc
      .dictionary(
        fc.constantFrom(...Object.keys(known), '__proto__', 'constructor', 'administrator'),
        strange,
      )
      .map((fields) => ({ ...known, ...fields })),
  );

const routes: [string, string, Record<string, unknown>][] = [
  ['POST', '/api/lobby/createLobby', { isPublic: true, maxPlayers: 4 }],
  ['POST', '/api/lobby/joinLobby', { code: 'ABCDEF' }],
  ['POST', '/api/lobby/leaveLobby', {}],
  ['POST', '/api/lobby/startGame', { numPlayers: 4 }],
  ['POST', '/api/lobby/sendMessage', { message: 'Hello' }],
  ['POST', '/api/lobby/kick', { player: 'somebody' }],
  ['POST', '/api/game/sendMessage', { gameId: 'game-1', message: { text: 'Hello' } }],
  ['POST', '/api/game/leaveGame', {}],
  ['POST', '/api/game/gameFinished', { gameId: 'game-1' }],
  ['GET', '/api/themes/name/x/games', {}],
  ['GET', '/api/internal/themes', {}],
  ['POST', '/api/internal/rooms', { type: 'lobby', lobby: {} }],
  ['POST', '/api/themes/upload-theme', newTheme()],
  ['PUT', '/api/themes/update-theme', newTheme()],
  ['DELETE', '/api/themes/delete-theme', {}],
  ['GET', '/api/tags/search?query=', {}],
  ['PUT', '/api/tags', { tags: [{ name: 'x', category: 'y', color: 'red' }] }],
  ['GET', '/api/cloudinary/images?folder=', {}],
  ['GET', '/api/cloudinary/Allimages', {}],
  ['DELETE', '/api/cloudinary/delete', { publicId: 'x' }],
  ['GET', '/images', {}],
  ['GET', '/api/share', {}],
  ['POST', '/api/share', {}],
  ['DELETE', '/api/share', {}],
  ['GET', '/api/shared', {}],
  ['GET', '/r', {}],
  ['POST', '/api/user/confirm', { password: 'Kestrel93' }],
  ['POST', '/api/user/change-password', { currentPassword: 'Kestrel93', newPassword: 'Secret1234' }],
  ['POST', '/api/user/unlink-account', { provider: 'google' }],
  ['POST', '/api/user/passkeys', { passkey: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }],
  ['PUT', '/api/user/passkeys/some-passkey', { name: 'Blue key' }],
  ['DELETE', '/api/user/passkeys/some-passkey', {}],
  ['POST', '/api/user/passkeys/confirm', { passkey: { id: 'x', rawId: 'x', type: 'public-key' } }],
  ['POST', '/api/user/passkeys/app/begin', { app: 'x' }],
  ['POST', '/api/user/change-email', { email: 'someone@example.com' }],
  ['POST', '/api/user/appeal', { text: 'It was not me, honestly.' }],
  ['POST', '/api/user/change-username', { username: 'somebody else' }],
  ['POST', '/api/user/delete-account', { password: 'Wrong123' }],
  ['POST', '/api/user/preferences', { key: 'locale', value: 'en-GB' }],
  ['PUT', '/api/user/update-picture', { avatarNumber: 3 }],
  ['POST', '/api/guests/rename', { name: 'Tom' }],
  ['DELETE', '/api/user/sessions', {}],
  ['GET', '/api/user/friends/search?username=', {}],
  ['POST', '/api/user/friends/send-request', { username: 'somebody' }],
  ['POST', '/api/user/friends/respond-request', { senderId: 'somebody', accept: true }],
  ['POST', '/api/user/friends/withdraw-request', { recipientId: 'somebody' }],
  ['POST', '/api/user/friends/remove-friend', { friendId: 'somebody' }],
  ['POST', '/api/user/friends/block', { userId: 'somebody' }],
  ['POST', '/api/user/friends/unblock', { userId: 'somebody' }],
  ['POST', '/api/user/friends/invite', { friendId: 'somebody' }],
  ['POST', '/api/user/invitations/x/accept', {}],
  ['GET', '/api/user/messages', {}],
  ['GET', '/api/user/messages/unknown-user?before=', {}],
  ['POST', '/api/user/messages/send', { recipientId: 'somebody', content: 'Hello', _id: 'message-1' }],
  ['PUT', '/api/user/messages/unknown-user/read', { upTo: 3 }],
  ['POST', '/api/internal/people', { type: 'presence', online: true, rev: 1 }],
  ['POST', '/api/reports', { kind: 'player', userId: 'somebody', reason: 'spam', code: 'ABCDEF', line: 1 }],
  ['POST', '/api/reports', { kind: 'message', userId: 'somebody', messageId: 'x', reason: 'spam' }],
  ['POST', '/api/user/acknowledge-warning', { id: 'x' }],
  ['GET', '/api/admin/reports?before=', {}],
  ['POST', '/api/admin/reports/some-report/close', {}],
  ['POST', '/api/admin/reports/some-report/reopen', {}],
  ['GET', '/api/admin/reports?about=', {}],
  ['GET', '/api/admin/users/search?username=', {}],
  ['POST', '/api/admin/users/some-user/remove-administrator', {}],
  ['POST', '/api/admin/users/some-user/sanction', { kind: 'mute', reason: 'x', hours: 1, reportId: 'x' }],
  ['POST', '/api/admin/users/some-user/lift', { kind: 'mute' }],
  ['GET', '/api/admin/audit?before=', {}],
  ['GET', '/api/admin/audit?text=', {}],
  ['GET', '/api/admin/audit?from=', {}],
  ['GET', '/api/admin/audit?user=', {}],
];

it('a lone surrogate is rejected, not stored', async () => {
  const half = 'Half \ud800';
  const bodies: [string, string, object][] = [
    ['POST', '/api/themes/upload-theme', newTheme({ name: half })],
    ['POST', '/api/themes/upload-theme', newTheme({ description: half })],
    ['PUT', '/api/tags', { tags: [{ name: half, category: 'y', color: 'red' }] }],
    ['DELETE', '/api/cloudinary/delete', { publicId: half }],
  ];
  for (const [method, path, body] of bodies)
    expect((await admin.call(path, { method, body })).status, path).toBe(400);
});

const patterns = app.routes.map(({ method, path }) => ({
  method,
  path: new RegExp(`^${path.replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+').replaceAll('*', '.*')}$`),
}));
/** Returns true if the API has a route for this address. The query is ignored. */
const isRouted = (method: string, address: string): boolean => {
  const [path = ''] = address.split('?');
  return patterns.some((pattern) => pattern.method === method && pattern.path.test(path));
};

const anyEnd = fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponent);

it.each(routes)(
  '%s %s answers anything with less than 500',
  async (method, path, known) => {
    const headers = path.startsWith('/api/internal') ? await serviceHeader('ABCDEF') : {};
    const hasBody = method !== 'GET';
    const expectNoFault = async (address: string, body: unknown) => {
      const response = await admin.call(address, { method, headers, ...(hasBody && { body }) });
      expect(response.status, `${method} ${address} ${JSON.stringify(body)}`).toBeLessThan(500);
    };
    // Addresses without a route all have the same handler, which has its own test below.
    const isComplete = isRouted(method, path);
    const separator = path.endsWith('=') ? '' : '/';
    const takesEnd = isRouted(method, `${path}${separator}x`);
    expect(isComplete || takesEnd, 'the API has this route').toBe(true);
    if (isComplete) await expectNoFault(path, known);
    if (!hasBody && !takesEnd) return;
    await fc.assert(
      fc.asyncProperty(bodyLike(known), anyEnd, async (body, end) => {
        if (isComplete && hasBody) await expectNoFault(path, body);
        if (takesEnd) await expectNoFault(`${path}${separator}${end}`, body);
      }),
      { numRuns: 15 },
    );
  },
  60_000,
);

it('an address without a route is 404, for any method, end and body', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
      strange,
      anyEnd,
      async (method, body, end) => {
        const response = await admin.call(`/api/no-such-route/${end}`, {
          method,
          // The requests of the other tests have used up most of the limit of one address.
          headers: { 'CF-Connecting-IP': crypto.randomUUID() },
          ...(method !== 'GET' && { body }),
        });
        expect(response.status).toBe(404);
      },
    ),
    { numRuns: 15 },
  );
});
