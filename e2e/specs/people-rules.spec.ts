import { password } from '../actors/account.ts';
import { type Cast, csrfHeader, gatherCast, type Person } from '../actors/cast.ts';
import { expectCleanAnswers, secretsOf } from '../actors/inspection.ts';
import { openLobby } from '../actors/lobby.ts';
import { refusals } from '../actors/refusals.ts';
import type { Visitor } from '../actors/visitor.ts';
import { expect, test } from '../fixtures.ts';
import { runningStack } from '../stack/control.ts';

/** The answers of the calls about people, whole, and the texts of sections 5 and 8: as a client meets them that knows only the spec. */

test.describe.configure({ mode: 'default' });

let cast: Cast;
test.beforeAll(async () => {
  cast = await gatherCast(runningStack().url);
});

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const some = expect.any(String);
const card = ({ userId, username }: Person) => ({ _id: userId, username, avatar: expect.any(Number) });

async function answer(visitor: Visitor, call: string, body?: unknown, headers = {}): Promise<unknown> {
  const [method = '', address = ''] = call.split(' ');
  const response = await visitor.request(method, address, { headers, ...(body !== undefined && { body }) });
  return { status: response.status, ...((await response.json()) as object) };
}

const done = { status: 200, success: true };

test('two people become friends, write to each other and meet in a lobby: every answer is of its shape', async () => {
  const { anna, user: ben } = cast;
  const [annas, bens] = [anna.visitor, ben.visitor];
  const friends = '/api/user/friends';

  expect(
    await answer(bens, `GET ${friends}/search?username=${anna.username.slice(0, -1).toUpperCase()}`),
  ).toEqual({
    ...done,
    users: expect.arrayContaining([{ ...card(anna), relation: 'none' }]),
  });
  expect(await answer(bens, `POST ${friends}/send-request`, { username: anna.username })).toEqual({
    ...done,
    friends: false,
  });
  expect(await answer(annas, `GET ${friends}/requests`)).toEqual({ ...done, friendRequests: [card(ben)] });
  expect(await answer(bens, `GET ${friends}/sent-requests`)).toEqual({ ...done, sentRequests: [card(anna)] });
  expect(
    await answer(annas, `POST ${friends}/respond-request`, { senderId: ben.userId, accept: true }),
  ).toEqual(done);
  expect(await answer(bens, `GET ${friends}`)).toEqual({
    ...done,
    friends: [{ ...card(anna), presence: 'offline' }],
  });

  const content = 'Hallo 👋🏽 مرحبا\nzweite Zeile <b>';
  const message = {
    _id: 'bens-first',
    seq: expect.any(Number),
    sender: { _id: ben.userId },
    recipient: { _id: anna.userId },
    content,
    createdAt: time,
  };
  const sent = { recipientId: anna.userId, content: `  ${content} `, _id: 'bens-first' };
  expect(await answer(bens, 'POST /api/user/messages/send', sent)).toEqual({ ...done, message });
  expect(await answer(bens, 'POST /api/user/messages/send', sent)).toEqual({ ...done, message });
  const tooSoon = await bens.post('/api/user/messages/send', { ...sent, _id: 'bens-second' });
  expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^[12]$/),
  ]);
  expect(await tooSoon.json()).toEqual({ success: false, error: 'cooldown', message: some });
  expect(await answer(annas, 'GET /api/user/messages/unread?_t=1')).toEqual({
    ...done,
    counts: { [ben.userId]: 1 },
  });
  const data = { messages: [message], hasMore: false, readByFriend: 0, readByMe: 0 };
  expect(await answer(annas, `GET /api/user/messages/${ben.userId}`)).toEqual({ ...done, data });
  expect(await answer(annas, `PUT /api/user/messages/${ben.userId}/read`, {})).toEqual({
    ...done,
    upTo: message.seq,
  });
  expect(await answer(annas, 'GET /api/user/messages/unread')).toEqual({ ...done, counts: {} });

  const code = await openLobby(ben);
  const invitation = { _id: some, from: card(ben), code, expiresAt: time };
  expect(await answer(bens, `POST ${friends}/invite`, { friendId: anna.userId })).toEqual({
    ...done,
    invitation,
  });
  const { invitations } = await annas.ask<{ invitations: { _id: string }[] }>('GET', '/api/user/invitations');
  expect(invitations).toEqual([invitation]);
  expect(await answer(annas, `POST /api/user/invitations/${invitations[0]?._id}/accept`)).toEqual({
    ...done,
    code,
  });
  expect(await answer(annas, 'GET /api/user/invitations')).toEqual({ ...done, invitations: [] });

  expect(await answer(annas, 'POST /api/party/person-ticket')).toEqual({
    status: 200,
    ticket: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    url: expect.stringMatching(/^ws:\/\//),
  });
  expect(await answer(annas, 'GET /api/user/sessions')).toEqual({
    ...done,
    sessions: [{ _id: some, device: some, current: true, createdAt: time, lastSeen: time }],
  });
  expect(
    await answer(annas, `PUT /api/user/update-picture/${anna.userId}`, { avatarNumber: 8 }),
  ).toMatchObject({
    ...done,
    user: { _id: anna.userId, avatar: 8 },
  });
  expect(await answer(annas, `POST ${friends}/remove-friend`, { friendId: ben.userId })).toEqual(done);
  expect(await answer(bens, `GET ${friends}`)).toEqual({ ...done, friends: [] });
});

test('what is refused is refused in the words of sections 5 and 8', async () => {
  const { anna, user, guest } = cast;
  const csrf = await csrfHeader(user);
  for (const [who, [call, body], status, message] of refusals(cast)) {
    const visitor = 'visitor' in who ? who.visitor : who;
    expect.soft(await answer(visitor, call, body, csrf), `${call} ${JSON.stringify(body)}`).toMatchObject({
      status,
      success: false,
      error: some,
      message,
    });
  }

  const exists = async (query: string) =>
    (await guest.ask<{ exists: boolean }>('GET', `/api/user/register/check?${query}`)).exists;
  const email = encodeURIComponent(anna.email);
  expect(
    await Promise.all([`username=${anna.username}`, `email=${email}`, 'username=nobody-at-all'].map(exists)),
  ).toEqual([true, true, false]);
  const denied = await guest.get('/api/user/auth/google/callback?error=access_denied');
  expect([denied.status, denied.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/login\?error=authentication_failed&provider=google$/),
  ]);
  const unlinked = await guest.get('/api/user/link/discord');
  expect(unlinked.headers.get('location')).toBe('/login?error=user_not_found&provider=discord');
});

test('in every path ids of nobody, of others and of no sense get the answer that a stranger’s gets', async () => {
  const { anna, user, administrator, suspended } = cast;
  const csrf = await csrfHeader(user);
  const ids = [
    ...[
      administrator.userId,
      suspended.userId,
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
        await answer(
          user.visitor,
          `${method} ${address(encodeURIComponent(decodeURIComponent(id)))}`,
          body,
          csrf,
        ),
      );
    const ofStranger = await of(anna.userId);
    for (const id of ids) expect.soft(await of(id), `${method} ${address(id.slice(0, 50))}`).toBe(ofStranger);
  }
});

test('nothing that a request adds makes anybody more than they are, and no wrong type is more than refused', async () => {
  const { user, anna } = cast;
  const { visitor } = user;
  const more = `"administrator":true,"_id":"${anna.userId}","userId":"${anna.userId}","user":{"_id":"${anna.userId}"},"sender":"${anna.userId}"`;
  const poison = `"__proto__":{"administrator":true},"constructor":{"prototype":{"administrator":true}},${more}`;
  await visitor.request('POST', '/api/user/preferences', { body: `{"key":"sound","value":true,${poison}}` });
  await visitor.request('PUT', `/api/user/update-picture/${user.userId}`, {
    body: `{"avatarNumber":5,${poison}}`,
  });
  await visitor.request('POST', '/api/user/login', {
    body: `{"emailOrUsername":"${user.username}","password":"${password}",${poison}}`,
  });
  for (const key of ['administrator', '__proto__', 'constructor', 'toString', 'username', 'preferences'])
    expect(await answer(visitor, 'POST /api/user/preferences', { key, value: true })).toMatchObject({
      status: 400,
      field: 'key',
    });
  const { user: now } = await visitor.ask<{ user: object }>('GET', '/api/user/me');
  expect(now).toMatchObject({
    _id: user.userId,
    avatar: 5,
    administrator: false,
    standing: { suspension: null },
  });
  expect((await visitor.get('/api/admin/reports')).status).toBe(403);
  expect(Object.keys(now)).not.toContain('__proto__');

  // The session is another one since the log in.
  const csrf = await csrfHeader(user);
  const fields = [
    ['POST /api/user/friends/send-request', 'username'],
    ['POST /api/user/friends/respond-request', 'senderId'],
    ['POST /api/user/friends/withdraw-request', 'recipientId'],
    ['POST /api/user/friends/remove-friend', 'friendId'],
    ['POST /api/user/friends/block', 'userId'],
    ['POST /api/user/friends/unblock', 'userId'],
    ['POST /api/user/friends/invite', 'friendId'],
    ['POST /api/user/messages/send', 'recipientId'],
    ['POST /api/reports', 'userId'],
    ['POST /api/user/confirm', 'password'],
    ['POST /api/user/unlink-account', 'provider'],
    ['POST /api/user/change-password', 'newPassword'],
    ['POST /api/user/preferences', 'key'],
    ['POST /api/user/acknowledge-warning', 'id'],
    ['POST /api/user/hand-back', 'code'],
    [`PUT /api/user/update-picture/${user.userId}`, 'avatarNumber'],
  ] as const;
  for (const [call, field] of fields)
    for (const body of ['[]', 'null', '"text"', '{', '{}', `{"${field}":{"$ne":1}}`, `{"${field}":["x"]}`])
      expect.soft(await answer(visitor, call, body, csrf), `${call} ${body}`).toMatchObject({
        status: 400,
        success: false,
        error: expect.stringMatching(/^invalid(Input|Json)$/),
      });
});

test('and no answer among all these has a fault', async () => {
  expectCleanAnswers(cast, await secretsOf(cast));
});
