import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Cast,
  csrfHeader,
  gatherCast,
  peopleOf,
  type Role,
  roles,
  suspensionReason,
  visitorOf,
} from '../actors/cast.ts';
import { expectCleanAnswers, type Secrets, secretsOf } from '../actors/inspection.ts';
import { openLobby } from '../actors/lobby.ts';
import { administrators, anybody, members, type Outcomes, owners } from '../actors/permissions.ts';
import { expect, test } from '../fixtures.ts';
import { runningStack } from '../stack/control.ts';

/** Who may do what to Anna and her things: every call of the API about people, by everybody (spec sections 6 and 7). */

// One cast for all of them, in this order: the last calls end friendships and sessions.
test.describe.configure({ mode: 'default' });

const said = 'Nobody else reads this, tomatoes';
const answeredToo = 'Nor this, aubergines';
const messageId = 'annas-message';

let cast: Cast;
let secrets: Secrets;
let code: string;
let invitation: string;
let warning: string;
let session: string;

test.beforeAll(async () => {
  cast = await gatherCast(runningStack().url);
  const { anna, friend, administrator } = cast;
  await anna.visitor.ask('POST', '/api/user/messages/send', {
    recipientId: friend.userId,
    content: said,
    _id: messageId,
  });
  code = await openLobby(anna);
  const invited = await anna.visitor.ask<{ invitation: { _id: string } }>(
    'POST',
    '/api/user/friends/invite',
    {
      friendId: friend.userId,
    },
  );
  invitation = invited.invitation._id;
  const decision = { kind: 'warn', reason: 'Please be kind' };
  await administrator.visitor.ask('POST', `/api/admin/users/${anna.userId}/sanction`, decision);
  const { user } = await anna.visitor.ask<{ user: { standing: { warning: { _id: string } } } }>(
    'GET',
    '/api/user/me',
  );
  warning = user.standing.warning._id;
  const { sessions } = await anna.visitor.ask<{ sessions: { _id: string }[] }>('GET', '/api/user/sessions');
  session = sessions[0]?._id ?? '';
  secrets = await secretsOf(cast);
});

interface Call {
  readonly call: string;
  readonly body?: object;
  /** With the CSRF-Token header, by those who can have one. */
  readonly csrf?: true;
  readonly outcomes: Outcomes;
}

/** In this order for everybody: what ends something comes last. */
const calls = (): Call[] => {
  const { anna } = cast;
  const id = anna.userId;
  const nobody = crypto.randomUUID();
  const wrong = 'NotHerPassword1';
  const about = { kind: 'player', userId: id };
  return [
    { call: 'GET /api/user/auth-check', outcomes: anybody('200') },
    { call: `GET /api/user/register/check?username=${anna.username}`, outcomes: anybody('200') },
    { call: 'GET /api/user/auth/google', outcomes: anybody('302') },
    { call: 'GET /api/user/auth/discord', outcomes: anybody('302') },
    { call: 'GET /api/user/link/google', outcomes: anybody('302', { suspended: '403 suspended' }) },
    { call: 'GET /api/user/link/discord', outcomes: anybody('302', { suspended: '403 suspended' }) },
    { call: 'GET /api/user/me', outcomes: owners('200') },
    { call: 'GET /api/csrf-token', outcomes: owners('200') },
    { call: 'GET /api/user/sessions', outcomes: owners('200') },
    { call: 'GET /api/user/data', outcomes: owners('200') },
    { call: 'GET /api/user/friends', outcomes: members('200') },
    { call: `GET /api/user/friends/search?username=${anna.username}`, outcomes: members('200') },
    { call: 'GET /api/user/friends/requests', outcomes: members('200') },
    { call: 'GET /api/user/friends/sent-requests', outcomes: members('200') },
    { call: 'GET /api/user/friends/blocked', outcomes: members('200') },
    { call: 'GET /api/user/invitations', outcomes: members('200') },
    { call: 'GET /api/user/messages/unread?_t=1', outcomes: members('200') },
    { call: `GET /api/user/messages/${id}`, outcomes: members('403 notFriends', { friend: '200' }) },
    { call: 'GET /api/admin/reports', outcomes: administrators('200') },
    { call: `GET /api/admin/users/search?username=${anna.username}`, outcomes: administrators('200') },
    { call: 'GET /api/admin/audit', outcomes: administrators('200') },

    {
      call: 'POST /api/user/set-username',
      body: { userId: id, token: wrong, username: 'Somebody' },
      outcomes: anybody('404 expiredSignUp'),
    },
    {
      call: 'POST /api/user/hand-back',
      body: { code: wrong, verifier: wrong },
      outcomes: anybody('404 expiredHandBack'),
    },
    {
      call: `POST /api/internal/people/${id}`,
      body: { type: 'presence', online: false, rev: 9 },
      outcomes: anybody('401 unauthenticated'),
    },
    { call: 'POST /api/party/person-ticket', outcomes: members('200') },
    { call: 'POST /api/party/ticket', body: { room: code }, outcomes: members('403 notMember') },
    { call: 'POST /api/user/preferences', body: { key: 'sound', value: false }, outcomes: members('200') },
    {
      call: `PUT /api/user/update-picture/${id}`,
      body: { avatarNumber: 3 },
      outcomes: members('403 forbidden'),
    },
    { call: 'POST /api/user/acknowledge-warning', body: { id: warning }, outcomes: owners('200') },

    { call: 'POST /api/user/confirm', body: { password: wrong }, outcomes: members('401 invalidPassword') },
    { call: 'POST /api/user/change-password', body: {}, outcomes: members('403 invalidCsrfToken') },
    {
      call: 'POST /api/user/change-password',
      csrf: true,
      body: { currentPassword: wrong, newPassword: 'Another1' },
      outcomes: members('401 invalidPassword'),
    },
    {
      call: 'POST /api/user/unlink-account',
      body: { provider: 'form' },
      outcomes: members('403 invalidCsrfToken'),
    },
    {
      call: 'POST /api/user/unlink-account',
      csrf: true,
      body: { provider: 'form' },
      outcomes: members('409 onlyAuthMethod'),
    },
    {
      call: 'POST /api/user/unlink-account',
      csrf: true,
      body: { provider: 'google' },
      outcomes: members('409 notLinked'),
    },
    { call: 'DELETE /api/user/sessions', outcomes: members('403 invalidCsrfToken') },
    { call: `DELETE /api/user/sessions/${session}`, outcomes: members('403 invalidCsrfToken') },
    { call: `DELETE /api/user/sessions/${session}`, csrf: true, outcomes: members('404 notFound') },
    { call: 'POST /api/user/delete-account', body: {}, outcomes: owners('403 invalidCsrfToken') },
    {
      call: 'POST /api/user/delete-account',
      csrf: true,
      body: { password: wrong },
      outcomes: owners('401 invalidPassword'),
    },

    { call: 'POST /api/reports', body: { ...about, reason: 'spam' }, outcomes: members('200') },
    {
      call: 'POST /api/reports',
      body: { ...about, reason: 'hate', kind: 'message', messageId },
      outcomes: members('404 notFound', { friend: '200' }),
    },
    { call: `POST /api/admin/users/${id}/lift`, body: { kind: 'mute' }, outcomes: administrators('200') },
    {
      call: `POST /api/admin/users/${nobody}/sanction`,
      body: { kind: 'warn', reason: 'Nobody' },
      outcomes: administrators('404 unknownUser'),
    },
    { call: `POST /api/admin/reports/${nobody}/close`, outcomes: administrators('404 notFound') },

    {
      call: 'POST /api/user/messages/send',
      body: { recipientId: id, content: answeredToo },
      outcomes: members('403 notFriends', { friend: '200' }),
    },
    {
      call: `PUT /api/user/messages/${id}/read`,
      body: {},
      outcomes: members('403 notFriends', { friend: '200' }),
    },
    {
      call: 'POST /api/user/friends/invite',
      body: { friendId: id },
      outcomes: members('403 notFriends', { friend: '409 notInLobby' }),
    },
    {
      call: `POST /api/user/invitations/${invitation}/accept`,
      outcomes: members('404 expiredInvitation', { friend: '200' }),
    },
    { call: `POST /api/user/invitations/${invitation}/decline`, outcomes: members('200') },
    {
      call: 'POST /api/user/friends/send-request',
      body: { username: anna.username },
      outcomes: members('200', { friend: '409 alreadyFriends', blocked: '404 unknownUser' }),
    },
    {
      call: 'POST /api/user/friends/respond-request',
      body: { senderId: id, accept: true },
      outcomes: members('404 noRequest', { friend: '200' }),
    },
    {
      call: 'POST /api/user/friends/respond-request',
      body: { senderId: id, accept: false },
      outcomes: members('200'),
    },
    { call: 'POST /api/user/friends/withdraw-request', body: { recipientId: id }, outcomes: members('200') },
    { call: 'POST /api/user/friends/unblock', body: { userId: id }, outcomes: members('200') },
    { call: 'POST /api/user/friends/remove-friend', body: { friendId: id }, outcomes: members('200') },
    { call: 'POST /api/user/friends/block', body: { userId: id }, outcomes: members('200') },
    { call: 'POST /api/user/logout', outcomes: owners('200') },
  ];
};

const refusal = {
  success: false,
  error: expect.any(String),
  message: expect.stringMatching(/^\S.+/),
};

/** What came of a call, in the words of the table; a refusal has to be one in its whole body. */
async function outcomeOf(role: Role, { call, body, csrf }: Call): Promise<string> {
  const visitor = visitorOf(cast, role);
  const [method = '', address = ''] = call.split(' ');
  const headers = csrf && role !== 'guest' ? await csrfHeader(cast[role]) : {};
  const response = await visitor.request(method, address, { headers, ...(body && { body }) });
  const { status } = response;
  if (status === 302) return '302';
  const answer = (await response.json()) as { success?: boolean; error?: string };
  if (response.ok) return answer.success === false ? `${status} without success` : String(status);
  const { field: _, actualProviders: __, ...rest } = answer as Record<string, unknown>;
  if (answer.error === 'suspended')
    expect(rest, `${role}: ${call}`).toEqual({
      ...refusal,
      message: expect.stringContaining(suspensionReason),
      until: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      reason: suspensionReason,
    });
  else expect(rest, `${role}: ${call}`).toEqual(refusal);
  return `${status} ${answer.error}`;
}

test('every call about people does for everybody what they may do, and no more', async () => {
  const table = calls();
  await Promise.all(
    roles.map(async (role) => {
      const outcomes: string[] = [];
      for (const row of table) outcomes.push(`${row.call} ${await outcomeOf(role, row)}`);
      expect.soft(outcomes, role).toEqual(table.map(({ call, outcomes: of }) => `${call} ${of[role]}`));
    }),
  );
});

test('after all that Anna is who she was, and has what was not theirs to end', async () => {
  const { anna, suspended, blocked } = cast;
  const ask = <Answer>(address: string) => anna.visitor.ask<Answer>('GET', address);
  const { user } = await ask<{ user: Record<string, unknown> }>('/api/user/me');
  const card = ({ userId, username }: { userId: string; username: string }) => ({
    _id: userId,
    username,
    avatar: expect.any(Number),
  });
  expect(user).toEqual({
    _id: anna.userId,
    username: anna.username,
    email: anna.email,
    avatar: expect.any(Number),
    administrator: false,
    authProviders: ['form'],
    googleId: null,
    discordId: null,
    preferences: expect.objectContaining({ sound: true }),
    standing: { suspension: null, mute: null, warning: expect.objectContaining({ _id: warning }) },
    friends: [card(suspended)],
  });
  expect(await ask('/api/user/friends/blocked')).toEqual({ success: true, blocked: [card(blocked)] });
  expect(await ask('/api/user/friends/requests')).toEqual({ success: true, friendRequests: [] });
  const { sessions } = await ask<{ sessions: { _id: string }[] }>('/api/user/sessions');
  expect(sessions.map(({ _id }) => _id)).toEqual([session]);
  expect((await anna.visitor.get('/api/lobby/checkUserInLobby')).status).toBe(200);
  expect((await cast.user.visitor.get('/api/user/me')).status).toBe(401);
});

test('no answer lacks a header, sets a loose cookie or tells what is somebody else’s', async () => {
  expectCleanAnswers(cast, secrets);
  // Administrators read it in the report of a friend, and nobody else but the two.
  for (const { visitor } of [cast.user, cast.blocked, cast.suspended])
    expect(visitor.answers.filter(({ body }) => body.includes(said))).toEqual([]);
});

test('nothing secret is in the logs', async () => {
  const { logs } = runningStack();
  const tickets = peopleOf(cast).flatMap(({ visitor }) =>
    visitor.answers.flatMap(({ body }) => /"ticket":"([^"]+)"/.exec(body)?.[1] ?? []),
  );
  const csrfTokens = peopleOf(cast).flatMap(({ visitor }) =>
    visitor.answers.flatMap(({ body }) => /"csrfToken":"([^"]+)"/.exec(body)?.[1] ?? []),
  );
  expect(tickets.length).toBeGreaterThan(2);
  const addresses = [...secrets.own.values()].flat();
  const words = [...secrets.nobodys, ...addresses, ...tickets, ...csrfTokens, said, answeredToo, 'argon2id'];
  const files = readdirSync(logs);
  expect(files).toEqual(expect.arrayContaining(['edge.log', 'party.log', 'sqld.log']));
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(logs, file), 'utf8');
    return words.flatMap((word) => (text.includes(word) ? [`${file}: ${word}`] : []));
  });
  expect(found).toEqual([]);
});
