import { expect, test } from 'vitest';
import { lobbyOf, person, World } from './world.ts';

test('a leave is acknowledged and then closed with 4410; a kick closes with 4403, also on return; other users get 4404', async () => {
  const world = new World();
  const [robin, sam, kim] = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  if (!robin || !sam || !kim) throw new Error('sockets');
  expect(await world.send(sam, { type: 'leaveLobby' })).toBe(true);
  expect(sam.closedWith).toBe(4410);
  expect(await world.send(robin, { type: 'kickPlayer', player: 'kim333' })).toBe(true);
  expect(kim.closedWith).toBe(4403);
  expect((await world.connect('kim333')).closedWith).toBe(4403);
  expect((await world.connect('sammy2')).closedWith).toBe(4404);
  expect(
    robin.snapshot.chat.length + robin.names().filter((name) => name === 'chatMessage').length,
  ).toBeGreaterThan(2);
});

test('a revoked session loses its sockets (4401) and its tickets; the seat stays', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('sockets');
  const phone = await world.connect('sammy2', { session: 'phone' });
  await world.call({ type: 'revoke', user: 'sammy2', session: 'phone' });
  expect(phone.closedWith).toBe(4401);
  expect(sam.closedWith).toBe(null);
  expect(await world.send(phone, { type: 'sendMessage', text: 'still here?' })).toBe(null);
  world.kill();
  expect((await world.connect('sammy2', { session: 'phone' })).closedWith).toBe(4401);
  expect((await world.connect('sammy2')).closedWith).toBe(null);
});

test('a ticket works only once, also after a restart', async () => {
  const world = new World();
  await lobbyOf(world, ['robin1']);
  const first = await world.connect('robin1', { jti: 'once' });
  expect(first.closedWith).toBe(null);
  expect((await world.connect('robin1', { jti: 'once' })).closedWith).toBe(1008);
  world.kill();
  expect((await world.connect('robin1', { jti: 'once' })).closedWith).toBe(1008);
});

test('commands over the API follow the same rules and are announced to the sockets', async () => {
  const world = new World();
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('sockets');
  const command = (user: string, input: { type: 'startGame' | 'leaveLobby' }) =>
    world.call({ type: 'command', user, command: { id: world.nextId(), ...input } });
  expect(await command('sammy2', { type: 'startGame' })).toEqual({ ok: false, error: 'notLeader' });
  expect(await command('nobody', { type: 'startGame' })).toEqual({ ok: false, error: 'notMember' });
  expect(await command('robin1', { type: 'startGame' })).toMatchObject({
    ok: true,
    lobby: { phase: 'readyCheck' },
  });
  expect(sam.names()).toContain('gameStarted');
  expect(await world.call({ type: 'create', owner: person('late33'), isPublic: true, capacity: 2 })).toEqual({
    ok: false,
    error: 'codeTaken',
  });
  expect(await command('sammy2', { type: 'leaveLobby' })).toMatchObject({
    ok: true,
    lobby: { members: ['robin1'] },
  });
  expect(sam.closedWith).toBe(4410);
});

test('twenty parallel joins fill a lobby of four with exactly four', async () => {
  const world = new World();
  await world.call({ type: 'create', owner: person('robin1'), isPublic: true, capacity: 4 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      world.room.request('ROOMAB', { type: 'join', person: person(`guest${n + 10}`) }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(answers.filter((given) => !given.ok && given.error === 'lobbyFull')).toHaveLength(17);
});

test('rejects chat lines of a muted user until the mute ends, in every phase of the room', async () => {
  const world = new World({ chatCooldown: 0 });
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  if (!robin || !sam) throw new Error('sockets');
  const say = (socket: typeof sam) => world.send(socket, { type: 'sendMessage', text: 'hello' });
  const puts = world.storage.puts.length;
  const until = world.now + 60_000;
  expect(await world.call({ type: 'muted', user: 'sammy2', until })).toMatchObject({ ok: true });
  expect(world.storage.puts.slice(puts)).toEqual([['muted']]);
  expect([await say(sam), await say(robin)]).toEqual(['muted', true]);
  world.hibernate();
  expect(await say(sam)).toBe('muted');
  await world.call({ type: 'muted', user: 'sammy2', until: null });
  expect(await say(sam)).toBe(true);
  await world.call({ type: 'muted', user: 'sammy2', until });
  world.now = until;
  expect(await say(sam)).toBe(true);
  const call = { type: 'muted', user: 'nobody', until } as const;
  expect(await world.call(call)).toEqual({ ok: false, error: 'notMember' });
});

test('a mute is stored with the same write when a lobby is created or joined, and survives leaving', async () => {
  const world = new World({ chatCooldown: 0 });
  const mutedUntil = world.now + 60_000;
  const owner = person('robin1');
  await world.call({ type: 'create', owner, isPublic: false, capacity: 4, mutedUntil });
  expect(world.storage.puts).toHaveLength(1);
  await world.call({ type: 'join', person: person('sammy2'), mutedUntil });
  expect(world.storage.puts).toHaveLength(2);
  const [robin, sam] = await world.connectAll(['robin1', 'sammy2']);
  const say = (socket: typeof sam) => world.send(socket, { type: 'sendMessage', text: 'hello' });
  expect([await say(robin), await say(sam)]).toEqual(['muted', 'muted']);
  await world.send(sam, { type: 'leaveLobby' });
  await world.call({ type: 'join', person: person('sammy2') });
  expect(await say(await world.connect('sammy2'))).toBe('muted');
  await world.call({ type: 'join', person: person('sammy2'), mutedUntil: null });
  expect(await say(await world.connect('sammy2'))).toBe(true);
});

test('a removed user loses the seat immediately: all sockets close with 4423 or 4401, the others continue', async () => {
  const world = new World();
  const [robin, sam, kim] = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  if (!robin || !sam || !kim) throw new Error('sockets');
  const second = await world.connect('robin1');
  await world.send(robin, { type: 'startGame' });
  const suspended = await world.call({ type: 'remove', user: 'robin1', reason: 'suspended' });
  expect(suspended).toMatchObject({ ok: true, lobby: { leader: 'sammy2', members: ['sammy2', 'kim333'] } });
  expect([robin.closedWith, second.closedWith, sam.closedWith]).toEqual([4423, 4423, null]);
  expect((await world.connect('robin1')).closedWith).toBe(4404);
  await world.call({ type: 'remove', user: 'kim333', reason: 'sessionEnded' });
  expect(kim.closedWith).toBe(4401);
  expect((await world.view(sam)).stage).toMatchObject({ phase: 'finished', reason: 'tooFewPlayers' });
  const again = { type: 'remove', user: 'kim333', reason: 'suspended' } as const;
  expect(await world.call(again)).toEqual({ ok: false, error: 'notMember' });
});

test('the edge gets chat lines only for a member, and only in the response to that request', async () => {
  const world = new World();
  const [robin] = await lobbyOf(world, ['robin1', 'sammy2']);
  await world.send(robin, { type: 'sendMessage', text: 'out with you' });
  const answer = await world.call({ type: 'chat', user: 'sammy2' });
  const said = answer.ok ? answer.chat?.at(-1) : null;
  expect(said).toMatchObject({ user: 'robin1', text: 'out with you', isAction: false });
  expect(await world.call({ type: 'chat', user: 'nobody' })).toEqual({ ok: false, error: 'notMember' });
  expect(await world.call({ type: 'status' })).not.toHaveProperty('chat');
});
