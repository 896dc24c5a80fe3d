import { beforeAll, describe, expect, it, vi } from 'vitest';
import { app } from '../../src/app.ts';
import { Browser } from '../browser.ts';
import { reportGame } from '../finished-games.ts';
import { cardOf, read } from '../friends.ts';
import { giveBrowserId, newGuest } from '../guests.ts';
import { idOf, open } from '../lobbies.ts';
import { captureLog } from '../log.ts';
import { fakeMails } from '../mails.ts';
import { RoomFake } from '../room-fake.ts';
import { fakeRooms } from '../rooms.ts';
import { type AnnasItems, answered, type Call, table } from './calls.ts';
import { type Cast, createCast, suspensionReason } from './cast.ts';
import { expectCleanResponses, type Secrets, secretsOf } from './clean-responses.ts';
import { type CallResult, linesOf, makeCalls } from './make-calls.ts';
import { callers, type Role, related } from './outcomes.ts';
import { recordResponses } from './recorded-responses.ts';

const messageText = 'Only Ben reads this, tomatoes';

async function createItems({ anna, friend, administrator }: Cast): Promise<AnnasItems> {
  const messageId = 'annas-message';
  await read(
    anna.post('/api/user/messages/send', { recipientId: idOf(friend), content: messageText, _id: messageId }),
  );
  const gameId = await reportGame([anna, friend], { onlyOwn: true });
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
    gameId,
  };
}

const refusal = { success: false, error: expect.any(String), message: expect.stringMatching(/^\S.+/) };
const suspended = {
  ...refusal,
  message: expect.stringContaining(suspensionReason),
  until: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  reason: suspensionReason,
};

/** All routes of the API by every role, in the order of the table. Calls about users are aimed at Anna and her items. */
describe('API calls', () => {
  /** Anna's own calls change her items, so they come after the checks of what the others did. */
  const others = [...callers, ...related].filter((role) => role !== 'owner');
  const rooms = new RoomFake();
  let cast: Cast;
  let items: AnnasItems;
  let secrets: Secrets;
  let lines: unknown[];
  let calls: Call[];
  const made = new Map<Role, CallResult[]>();

  beforeAll(async () => {
    fakeRooms(rooms.respond);
    fakeMails();
    lines = captureLog();
    const created = await createCast();
    items = await createItems(created);
    const guest = await newGuest(items.code);
    const service = new Browser();
    const more = [guest, service].map((browser) => [browser, recordResponses(browser)] as const);
    cast = { ...created, responses: new Map([...created.responses, ...more]) };
    const browsers = { ...cast, guest, service };
    for (const role of callers) await giveBrowserId(browsers[role]);
    secrets = await secretsOf(cast);
    calls = table(cast, items);
    await Promise.all(
      others.map(async (role) => {
        made.set(role, await makeCalls(calls, role, browsers[role]));
      }),
    );
    vi.restoreAllMocks();
  });

  it('have a row for every route of the app', () => {
    const routes = app.routes.flatMap(({ method, path }) =>
      method === 'ALL' ? [] : `${method} ${path.replace(/\{.+?\}/g, '')}`,
    );
    const rows = calls.map(({ route }) => route);
    expect([...new Set(rows)].sort()).toEqual([...new Set(routes)].sort());
  });

  it.each(others)('allow %s exactly what that role may do', (role) => {
    expect(made.get(role)?.map(({ line }) => line)).toEqual(linesOf(calls, role));
  });

  it('return errors with a code and a text, and suspensions with reason and end', () => {
    const refusals = [...made.values()].flat().flatMap(({ refusal: body }) => body ?? []);
    for (const body of refusals) expect(body).toEqual(body.error === 'suspended' ? suspended : refusal);
    expect(refusals.length).toBeGreaterThan(100);
  });

  it("leave Anna's items intact", async () => {
    fakeRooms(rooms.respond);
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

  it('allow Anna what she may do with her own items', async () => {
    fakeRooms(rooms.respond);
    const own = await makeCalls(calls, 'owner', cast.anna);
    expect(own.map(({ line }) => line)).toEqual(linesOf(calls, 'owner'));
  });
});
