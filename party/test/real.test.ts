import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { defaultRules, type RoomRules } from '@tallyho/game/room/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callRoom,
  closeCodeOf,
  eventually,
  freePort,
  makeTicket,
  type PartyProcess,
  serviceSecret,
  siteOrigin,
  socketUrl,
  startEdge,
  startParty,
  upgradeStatus,
} from './harness.ts';
import { RealSocket } from './real-socket.ts';
import { sampleTheme } from './sample-theme.ts';
import { person } from './world.ts';

/** The same rooms under a real `partykit dev`: what the platform does, and not only what we believe it does. */
const persist = mkdtempSync(join(tmpdir(), 'tallyho-party-'));
/** 30 seconds to answer are three. */
const timings = { resultsCountdown: 3_000, chatCooldown: 0, answerSecond: 100 };
let edge: Awaited<ReturnType<typeof startEdge>>;
let party: PartyProcess;
let port: number;

beforeAll(async () => {
  const themes = new Map<string, ChosenTheme>([
    ['Snacks', { snapshot: sampleTheme('Snacks'), available: 3 }],
  ]);
  edge = await startEdge(themes);
  port = await freePort(5500);
  party = await startParty({ port, persist, edgePort: edge.port, timings });
});

afterAll(async () => {
  await party?.kill();
  edge?.close();
  rmSync(persist, { recursive: true, force: true });
});

const lobby = async (room: string, users: string[], change: Partial<RoomRules> = {}) => {
  const [owner = 'robin1', ...others] = users;
  const rules = { ...defaultRules, ...change };
  await callRoom(port, room, { type: 'create', owner: person(owner), isPublic: true, capacity: 8, rules });
  for (const user of others) await callRoom(port, room, { type: 'join', person: person(user) });
};

const sockets = (room: string, users: string[]) =>
  Promise.all(users.map((sub) => RealSocket.join(port, { room, sub })));

/** From the lobby into the first round, of Snacks unless `choice` says otherwise. */
const started = async (
  players: RealSocket[],
  choice: { theme?: string; ownTheme?: string } = {},
): Promise<string> => {
  const [leader] = players;
  if (!leader) throw new Error('Nobody to start');
  expect(await leader.send({ type: 'startGame' })).toBe(true);
  await eventually('the game', () => players.every(({ view }) => view?.game));
  const gameId = leader.view?.game?.id ?? '';
  for (const player of players) expect(await player.send({ type: 'confirmReadiness', gameId })).toBe(true);
  expect(await leader.send({ type: 'themeChosen', gameId, theme: 'Snacks', ...choice })).toBe(true);
  return gameId;
};

const answers = [
  { ratingValue: 9, sliderIndex: 2 },
  { selectedSide: 'left' },
  {
    tiers: [
      { name: 'S', items: ['nuts'] },
      { name: 'A', items: ['crisps'] },
    ],
  },
];

const answered = async (player: RealSocket, gameId: string, game: number, code: 1 | 2) =>
  expect(
    await player.send({
      type: 'gameRoundConfirmation',
      gameId,
      theme: 'Snacks',
      game,
      code,
      gameData: answers[game],
    }),
  ).toBe(true);

test('a socket without a proper ticket or origin is refused, and is not told why', async () => {
  const room = 'DAAAAA';
  await lobby(room, ['robin1']);
  const status = async (claims: object, headers: Record<string, string> = { origin: siteOrigin }) => {
    const ticket = await makeTicket({ room, sub: 'robin1', ...claims });
    return upgradeStatus(socketUrl(port, room, { v: String(protocolVersion), ticket }), headers);
  };
  const refused = { status: 401, body: '' };
  expect(await status({ expiresIn: -10 })).toEqual(refused);
  expect(await status({ room: 'DBBBBB' })).toEqual(refused);
  expect(await status({ aud: 'edge' })).toEqual(refused);
  expect(await status({ secret: serviceSecret })).toEqual(refused);
  expect(
    await upgradeStatus(socketUrl(port, room, { v: String(protocolVersion) }), { origin: siteOrigin }),
  ).toEqual(refused);
  const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"robin1"}')}.`;
  expect(
    await upgradeStatus(socketUrl(port, room, { v: String(protocolVersion), ticket: none }), {
      origin: siteOrigin,
    }),
  ).toEqual(refused);
  expect(await status({}, { origin: 'http://evil.example' })).toEqual({ status: 403, body: '' });
  expect(await status({}, {})).toEqual({ status: 403, body: '' });
  expect(await status({}, { origin: 'app://tallyho' })).toEqual({ status: 101, body: '' });
});

test('who may not come in is told by the code: 4426, 4404, and 1008 for a ticket used twice', async () => {
  const room = 'DCCCCC';
  await lobby(room, ['robin1']);
  const ticket = await makeTicket({ room, sub: 'robin1' });
  expect(await closeCodeOf(socketUrl(port, room, { v: '0', ticket }))).toBe(4426);
  const first = new RealSocket(socketUrl(port, room, { v: String(protocolVersion), ticket }));
  await eventually('a snapshot', () => first.view);
  expect(await closeCodeOf(socketUrl(port, room, { v: String(protocolVersion), ticket }))).toBe(1008);
  const stranger = await makeTicket({ room, sub: 'stranger' });
  expect(await closeCodeOf(socketUrl(port, room, { v: String(protocolVersion), ticket: stranger }))).toBe(
    4404,
  );
});

test('who may not come in and has greeted learns it at once', async () => {
  const room = 'DSSSSS';
  await lobby(room, ['robin1']);
  const ticket = await makeTicket({ room, sub: 'robin1' });
  const query = { v: String(protocolVersion), ticket };
  const first = new RealSocket(socketUrl(port, room, query));
  await eventually('a snapshot', () => first.view);
  for (const [refused, code] of [
    [ticket, 1008],
    [await makeTicket({ room, sub: 'stranger' }), 4404],
  ] as const) {
    const from = Date.now();
    const socket = new RealSocket(socketUrl(port, room, { ...query, ticket: refused }));
    expect(await socket.closed()).toBe(code);
    expect(Date.now() - from).toBeLessThan(1_000);
  }
});

test('somebody kicked learns it at once, although they have only listened so far', async () => {
  const room = 'DLLLLL';
  await lobby(room, ['robin1', 'sammy2']);
  const [robin, sam] = await sockets(room, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('two sockets');
  const from = Date.now();
  expect(await robin.send({ type: 'kickPlayer', player: 'sammy2' })).toBe(true);
  expect(await sam.closed()).toBe(4403);
  expect(Date.now() - from).toBeLessThan(1_000);
});

test('nobody but the edge gets an answer over HTTP', async () => {
  const url = `http://127.0.0.1:${port}/parties/main/DDDDDD`;
  for (const init of [
    {},
    { method: 'POST', body: '{"type":"status"}' },
    { headers: { authorization: 'Bearer x.y.z' } },
  ]) {
    const response = await fetch(url, init);
    expect([response.status, await response.text()]).toEqual([401, '']);
  }
  expect((await fetch(`http://127.0.0.1:${port}/__scheduled__`)).status).toBe(404);
  expect(await callRoom(port, 'DDDDDD', { type: 'status' })).toEqual({ ok: false, error: 'unknownLobby' });
});

test('trap 2: the id a client asks for is not its id; two sockets that ask for the same one both work', async () => {
  const room = 'DEEEEE';
  await lobby(room, ['robin1', 'sammy2']);
  const [robin, sam] = await Promise.all([
    RealSocket.join(port, { room, sub: 'robin1' }, { _pk: 'victim' }),
    RealSocket.join(port, { room, sub: 'sammy2' }, { _pk: 'victim' }),
  ]);
  expect(await robin.send({ type: 'updateSettings', capacity: 4 })).toBe(true);
  await eventually('sam to be told', () => sam.view?.room.capacity === 4);
  expect(await sam.send({ type: 'updateSettings', capacity: 5 })).toBe('notLeader');
});

test('trap 5: a client that closes is told so at once', async () => {
  const room = 'DFFFFF';
  await lobby(room, ['robin1']);
  const robin = await RealSocket.join(port, { room, sub: 'robin1' });
  const from = Date.now();
  robin.close();
  await robin.closed();
  expect(Date.now() - from).toBeLessThan(1_000);
});

test('trap 7: the longest ticket that is let in fits where the platform keeps it', async () => {
  const room = 'DGGGGG';
  await lobby(room, ['robin1']);
  const robin = await RealSocket.join(port, { room, sub: 'robin1', session: 's'.repeat(1_100) });
  expect(robin.phase()).toBe('lobby');
});

test('trap 9: an oversized, binary or flooding frame is dealt with by us, and nobody else notices', async () => {
  const room = 'DHHHHH';
  await lobby(room, ['robin1', 'sammy2']);
  const [robin, sam] = await sockets(room, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('two sockets');
  sam.raw('x'.repeat(16 * 1024 + 1));
  expect(await sam.closed()).toBe(1009);
  const again = await RealSocket.join(port, { room, sub: 'sammy2' });
  for (let n = 0; n < 5; n++) again.raw(new Uint8Array([n, 255]));
  expect(await again.closed()).toBe(4400);
  const flooder = await RealSocket.join(port, { room, sub: 'sammy2' });
  for (let n = 0; n < 300; n++) flooder.raw(JSON.stringify({ id: `flood-${n + 100}`, type: 'startGame' }));
  expect(await flooder.closed()).toBe(4429);
  expect(robin.closedWith).toBe(null);
  expect(await robin.send({ type: 'sendMessage', text: 'all quiet' })).toBe(true);
});

test('a revoked session is closed with 4401 within a second', async () => {
  const room = 'DJJJJJ';
  await lobby(room, ['robin1']);
  const robin = await RealSocket.join(port, { room, sub: 'robin1', session: 'gone' });
  const from = Date.now();
  await callRoom(port, room, { type: 'revoke', user: 'robin1', session: 'gone' });
  expect(await robin.closed()).toBe(4401);
  expect(Date.now() - from).toBeLessThan(1_000);
});

test('three players play a theme of three games to Game Over, and the edge is told', async () => {
  const room = 'DKKKKK';
  const users = ['robin1', 'sammy2', 'kim333'];
  await lobby(room, users);
  const players = await sockets(room, users);
  const [leader] = players;
  if (!leader) throw new Error('a leader');
  const gameId = await started(players);
  for (let game = 0; game < 3; game++) {
    await eventually(`round ${game}`, () => players.every((player) => player.phase() === 'playing'));
    for (const player of players) {
      await answered(player, gameId, game, 1);
      await answered(player, gameId, game, 2);
    }
    await eventually('results', () => players.every((player) => player.phase() === 'results'));
    if (game < 2) expect(await leader.send({ type: 'nextRound', gameId, theme: 'Snacks', game })).toBe(true);
  }
  // The last countdown runs out by itself: the alarm rings.
  await eventually('the theme picker', () => players.every((player) => player.phase() === 'choosing'), 8_000);
  expect(await leader.send({ type: 'gameFinished', gameId })).toBe(true);
  await eventually('Game Over', () => players.every((player) => player.phase() === 'finished'));
  await eventually('the record', () =>
    edge.reports.some(
      (report) => report.type === 'game' && report.game._id === gameId && report.game.rounds === 3,
    ),
  );
  expect(edge.unsigned).toEqual([]);
});

test('kill -9 in mid-round: what was acknowledged is there, a cold room takes everybody at once, play goes on', async () => {
  const room = 'DMMMMM';
  const users = ['robin1', 'sammy2', 'kim333', 'player4', 'player5', 'player6', 'player7', 'player8'];
  await lobby(room, users);
  const before = await sockets(room, users);
  const [robin, sam] = before;
  if (!robin || !sam) throw new Error('sockets');
  const gameId = await started(before);
  await answered(robin, gameId, 0, 1);
  await answered(robin, gameId, 0, 2);
  await answered(sam, gameId, 0, 1);
  expect(await sam.send({ type: 'sendMessage', text: 'written before the crash' }, 'message-1')).toBe(true);
  await party.kill();
  party = await startParty({ port, persist, edgePort: edge.port, timings });
  // Trap 4: eight sockets on a room that has not loaded yet.
  const after = await sockets(room, users);
  for (const [n, player] of after.entries()) {
    expect(player.phase()).toBe('playing');
    const yours = player.view?.stage.phase === 'playing' ? player.view.stage.yours?.code : null;
    expect(yours).toBe(n === 0 ? 2 : n === 1 ? 1 : 0);
    expect(player.frames.join()).toContain('written before the crash');
  }
  const [robinAgain, samAgain] = after;
  if (!robinAgain || !samAgain) throw new Error('sockets');
  expect(await samAgain.send({ type: 'sendMessage', text: 'written before the crash' }, 'message-1')).toBe(
    true,
  );
  for (const [n, player] of after.entries()) {
    if (n >= 2) await answered(player, gameId, 0, 1);
    if (n >= 1) await answered(player, gameId, 0, 2);
  }
  await eventually('results', () => after.every((player) => player.phase() === 'results'));
  const { stage } = robinAgain.view ?? {};
  if (stage?.phase !== 'results') throw new Error('results');
  expect(stage.record.answers).toHaveLength(8);
  const lines = samAgain.messages.filter((message) => JSON.stringify(message).includes('before the crash'));
  expect(lines).toHaveLength(1);
  // Killed again while the countdown runs: it ends all the same.
  await party.kill();
  party = await startParty({ port, persist, edgePort: edge.port, timings });
  const last = await sockets(room, ['robin1', 'sammy2']);
  await eventually(
    'the next round',
    () => last.every(({ view }) => view?.game?.currentGameRound === 1),
    5_000,
  );
}, 60_000);

test('somebody who comes during a round is let in, watches, and plays the next', async () => {
  const room = 'DNNNNN';
  await lobby(room, ['robin1', 'sammy2']);
  const players = await sockets(room, ['robin1', 'sammy2']);
  const gameId = await started(players);
  expect(await callRoom(port, room, { type: 'join', person: person('late33') })).toMatchObject({ ok: true });
  const late = await RealSocket.join(port, { room, sub: 'late33' });
  expect(late.view?.stage).toMatchObject({ phase: 'playing', yours: null });
  const round = { gameId, theme: 'Snacks', game: 0 };
  expect(await late.send({ type: 'saveDraft', ...round, gameData: answers[0] })).toBe('watching');
  for (const player of players) {
    await answered(player, gameId, 0, 1);
    await answered(player, gameId, 0, 2);
  }
  await eventually('results', () => late.phase() === 'results');
  expect(await players[0]?.send({ type: 'nextRound', ...round })).toBe(true);
  await eventually('a round of their own', () => late.view?.seats[2]?.watching === false);
  await answered(late, gameId, 1, 1);
});

test('a lobby’s own theme is played without asking the edge; a profane one is refused', async () => {
  const room = 'DPPPPP';
  await lobby(room, ['robin1', 'sammy2']);
  const players = await sockets(room, ['robin1', 'sammy2']);
  const [robin, sam] = players;
  if (!robin || !sam) throw new Error('two sockets');
  const theme = { name: 'Drinks', texts: ['Tea', 'Coffee'], types: ['Choose' as const] };
  expect(await sam.send({ type: 'writeTheme', theme: { ...theme, name: 'sh1t' } })).toBe('profaneTheme');
  expect(await sam.send({ type: 'writeTheme', theme }, 'drinks-01')).toBe(true);
  await eventually('robin to see it', () => robin.view?.ownThemes[0]?.name === 'Drinks');
  edge.control.isDown = true;
  await started(players, { theme: 'Drinks', ownTheme: 'drinks-01' });
  edge.control.isDown = false;
  await eventually('the round', () => players.every((player) => player.phase() === 'playing'));
  expect(sam.view?.stage).toMatchObject({ board: { left: { header: 'Tea' }, right: { header: 'Coffee' } } });
});

test('the lead is passed on', async () => {
  const room = 'DQQQQQ';
  await lobby(room, ['robin1', 'sammy2']);
  const [robin, sam] = await sockets(room, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('two sockets');
  expect(await sam.send({ type: 'makeLeader', player: 'sammy2' })).toBe('notLeader');
  expect(await robin.send({ type: 'makeLeader', player: 'sammy2' })).toBe(true);
  await eventually('everybody to know', () =>
    [robin, sam].every(({ view }) => view?.room.leader === 'sammy2'),
  );
  expect(await robin.send({ type: 'startGame' })).toBe('notLeader');
  expect(await sam.send({ type: 'startGame' })).toBe(true);
});

test('kill -9 while an answer timer runs: the round ends, with what was locked, and the show is the same for all', async () => {
  const room = 'DRRRRR';
  const users = ['robin1', 'sammy2', 'kim333'];
  await lobby(room, users, { answerTimer: { mode: 'hard', seconds: 30 } });
  const players = await sockets(room, users);
  const gameId = await started(players);
  const [robin, sam] = players;
  if (!robin || !sam) throw new Error('sockets');
  await answered(robin, gameId, 0, 1);
  await answered(robin, gameId, 0, 2);
  await answered(sam, gameId, 0, 1);
  await party.kill();
  party = await startParty({ port, persist, edgePort: edge.port, timings });
  const after = await sockets(room, users);
  await eventually('results', () => after.every((player) => player.phase() === 'results'), 5_000);
  const stages = after.map(({ view }) => view?.stage);
  if (stages[0]?.phase !== 'results') throw new Error('results');
  expect(stages[0].record.answers.map(({ ratedBy }) => ratedBy.user)).toEqual(['robin1', 'sammy2']);
  expect(stages[1]).toEqual(stages[0]);
  expect(stages[2]).toEqual(stages[0]);
  expect(stages[0].show).not.toBe(null);
}, 60_000);
