import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../browser.ts';
import { csrfHeader } from '../csrf.ts';
import { cardOf, read } from '../friends.ts';
import { idOf, open } from '../lobbies.ts';
import { password } from '../people.ts';
import { RoomFake } from '../room-fake.ts';
import { fakeRooms } from '../rooms.ts';
import { type Cast, createCast } from './cast.ts';
import { expectCleanResponses, secretsOf } from './clean-responses.ts';
import { refusals } from './refusals.ts';

/** Checks complete responses of the calls about users, as a client sees them that knows only the documentation of the API. */

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const some = expect.any(String);
async function responseOf(browser: Browser, call: string, body?: unknown, headers = {}): Promise<unknown> {
  const [method = '', address = ''] = call.split(' ');
  const response = await browser.call(address, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, ...(await response.json<object>()) };
}

/** Runs a test with its own users, and checks all responses in it. */
async function withCast(work: (cast: Cast) => Promise<void>): Promise<void> {
  const cast = await createCast();
  const before = await secretsOf(cast);
  await work(cast);
  const after = await secretsOf(cast);
  const credentials = [...new Set([...before.credentials, ...after.credentials])];
  expectCleanResponses(cast, { emails: after.emails, credentials });
}

const done = { status: 200, success: true };

test('two users become friends, write to each other and meet in a lobby: every response matches its schema', () =>
  withCast(async ({ anna, user: ben }) => {
    const friends = '/api/user/friends';

    expect(
      await responseOf(
        ben,
        `GET ${friends}/search?username=${anna.account.username.slice(0, -1).toUpperCase()}`,
      ),
    ).toEqual({
      ...done,
      users: expect.arrayContaining([{ ...cardOf(anna), relation: 'none' }]),
    });
    expect(
      await responseOf(ben, `POST ${friends}/send-request`, { username: anna.account.username }),
    ).toEqual({
      ...done,
      friends: false,
    });
    expect(await responseOf(anna, `GET ${friends}/requests`)).toEqual({
      ...done,
      friendRequests: [cardOf(ben)],
    });
    expect(await responseOf(ben, `GET ${friends}/sent-requests`)).toEqual({
      ...done,
      sentRequests: [cardOf(anna)],
    });
    expect(
      await responseOf(anna, `POST ${friends}/respond-request`, { senderId: idOf(ben), accept: true }),
    ).toEqual(done);
    expect(await responseOf(ben, `GET ${friends}`)).toEqual({
      ...done,
      friends: [{ ...cardOf(anna), presence: 'offline' }],
    });

    const content = 'Hallo 👋🏽 مرحبا\nzweite Zeile <b>';
    const message = {
      _id: 'bens-first',
      seq: expect.any(Number),
      sender: { _id: idOf(ben) },
      recipient: { _id: idOf(anna) },
      content,
      createdAt: time,
    };
    const sent = { recipientId: idOf(anna), content: `  ${content} `, _id: 'bens-first' };
    expect(await responseOf(ben, 'POST /api/user/messages/send', sent)).toEqual({ ...done, message });
    expect(await responseOf(ben, 'POST /api/user/messages/send', sent)).toEqual({ ...done, message });
    const tooSoon = await ben.post('/api/user/messages/send', { ...sent, _id: 'bens-second' });
    expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^[12]$/),
    ]);
    expect(await tooSoon.json()).toEqual({ success: false, error: 'cooldown', message: some });
    expect(await responseOf(anna, 'GET /api/user/messages/unread?_t=1')).toEqual({
      ...done,
      counts: { [idOf(ben)]: 1 },
    });
    expect(await responseOf(anna, 'GET /api/user/messages/latest')).toEqual({ ...done, messages: [message] });
    const data = { messages: [message], hasMore: false, readByFriend: 0, readByMe: 0 };
    expect(await responseOf(anna, `GET /api/user/messages/${idOf(ben)}`)).toEqual({ ...done, data });
    expect(await responseOf(anna, `PUT /api/user/messages/${idOf(ben)}/read`, {})).toEqual({
      ...done,
      upTo: message.seq,
    });
    expect(await responseOf(anna, 'GET /api/user/messages/unread')).toEqual({ ...done, counts: {} });

    const code = await open(ben);
    const invitation = { _id: some, from: cardOf(ben), code, expiresAt: time };
    expect(await responseOf(ben, `POST ${friends}/invite`, { friendId: idOf(anna) })).toEqual({
      ...done,
      invitation,
    });
    const { invitations } = await read<{ invitations: { _id: string }[] }>(anna.get('/api/user/invitations'));
    expect(invitations).toEqual([invitation]);
    expect(await responseOf(anna, `POST /api/user/invitations/${invitations[0]?._id}/accept`)).toEqual({
      ...done,
      code,
      ticket: {
        ticket: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        url: expect.stringMatching(/^wss?:/),
      },
    });
    expect(await responseOf(anna, 'GET /api/user/invitations')).toEqual({
      ...done,
      invitations: [],
      joinRequests: [],
    });

    expect(await responseOf(anna, 'POST /api/party/person-ticket')).toEqual({
      status: 200,
      ticket: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      url: expect.stringMatching(/^ws:\/\//),
    });
    expect(await responseOf(anna, 'GET /api/user/sessions')).toEqual({
      ...done,
      sessions: [{ _id: some, device: some, current: true, createdAt: time, lastSeen: time }],
    });
    expect(
      await responseOf(anna, `PUT /api/user/update-picture/${idOf(anna)}`, { avatarNumber: 8 }),
    ).toMatchObject({
      ...done,
      user: { _id: idOf(anna), avatar: 8 },
    });
    expect(await responseOf(anna, `POST ${friends}/remove-friend`, { friendId: idOf(ben) })).toEqual(done);
    expect(await responseOf(ben, `GET ${friends}`)).toEqual({ ...done, friends: [] });
  }));

test('rejections have the documented texts', () =>
  withCast(async (cast) => {
    const { anna, user, visitor } = cast;
    const csrf = await csrfHeader(user);
    for (const [caller, [call, body], status, message] of refusals(cast)) {
      expect
        .soft(await responseOf(caller, call, body, csrf), `${call} ${JSON.stringify(body)}`)
        .toMatchObject({
          status,
          success: false,
          error: some,
          message,
        });
    }

    const exists = async (query: string) =>
      (await read<{ exists: boolean }>(visitor.get(`/api/user/register/check?${query}`))).exists;
    const email = encodeURIComponent(anna.account.email);
    expect(
      await Promise.all(
        [`username=${anna.account.username}`, `email=${email}`, 'username=nobody-at-all'].map(exists),
      ),
    ).toEqual([true, true, false]);
    const denied = await visitor.get('/api/user/auth/google/callback?error=access_denied');
    expect([denied.status, denied.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/login\?error=authentication_failed&provider=google$/),
    ]);
    const unlinked = await visitor.get('/api/user/link/discord');
    expect(unlinked.headers.get('location')).toBe('/login?error=user_not_found&provider=discord');
  }));

test('an id in a path gets the same response if it is unknown, another account’s or invalid', () =>
  withCast(async ({ anna, user, administrator, suspended }) => {
    const csrf = await csrfHeader(user);
    const ids = [
      ...[
        idOf(administrator),
        idOf(suspended),
        crypto.randomUUID(),
        '__proto__',
        'constructor',
        "' or 1=1 --",
      ],
      ...['..%2F..%2Fadmin', '%00', '💥', 'x'.repeat(3000)],
    ];
    const calls: readonly (readonly [string, (id: string) => string, object?])[] = [
      ['GET', (id) => `/api/user/messages/${id}`],
      ['PUT', (id) => `/api/user/messages/${id}/read`, {}],
      ['PUT', (id) => `/api/user/update-picture/${id}`, { avatarNumber: 2 }],
      ['DELETE', (id) => `/api/user/sessions/${id}`],
      ['POST', (id) => `/api/user/invitations/${id}/accept`],
      ['POST', (id) => `/api/user/invitations/${id}/decline`],
    ];
    for (const [method, address, body] of calls) {
      const of = async (id: string) =>
        JSON.stringify(
          await responseOf(
            user,
            `${method} ${address(encodeURIComponent(decodeURIComponent(id)))}`,
            body,
            csrf,
          ),
        );
      const ofStranger = await of(idOf(anna));
      for (const id of ids)
        expect.soft(await of(id), `${method} ${address(id.slice(0, 50))}`).toBe(ofStranger);
    }
  }));

test('unknown fields are ignored, and wrong types are rejected', () =>
  withCast(async ({ user, anna }) => {
    const more = `"administrator":true,"_id":"${idOf(anna)}","userId":"${idOf(anna)}","user":{"_id":"${idOf(anna)}"},"sender":"${idOf(anna)}"`;
    const poison = `"__proto__":{"administrator":true},"constructor":{"prototype":{"administrator":true}},${more}`;
    await user.call('/api/user/preferences', {
      method: 'POST',
      body: `{"key":"sound","value":true,${poison}}`,
    });
    await user.call(`/api/user/update-picture/${idOf(user)}`, {
      method: 'PUT',
      body: `{"avatarNumber":5,${poison}}`,
    });
    await user.call('/api/user/login', {
      method: 'POST',
      body: `{"emailOrUsername":"${user.account.username}","password":"${password}",${poison}}`,
    });
    for (const key of ['administrator', '__proto__', 'constructor', 'toString', 'username', 'preferences'])
      expect(await responseOf(user, 'POST /api/user/preferences', { key, value: true })).toMatchObject({
        status: 400,
        field: 'key',
      });
    const { user: now } = await read<{ user: object }>(user.get('/api/user/me'));
    expect(now).toMatchObject({
      _id: idOf(user),
      avatar: 5,
      administrator: false,
      standing: { suspension: null },
    });
    expect((await user.get('/api/admin/reports')).status).toBe(403);
    expect(Object.keys(now)).not.toContain('__proto__');

    // The login has created another session.
    const csrf = await csrfHeader(user);
    const fields = [
      ['POST /api/user/friends/send-request', 'username'],
      ['POST /api/user/friends/respond-request', 'senderId'],
      ['POST /api/user/friends/withdraw-request', 'recipientId'],
      ['POST /api/user/friends/remove-friend', 'friendId'],
      ['POST /api/user/friends/block', 'userId'],
      ['POST /api/user/friends/unblock', 'userId'],
      ['POST /api/user/friends/invite', 'friendId'],
      ['POST /api/user/friends/ask-to-join', 'friendId'],
      ['POST /api/user/friends/decline-join-request', 'friendId'],
      ['POST /api/user/messages/send', 'recipientId'],
      ['POST /api/reports', 'userId'],
      ['POST /api/user/confirm', 'password'],
      ['POST /api/user/unlink-account', 'provider'],
      ['POST /api/user/passkeys/login', 'passkey'],
      ['POST /api/user/change-password', 'newPassword'],
      ['POST /api/user/preferences', 'key'],
      ['POST /api/user/acknowledge-warning', 'id'],
      ['POST /api/user/desktop-login', 'code'],
      [`PUT /api/user/update-picture/${idOf(user)}`, 'avatarNumber'],
    ] as const;
    for (const [call, field] of fields)
      for (const body of ['[]', 'null', '"text"', '{', '{}', `{"${field}":{"$ne":1}}`, `{"${field}":["x"]}`])
        expect.soft(await responseOf(user, call, body, csrf), `${call} ${body}`).toMatchObject({
          status: 400,
          success: false,
          error: expect.stringMatching(/^invalid(Input|Json)$/),
        });
  }));
