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
import { answered, type Call, callsAbout, type Things } from '../actors/people-calls.ts';
import { expect, test } from '../fixtures.ts';
import { runningStack } from '../stack/control.ts';

/** Who may do what to Anna and her things: every call of the API about people, by everybody (spec sections 6 and 7). */

// One cast for all of them, in this order: the last calls end friendships and sessions.
test.describe.configure({ mode: 'default' });

const said = 'Nobody else reads this, tomatoes';
const messageId = 'annas-message';

let cast: Cast;
let secrets: Secrets;
let things: Things;

test.beforeAll(async () => {
  cast = await gatherCast(runningStack().url);
  const { anna, friend, administrator } = cast;
  await anna.visitor.ask('POST', '/api/user/messages/send', {
    recipientId: friend.userId,
    content: said,
    _id: messageId,
  });
  const code = await openLobby(anna);
  const invited = await anna.visitor.ask<{ invitation: { _id: string } }>(
    'POST',
    '/api/user/friends/invite',
    {
      friendId: friend.userId,
    },
  );
  const decision = { kind: 'warn', reason: 'Please be kind' };
  await administrator.visitor.ask('POST', `/api/admin/users/${anna.userId}/sanction`, decision);
  const { user } = await anna.visitor.ask<{ user: { standing: { warning: { _id: string } } } }>(
    'GET',
    '/api/user/me',
  );
  const { sessions } = await anna.visitor.ask<{ sessions: { _id: string }[] }>('GET', '/api/user/sessions');
  things = {
    messageId,
    code,
    invitation: invited.invitation._id,
    warning: user.standing.warning._id,
    session: sessions[0]?._id ?? '',
  };
  secrets = await secretsOf(cast);
});

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
  const table = callsAbout(cast, things);
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
    standing: { suspension: null, mute: null, warning: expect.objectContaining({ _id: things.warning }) },
    friends: [card(suspended)],
  });
  expect(await ask('/api/user/friends/blocked')).toEqual({ success: true, blocked: [card(blocked)] });
  expect(await ask('/api/user/friends/requests')).toEqual({ success: true, friendRequests: [] });
  const { sessions } = await ask<{ sessions: { _id: string }[] }>('/api/user/sessions');
  expect(sessions.map(({ _id }) => _id)).toEqual([things.session]);
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
  const words = [...secrets.nobodys, ...addresses, ...tickets, ...csrfTokens, said, answered, 'argon2id'];
  const files = readdirSync(logs);
  expect(files).toEqual(expect.arrayContaining(['edge.log', 'party.log', 'sqld.log']));
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(logs, file), 'utf8');
    return words.flatMap((word) => (text.includes(word) ? [`${file}: ${word}`] : []));
  });
  expect(found).toEqual([]);
});
