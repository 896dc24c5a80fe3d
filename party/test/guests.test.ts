import { emptyRoomModel, receive } from '@tallyho/game/client/room-model';
import { expect, test } from 'vitest';
import { lobbyOf, person, startRound, World } from './world.ts';

const source = { address: 'a'.repeat(43), browser: 'b'.repeat(43) };
const joinAsGuest = (world: World, user: string) =>
  world.call({ type: 'join', person: person(user), isGuest: true, source });
const account = { user: 'account1', username: 'Robin Reed', avatar: 7 };

/** A round of the leader and a guest who has a draft. */
const playing = async () => {
  const world = new World();
  const [leader] = await lobbyOf(world, ['robin1']);
  await joinAsGuest(world, 'guest22');
  const guest = await world.connect('guest22');
  const { gameId } = await startRound(world, [leader, guest]);
  const key = { gameId, theme: 'Snacks', game: 0 };
  const gameData = { ratingValue: 8, sliderIndex: 2 };
  await world.send(guest, { type: 'saveDraft', ...key, gameData });
  return { world, leader, guest, key, gameData };
};

test('a guest is a guest to all players, also after a restart, and no client receives the source', async () => {
  const { world, leader, guest } = await playing();
  expect((await world.view(leader)).seats.map((seat) => seat.guest)).toEqual([false, true]);
  world.kill();
  const again = await world.connect('robin1');
  expect(again.snapshot.view.seats.map((seat) => seat.guest)).toEqual([false, true]);
  for (const socket of [leader, guest, again])
    expect(socket.frames.join()).not.toMatch(new RegExp(`${source.address}|${source.browser}`));
});

test.each([false, true])(
  'an account that takes over in a round has the draft and can send it (restart before: %s)',
  async (isRestarted) => {
    const { world, guest, key, gameData } = await playing();
    if (isRestarted) world.kill();
    const leader = await world.connect('robin1');
    expect(await world.call({ type: 'replace', user: 'guest22', person: account })).toMatchObject({
      ok: true,
      lobby: { members: ['robin1', 'account1'] },
    });
    if (!isRestarted) expect(guest.closedWith).toBe(4401);
    if (isRestarted) world.kill();
    const socket = await world.connect('account1');
    const { view } = socket.snapshot;
    expect(view.stage).toMatchObject({ phase: 'playing', yours: { state: 'editing', gameData } });
    expect(view.seats[1]).toMatchObject({ ...account, guest: false });
    const refused = await world.connect('guest22');
    await world.room.message(refused, '');
    expect(refused.closedWith).toBe(4404);
    const back = isRestarted ? await world.connect('robin1') : leader;
    for (const player of [socket, back])
      for (const code of [1, 2] as const)
        expect(
          await world.send(player, {
            type: 'gameRoundConfirmation',
            ...key,
            code,
            ...(code === 1 && { gameData }),
          }),
        ).toBe(true);
    expect((await world.view(socket)).stage.phase).toBe('results');
  },
);

test('the messages of a guest belong to the account who takes over: for connected players, after a restart, and in a report', async () => {
  const { world, leader, guest } = await playing();
  await world.send(guest, { type: 'sendMessage', text: 'guess who' });
  await world.call({ type: 'replace', user: 'guest22', person: account });
  const expected = expect.objectContaining({ ...account, text: 'guess who' });
  expect(leader.messages.reduce(receive, emptyRoomModel).chat).toContainEqual(expected);
  world.kill();
  const { snapshot } = await world.connect('robin1');
  expect(snapshot.chat).toContainEqual(expected);
  const response = await world.call({ type: 'chat', user: 'robin1' });
  expect(response).toMatchObject({ ok: true, chat: expect.arrayContaining([expected]) });
  expect(snapshot.chat).toContainEqual(
    expect.objectContaining({ ...person('guest22'), text: 'joined the lobby' }),
  );
});

test('a removed guest stays banned after a restart, and the leader is asked about others of the network', async () => {
  const { world, leader } = await playing();
  expect(await world.send(leader, { type: 'kickPlayer', player: 'guest22' })).toBe(true);
  world.kill();
  for (const user of ['guest22', 'guest33'])
    expect(await joinAsGuest(world, user)).toEqual({ ok: false, error: 'banned' });
  const elsewhere = { ...source, address: 'c'.repeat(43) };
  const request = { type: 'join', person: person('guest44'), isGuest: true } as const;
  expect(await world.call({ ...request, source: elsewhere })).toEqual({ ok: false, error: 'banned' });
  const neighbour = { ...source, browser: 'd'.repeat(43) };
  const asked = { ok: false, error: 'leaderAsked' };
  expect(await world.call({ ...request, source: neighbour })).toEqual(asked);
  world.kill();
  expect(await world.call({ ...request, source: neighbour }), 'a repeated request').toEqual(asked);
  const back = await world.connect('robin1');
  expect(back.snapshot.view.access?.requests).toEqual([
    { ...person('guest44'), network: person('guest22').username },
  ]);
  expect(await world.send(back, { type: 'answerEntry', guest: 'guest44', letIn: true })).toBe(true);
  world.kill();
  expect(await world.call({ type: 'status', source: neighbour })).toMatchObject({ entry: 'allowed' });
  expect(await world.call({ ...request, source: neighbour })).toMatchObject({ ok: true });
});

test('a question to the leader ends by the alarm of the room, also after a restart', async () => {
  const { world, leader } = await playing();
  await world.send(leader, { type: 'kickPlayer', player: 'guest22' });
  const neighbour = { ...source, browser: 'd'.repeat(43) };
  const request = { type: 'join', person: person('guest44'), isGuest: true, source: neighbour } as const;
  await world.call(request);
  world.kill({ losesAlarm: false });
  const back = await world.connect('robin1');
  await world.pass(world.timings.entryRequest);
  expect(await world.call({ type: 'status', source: neighbour })).toMatchObject({ entry: 'unanswered' });
  expect((await world.view(back)).access?.requests).toEqual([]);
});

test('a guest who registers keeps the seat, and the room stores that', async () => {
  const { world } = await playing();
  const named = { ...person('guest22'), username: 'Robin Reed' };
  await world.call({ type: 'profileChanged', person: named, hasRegistered: true });
  world.kill();
  const socket = await world.connect('guest22');
  expect(socket.snapshot.view.seats[1]).toMatchObject({ username: 'Robin Reed', guest: false });
});

test('two guests of one name who join at the same time get different names, also after a restart', async () => {
  const world = new World();
  await lobbyOf(world, ['robin1']);
  const named = (user: string) => ({ ...person(user), username: 'Tom' });
  const both = await Promise.all(
    ['guest22', 'guest33'].map((user) => world.call({ type: 'join', person: named(user), isGuest: true })),
  );
  const names = both.map((response) => (response.ok ? response.lobby.guests : null));
  expect(names.at(-1)).toEqual([
    { user: 'guest22', username: 'Tom' },
    { user: 'guest33', username: 'Tom 2' },
  ]);
  world.kill();
  const { snapshot } = await world.connect('guest33');
  expect(snapshot.view.seats.map(({ username }) => username)).toEqual([expect.any(String), 'Tom', 'Tom 2']);
});

test('a guest who changes the name has it in the chat, for connected players and after a restart', async () => {
  const { world, leader, guest } = await playing();
  await world.send(guest, { type: 'sendMessage', text: 'guess who' });
  const named = { ...person('guest22'), username: 'Anna 🎉' };
  const request = { type: 'profileChanged', person: named, isRename: true } as const;
  expect(await world.call(request)).toMatchObject({
    ok: true,
    lobby: { guests: [{ user: 'guest22', username: 'Anna 🎉' }] },
  });
  const expected = [
    expect.objectContaining({ ...named, text: 'guess who' }),
    expect.objectContaining({ ...person('guest22'), text: 'is now Anna 🎉', isAction: true }),
  ];
  expect(leader.messages.reduce(receive, emptyRoomModel).chat.slice(-2)).toEqual(expected);
  expect(await world.call(request)).toMatchObject({ ok: true });
  world.kill();
  const { snapshot } = await world.connect('guest22');
  expect(snapshot.chat.slice(-2)).toEqual(expected);
  expect(snapshot.view.seats[1]).toMatchObject({ username: 'Anna 🎉', guest: true });
});

test('the edge learns from the status that a guest of a browser has a seat, or was removed', async () => {
  const world = new World();
  const [leader] = await lobbyOf(world, ['robin1']);
  await joinAsGuest(world, 'guest22');
  expect(await world.call({ type: 'status', source })).toMatchObject({ ok: true, holdsSeat: true });
  expect(await world.call({ type: 'status' })).not.toHaveProperty('holdsSeat');
  await world.send(leader, { type: 'kickPlayer', player: 'guest22' });
  expect(await world.call({ type: 'status', source })).toEqual({ ok: false, error: 'banned' });
  expect(await world.call({ type: 'status' })).toMatchObject({ ok: true });
});
