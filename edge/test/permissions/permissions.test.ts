import { beforeAll, describe, expect, it, vi } from 'vitest';
import { csrfHeader } from '../csrf.ts';
import { cardOf, read } from '../friends.ts';
import { idOf, open } from '../lobbies.ts';
import { captureLog } from '../log.ts';
import { RoomFake } from '../room-fake.ts';
import { fakeRooms } from '../rooms.ts';
import { type AnnasItems, answered, type Call, callsAbout } from './calls.ts';
import { type Cast, createCast, type Role, roles, suspensionReason } from './cast.ts';
import { expectCleanResponses, type Secrets, secretsOf } from './clean-responses.ts';

const messageText = 'Only Ben reads this, tomatoes';

async function createItems({ anna, friend, administrator }: Cast): Promise<AnnasItems> {
  const messageId = 'annas-message';
  await read(
    anna.post('/api/user/messages/send', { recipientId: idOf(friend), content: messageText, _id: messageId }),
  );
  const code = await open(anna);
  const { invitation } = await read<{ invitation: { _id: string } }>(
    anna.post('/api/user/friends/invite', { friendId: idOf(friend) }),
  );
  const decision = { kind: 'warn', reason: 'Please be kind' };
  await read(administrator.post(`/api/admin/users/${idOf(anna)}/sanction`, decision));
  const { user } = await read<{ user: { standing: { warning: { _id: string } } } }>(anna.get('/api/user/me'));
  const { sessions } = await read<{ sessions: { _id: string }[] }>(anna.get('/api/user/sessions'));
  return {
    messageId,
    code,
    invitation: invitation._id,
    warning: user.standing.warning._id,
    session: sessions[0]?._id ?? '',
  };
}

const refusal = { success: false, error: expect.any(String), message: expect.stringMatching(/^\S.+/) };
const suspended = {
  ...refusal,
  message: expect.stringContaining(suspensionReason),
  until: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  reason: suspensionReason,
};

interface CallResult {
  readonly outcome: string;
  /** The body of a rejection, without optional members. */
  readonly refusal: { readonly error?: string } | null;
}

async function make(cast: Cast, role: Role, { call, body, csrf }: Call): Promise<CallResult> {
  const browser = cast[role];
  const [method = '', address = ''] = call.split(' ');
  const headers = csrf && role !== 'visitor' ? await csrfHeader(browser) : {};
  const response = await browser.call(address, { method, headers, ...(body && { body }) });
  const { status } = response;
  if (status === 302) return { outcome: '302', refusal: null };
  const json = await response.json<{ success?: boolean; error?: string }>();
  if (response.ok)
    return {
      outcome: json.success === false ? `${status} without success` : String(status),
      refusal: null,
    };
  const { field: _, actualProviders: __, ...rest } = json as Record<string, unknown>;
  return { outcome: `${status} ${json.error}`, refusal: rest };
}

/** All API calls about users, aimed at Anna and her items, by every role, in the order of the table. */
describe('API calls about users', () => {
  let cast: Cast;
  let items: AnnasItems;
  let secrets: Secrets;
  let lines: unknown[];
  const made = new Map<Role, CallResult[]>();

  beforeAll(async () => {
    fakeRooms(new RoomFake().respond);
    lines = captureLog();
    cast = await createCast();
    items = await createItems(cast);
    secrets = await secretsOf(cast);
    const table = callsAbout(cast, items);
    await Promise.all(
      roles.map(async (role) => {
        const own: CallResult[] = [];
        made.set(role, own);
        // In this order: the last calls end friendships and sessions.
        for (const row of table) own.push(await make(cast, role, row));
      }),
    );
    vi.restoreAllMocks();
  }, 60_000);

  it.each(roles)('allow %s exactly what that role may do', (role) => {
    const table = callsAbout(cast, items);
    expect(made.get(role)?.map(({ outcome }, index) => `${table[index]?.call} ${outcome}`)).toEqual(
      table.map(({ call, outcomes }) => `${call} ${outcomes[role]}`),
    );
  });

  it('return errors with a code and a text, and suspensions with reason and end', () => {
    const refusals = [...made.values()].flat().flatMap(({ refusal: body }) => body ?? []);
    for (const body of refusals) expect(body).toEqual(body.error === 'suspended' ? suspended : refusal);
    expect(refusals.length).toBeGreaterThan(100);
  });

  it("leave Anna's items intact", async () => {
    fakeRooms(new RoomFake().respond);
    const { anna, blocked } = cast;
    const { user } = await read<{ user: object }>(anna.get('/api/user/me'));
    expect(user).toEqual({
      ...anna.account,
      preferences: expect.objectContaining({ sound: true }),
      standing: {
        suspension: null,
        mute: null,
        warning: expect.objectContaining({ _id: items.warning }),
      },
      friends: [cardOf(cast.suspended)],
    });
    expect(await read(anna.get('/api/user/friends/blocked'))).toEqual({
      success: true,
      blocked: [cardOf(blocked)],
    });
    expect(await read(anna.get('/api/user/friends/requests'))).toEqual({ success: true, friendRequests: [] });
    const { sessions } = await read<{ sessions: { _id: string }[] }>(anna.get('/api/user/sessions'));
    expect(sessions.map(({ _id }) => _id)).toEqual([items.session]);
    expect((await cast.user.get('/api/user/me')).status).toBe(401);
  });

  it('respond with the right headers and cookies, and without secrets', () => {
    expect([...cast.responses.values()].flat().length).toBeGreaterThan(300);
    expectCleanResponses(cast, secrets);
    // The administrator reads the message in the friend's report.
    for (const role of ['visitor', 'user', 'blocked', 'suspended'] as const)
      expect(cast.responses.get(cast[role])?.filter(({ body }) => body.includes(messageText))).toEqual([]);
  });

  it('log no secrets', () => {
    const bodies = [...cast.responses.values()].flat().map(({ body }) => body);
    const issued = (name: string) =>
      bodies.flatMap((body) => new RegExp(`"${name}":"([^"]+)"`).exec(body)?.[1] ?? []);
    const tickets = issued('ticket');
    expect(tickets.length).toBeGreaterThan(2);
    const words = [
      ...[...secrets.credentials, ...secrets.emails.values(), ...tickets, ...issued('csrfToken')],
      ...[messageText, answered, 'argon2id'],
    ];
    const text = JSON.stringify(lines);
    expect(lines.length).toBeGreaterThan(100);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });
});
