import { randomUUID } from 'node:crypto';
import type { Account } from '../actors/account.ts';
import { socketAddress } from '../actors/bot.ts';
import { takeSeat } from '../actors/lobby.ts';
import { upgradeOutcome } from '../actors/upgrade.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

/** The API as somebody meets it who has no page: plain calls and plain sockets. */

const memberOnly = [
  ['GET', '/api/user/me'],
  ['GET', '/api/lobby/checkUserInLobby'],
  ['GET', '/api/lobby/public'],
  ['GET', '/api/game/fetchActiveGame'],
  ['GET', '/api/game/checkUserInGame'],
  ['POST', '/api/lobby/createLobby'],
  ['POST', '/api/lobby/joinLobby/ABCDEF'],
  ['POST', '/api/lobby/leaveLobby/ABCDEF'],
  ['POST', '/api/lobby/startGame/ABCDEF'],
  ['POST', '/api/lobby/sendMessage/ABCDEF'],
  ['POST', '/api/game/leaveGame/ABCDEF'],
  ['POST', '/api/game/gameFinished'],
  ['POST', '/api/party/ticket'],
  ['POST', '/api/user/preferences'],
  ['PUT', '/api/user/update-picture/someone'],
  ['POST', '/api/user/change-password'],
  ['POST', '/api/themes/upload-theme'],
  ['DELETE', '/api/cloudinary/delete'],
] as const;

test('a stranger is asked to log in: 401', async ({ people }) => {
  const stranger = people.stranger();
  const statuses = await Promise.all(
    memberOnly.map(async ([method, path]) => {
      const body = method === 'GET' ? {} : { body: {} };
      return `${method} ${path}: ${(await stranger.request(method, path, body)).status}`;
    }),
  );
  expect(statuses).toEqual(memberOnly.map(([method, path]) => `${method} ${path}: 401`));
});

test('what is somebody else’s is refused: 403', async ({ people }) => {
  const [owner, other] = [await people.account(), await people.account()];
  const code = await people.seat([owner]);
  const { visitor } = other;
  const calls = [
    await visitor.post('/api/party/ticket', { room: code }),
    await visitor.post(`/api/lobby/startGame/${code}`),
    await visitor.post(`/api/lobby/sendMessage/${code}`, { lobbyId: code, message: { text: 'hello' } }),
    await visitor.post(`/api/game/leaveGame/${code}`),
    await visitor.request('PUT', `/api/user/update-picture/${owner.userId}`, { body: { avatarNumber: 2 } }),
    await visitor.post('/api/themes/upload-theme', { name: 'Mine' }),
    await visitor.request('DELETE', '/api/cloudinary/delete', { body: { publicId: 'x' } }),
  ];
  expect(calls.map(({ url, status }) => `${new URL(url).pathname} ${status}`)).toEqual(
    calls.map(({ url }) => `${new URL(url).pathname} 403`),
  );
});

test('nonsense is refused with the field that is wrong: 400', async ({ people }) => {
  const { visitor } = await people.account();
  const identity = { username: 'Someone', email: 'someone@example.com', password: 'Secret123' };
  const wrong = [
    ['/api/user/register', { ...identity, username: 5 }, 'username'],
    ['/api/user/register', { ...identity, email: ['a@b.c'] }, 'email'],
    ['/api/user/register', { ...identity, password: 'secret' }, 'password'],
    ['/api/user/login', { emailOrUsername: { $ne: 1 }, password: 'x' }, 'emailOrUsername'],
    ['/api/lobby/createLobby', { isPublic: 'yes', maxPlayers: 4 }, 'isPublic'],
    ['/api/lobby/createLobby', { isPublic: true, maxPlayers: 9 }, 'maxPlayers'],
    ['/api/party/ticket', { room: '../../x' }, 'room'],
    ['/api/user/preferences', { key: '__proto__', value: true }, 'key'],
  ] as const;
  for (const [path, body, field] of wrong) {
    const response = await visitor.post(path, body);
    expect(response.status, `${path} ${field}`).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, field });
  }
  for (const body of ['{"isPublic":', 'null', '[]', '"text"', '']) {
    const response = await visitor.request('POST', '/api/lobby/createLobby', { body });
    expect(response.status, body).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
  }
});

test('calls from other sites are refused: 403', async ({ people }) => {
  const { visitor } = await people.account();
  const bodies = ['application/json', 'text/plain', 'multipart/form-data; boundary=x'];
  for (const origin of ['https://evil.example', 'null', `${visitor.url}.evil.example`]) {
    for (const type of bodies) {
      const response = await visitor.request('POST', '/api/lobby/createLobby', {
        body: '{"isPublic":true,"maxPlayers":4}',
        headers: { origin, 'content-type': type },
      });
      expect(response.status, `${origin} ${type}`).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  }
  expect((await visitor.get('/api/lobby/checkUserInLobby')).status).toBe(404);
});

test('of 20 who join a lobby for 4 at once, exactly 3 get the free seats', async ({ people }) => {
  const accounts: Account[] = [];
  // One after the other: hashing 21 passwords at once would keep the API from everybody else.
  while (accounts.length < 21) accounts.push(await people.account());
  const [owner, ...others] = accounts;
  if (!owner) throw new Error('No owner');
  const code = await people.seat([owner], { capacity: 4 });
  const statuses = await Promise.all(
    others.map(async ({ visitor }) => (await visitor.post(`/api/lobby/joinLobby/${code}`, { code })).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(17);
  const seated = await Promise.all(
    accounts.map(async ({ visitor }) => (await visitor.get('/api/lobby/checkUserInLobby')).status),
  );
  expect(seated.filter((status) => status === 200)).toHaveLength(4);
  const { lobby } = await owner.visitor.ask<{ lobby: { players: unknown[] } }>(
    'GET',
    '/api/lobby/checkUserInLobby',
  );
  expect(lobby.players).toHaveLength(4);
});

test('a ticket opens one socket, of one person, to one room, from this site', async ({ people }) => {
  const [one, two] = [await people.account(), await people.account()];
  const code = await people.seat([one, two]);
  const { origin } = new URL(one.visitor.url);
  const address = await socketAddress(one, code);

  expect(await upgradeOutcome(address, 'https://evil.example')).toBe('refused 403');
  for (const wrong of [
    address.replace(`/main/${code}`, '/main/ABCDEF'),
    address.replace(/ticket=[^&]+/, 'ticket=forged'),
    address.replace(/ticket=[^&]+&/, ''),
  ])
    expect(await upgradeOutcome(wrong, origin)).toBe('refused 401');
  expect(await upgradeOutcome(address, origin)).toBe('open');
  expect(await upgradeOutcome(address, origin)).toBe('closed 1008');
  expect(await upgradeOutcome(await socketAddress(two, code), origin)).toBe('open');
});

test('a hostile frame is refused and changes nothing', async ({ people }) => {
  const { bots } = await people.botsTable(3, []);
  const [leader, member, witness] = bots;
  if (!leader || !member || !witness) throw new Error('No bots');
  await leader.start();
  for (const bot of bots) await bot.ready();
  const theme = themes.quick;
  await leader.choose(theme);
  await Promise.all(bots.map((bot) => bot.untilPhase('playing')));
  await member.answer();
  await witness.until(({ seats }) => seats.some(({ confirmation }) => confirmation === 2));
  const before = JSON.stringify(witness.view);
  const seq = witness.seq;

  const { gameId, game } = member.round();
  const round = { gameId, theme, game };
  const gameData = { ratingValue: 5, sliderIndex: 2 };
  const other = { user: leader.account.userId, username: leader.account.username };
  const refusals = [
    [{ type: 'gameRoundConfirmation', ...round, code: 2, gameData }, 'alreadySent'],
    [{ type: 'gameRoundConfirmation', ...round, gameId: 'another-game', code: 1, gameData }, 'staleGame'],
    [{ type: 'gameRoundConfirmation', ...round, game: 2, code: 1, gameData }, 'staleRound'],
    [{ type: 'gameRoundConfirmation', ...round, code: 1, gameData, ...other }, 'malformed'],
    [{ type: 'themeChosen', gameId, theme }, 'notLeader'],
    [{ type: 'nextRound', ...round }, 'notLeader'],
    [{ type: 'gameFinished', gameId }, 'notLeader'],
    [{ type: 'kickPlayer', player: leader.account.userId }, 'notLeader'],
    [{ type: 'startGame' }, 'notLeader'],
    [{ type: 'dropTables' }, 'malformed'],
  ] as const;
  for (const [command, error] of refusals) {
    const result = await member.send(command as never); // refused types are not among the commands
    expect(result, JSON.stringify(command)).toEqual({ ok: false, error });
  }
  const answerOfWitness = { type: 'gameRoundConfirmation', ...round, code: 1, gameData: { tiers: 'all' } };
  expect(await witness.send(answerOfWitness as never)).toMatchObject({ ok: false });

  expect(JSON.stringify(witness.view)).toBe(before);
  expect(witness.seq).toBe(seq);
});

test('a socket that keeps sending garbage is closed, and its owner keeps the seat', async ({ people }) => {
  const { bots } = await people.botsTable(2, []);
  const [bot, witness] = bots;
  if (!bot || !witness) throw new Error('No bots');
  const seq = witness.seq;
  for (const garbage of ['{', 'null', '[]', '"x"', JSON.stringify({ id: randomUUID(), type: 'x' })])
    bot.raw(garbage);
  expect(await bot.untilClosed()).toBe(4400);
  await bot.until(() => bot.closedWith === null);
  bot.raw('x'.repeat(17 * 1024));
  expect(await bot.untilClosed()).toBe(1009);
  await bot.until(() => bot.closedWith === null);
  expect(witness.view.seats.map(({ user }) => user)).toEqual([bot.account.userId, witness.account.userId]);
  expect(witness.seq).toBe(seq);
});

test('who is barred cannot come back, and the others are told', async ({ people }) => {
  const { bots, code } = await people.botsTable(3, []);
  const [leader, victim, witness] = bots;
  if (!leader || !victim || !witness) throw new Error('No bots');
  await leader.do({ type: 'kickPlayer', player: victim.account.userId });
  expect(await victim.untilClosed()).toBe(4403);
  await witness.until(({ seats }) => seats.length === 2);
  const response = await victim.account.visitor.post(`/api/lobby/joinLobby/${code}`, { code });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: 'barred' });
  await expect(takeSeat(await people.account(), code)).resolves.toBeUndefined();
});
