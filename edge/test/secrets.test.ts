import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashToken } from '../src/auth/session-token.ts';
import { Browser } from './browser.ts';
import { csrfHeader } from './csrf.ts';
import { db } from './database.ts';
import { captureLog } from './log.ts';
import { freshName, Person } from './people.ts';
import { RoomFake } from './room-fake.ts';
import { fakeRooms } from './rooms.ts';

test('no log line of an account’s whole lifetime contains a password, a token, a cookie or an address', async () => {
  const rooms = new RoomFake();
  let roomsWork = true;
  fakeRooms((call) => (roomsWork ? rooms.respond(call) : new Response('no', { status: 500 })));
  const lines = captureLog();
  const username = freshName();
  const email = `${username}@secret.example`;
  const passwords = ['FirstSecret1', 'SecondSecret2', 'WrongSecret3', 'ThirdSecret4'];
  const [first, second, wrong, third] = passwords;
  const secrets = new Set(passwords);
  const browser = new Browser();
  const note = async ({ cookies }: Browser) => {
    const token = cookies.get('session');
    if (token !== undefined) for (const secret of [token, await hashToken(token)]) secrets.add(secret);
  };

  await browser.post('/api/user/register', { username, email, password: 'weak' });
  const registered = await browser.post('/api/user/register', { username, email, password: first });
  const { user } = await registered.json<{ user: Person['account'] }>();
  const person = new Person(user, browser);
  await note(person);
  await new Browser().post('/api/user/register', { username, email: `other-${email}`, password: first });
  await new Browser().post('/api/user/register', { username: `${username}x`, email, password: first });
  await person.get(`/api/user/register/check?email=${encodeURIComponent(email)}`);
  await person.get('/api/user/me');

  const other = new Browser();
  await other.post('/api/user/login', { emailOrUsername: email, password: wrong });
  await other.post('/api/user/login', { emailOrUsername: `nobody-${email}`, password: wrong });
  await other.post('/api/user/login', { emailOrUsername: email, password: first });
  await note(other);
  await person.post('/api/user/confirm', { password: wrong });
  await person.post('/api/user/confirm', { password: first });

  const before = await csrfHeader(person);
  secrets.add(before['CSRF-Token'] ?? '');
  await person.post('/api/user/change-password', { currentPassword: first, newPassword: second }, before);
  // The new password gives this browser a new session.
  await note(person);
  const headers = await csrfHeader(person);
  secrets.add(headers['CSRF-Token'] ?? '');
  await other.post('/api/user/login', { emailOrUsername: username, password: second });
  await note(other);
  const { sessions } = await (await person.get('/api/user/sessions')).json<{
    sessions: { _id: string; current: boolean }[];
  }>();
  const remote = sessions.find(({ current }) => !current);
  await person.call(`/api/user/sessions/${remote?._id}`, { method: 'DELETE', headers });
  await person.call('/api/user/sessions', { method: 'DELETE', headers });
  const code = await (await person.post('/api/lobby/createLobby', {})).json<{ code: string }>();
  const ticket = await (await person.post('/api/party/ticket', { room: code.code })).json<{
    ticket: string;
  }>();
  secrets.add(ticket.ticket);
  const own = await (await person.post('/api/party/person-ticket')).json<{ ticket: string }>();
  secrets.add(own.ticket);
  await person.get('/api/user/data');

  // Also the log lines of a failing database and a failing room.
  await db.update(users).set({ passwordHash: 'not a hash' }).where(eq(users.id, user._id));
  await person.post('/api/user/confirm', { password: second });
  await person.post('/api/user/change-password', { currentPassword: second, newPassword: third }, headers);
  roomsWork = false;
  await person.post('/api/user/delete-account', { password: wrong }, headers);
  expect((await person.post('/api/user/delete-account', {}, headers)).status).toBe(200);
  await person.post('/api/user/login', { emailOrUsername: email, password: second });

  expect(lines.length).toBeGreaterThan(25);
  expect(lines.filter(({ event }) => event === 'internal').length).toBeGreaterThan(0);
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  secrets.delete('');
  expect(secrets.size).toBeGreaterThan(8);
  for (const secret of [...secrets, email, 'secret.example', 'argon2id']) expect(text).not.toContain(secret);
});
