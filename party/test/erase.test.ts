import { serialize } from 'node:v8';
import { emptyRoomModel, receive } from '@tallyho/game/client/room-model';
import { describe, expect, test } from 'vitest';
import { UserWorld } from './user-world.ts';
import { lobbyOf, person, startRound, World } from './world.ts';

const alias = 'deleted-sam';
const erase = (world: World) => world.call({ type: 'erase', user: 'sammy2', alias });
const theme = (name: string) => ({ name, texts: ['Tea', 'Coffee'], types: ['Choose' as const] });

/** Returns the keys of storage whose values name the player: id and name contain `sammy2`. */
const traces = (world: World): string[] =>
  [...world.storage.values].flatMap(([key, value]) => (value.includes('sammy2') ? [key] : []));

/** A lobby in which Sam has used everything that a room stores: two games, chat, themes, a mute, and reports that wait or are parked. */
const usedLobby = async () => {
  const world = new World({ chatCooldown: 0 });
  const sockets = await lobbyOf(world, ['robin1', 'sammy2', 'kimmy3']);
  const [robin, sam, kim] = sockets;
  await world.send(sam, { type: 'sendMessage', text: 'I am Sam' });
  await world.send(robin, { type: 'sendMessage', text: 'Hello' });
  for (const name of ['First', 'Second'])
    await world.send(sam, { type: 'writeTheme', theme: theme(name) }, `theme-${name}`);
  await world.send(robin, { type: 'writeTheme', theme: theme('Third') }, 'theme-Third');
  world.edge.refuses = ({ type }) => (type === 'game' ? 400 : null);
  for (const isLast of [false, true]) {
    const { gameId } = await startRound(world, sockets);
    const key = { gameId, theme: 'Snacks', game: 0 };
    const gameData = { ratingValue: 8, sliderIndex: 2 };
    for (const socket of sockets)
      for (const code of [1, 2] as const)
        await world.send(socket, {
          type: 'gameRoundConfirmation',
          ...key,
          code,
          ...(code === 1 && { gameData }),
        });
    expect((await world.view(robin)).stage.phase).toBe('results');
    if (isLast) world.edge.isDown = true;
    await world.send(robin, { type: 'gameFinished', gameId });
    if (!isLast) for (const socket of sockets) await world.send(socket, { type: 'playAgain', gameId });
  }
  await world.call({ type: 'muted', user: 'sammy2', until: world.now + 60_000 });
  await world.pass(1_000);
  return { world, robin, sam, kim };
};

describe('an erased account', () => {
  test('leaves nothing in the storage of a room: seat, chat, game, themes, mutes, tickets, waiting and parked reports', async () => {
    const { world, sam } = await usedLobby();
    const before = traces(world);
    for (const key of ['room', 'chat:1', 'muted', 'admission', 'own:0', 'record:0', 'outbox:lobby/0'])
      expect(before, key).toContain(key);
    expect(before.filter((key) => /^outbox:game:.*\/0$/.test(key))).toHaveLength(1);
    expect(before.filter((key) => /^parked:game:.*\/0$/.test(key))).toHaveLength(1);
    // The last piece of an earlier report of this game, which was longer.
    world.storage.values.set('outbox:game:earlier/7', serialize('"name of sammy2"'));
    expect(await erase(world)).toMatchObject({ ok: true, lobby: { members: ['robin1', 'kimmy3'] } });
    expect(sam.closedWith).toBe(4401);
    expect(traces(world)).toEqual([]);
    world.edge.isDown = false;
    world.edge.refuses = () => null;
    await world.pass(61_000);
    const game = world.edge.reports.findLast(({ type }) => type === 'game');
    expect(game).toMatchObject({
      game: {
        players: expect.arrayContaining([
          expect.objectContaining({ user: alias, username: 'Deleted player' }),
        ]),
      },
    });
    expect(JSON.stringify(game)).not.toContain('sammy2');
  });

  test('is a deleted player without texts to those present, to those who join later, and after a restart', async () => {
    const { world, robin } = await usedLobby();
    await erase(world);
    const shown = robin.messages.reduce(receive, emptyRoomModel);
    const expected = expect.objectContaining({
      user: alias,
      username: 'Deleted player',
      text: 'This message was deleted.',
    });
    expect(shown.chat).toContainEqual(expected);
    expect(shown.chat).toContainEqual(expect.objectContaining({ ...person('robin1'), text: 'Hello' }));
    expect(JSON.stringify([shown.view, shown.chat])).not.toContain('sammy2');
    expect(shown.view?.customThemes.map(({ name }) => name)).toEqual(['Third']);
    for (const isRestarted of [false, true]) {
      if (isRestarted) world.kill();
      const { snapshot } = await world.connect('kimmy3');
      expect(snapshot.chat).toContainEqual(expected);
      expect(JSON.stringify(snapshot)).not.toContain('sammy2');
    }
  });

  test('that has left the lobby before leaves nothing there either, also if its lines are gone', async () => {
    const { world, robin, sam } = await usedLobby();
    await world.send(sam, { type: 'leaveLobby' });
    for (let line = 0; line < 110; line++) {
      world.now += 2_000;
      await world.send(robin, { type: 'sendMessage', text: `line ${line}` });
    }
    expect(traces(world)).toContain('posters');
    expect(await erase(world)).toMatchObject({ ok: true });
    expect(traces(world)).toEqual([]);
    world.kill();
    expect(JSON.stringify((await world.connect('robin1')).snapshot)).not.toContain('sammy2');
  });

  test('leaves nothing in the parked reports of a room that is closed', async () => {
    const { world, robin, sam, kim } = await usedLobby();
    world.edge.isDown = false;
    for (const socket of [sam, robin, kim]) await world.send(socket, { type: 'leaveLobby' });
    await world.pass(61_000);
    const parked = [...world.storage.values.keys()];
    expect(parked.filter((key) => key.startsWith('parked:game:'))).toHaveLength(4);
    expect(traces(world)).not.toEqual([]);
    world.kill({ losesAlarm: false });
    expect(await erase(world)).toEqual({ ok: false, error: 'lobbyNotFound' });
    expect(traces(world)).toEqual([]);
    expect([...world.storage.values.keys()]).toEqual(parked);
  });

  test('is erased once: a repeated request changes no stored value but the version', async () => {
    const { world, robin } = await usedLobby();
    await erase(world);
    const before = await world.view(robin);
    expect(await erase(world)).toMatchObject({ ok: true });
    expect(await world.view(robin)).toEqual(before);
    expect(traces(world)).toEqual([]);
  });

  test('leaves nothing in the storage of its user object a few minutes later', async () => {
    const world = new UserWorld();
    const socket = await world.connect();
    expect(world.storage.values.size).toBeGreaterThan(0);
    await world.call({ type: 'close', reason: 'sessionEnded' });
    expect(socket.closedWith).toBe(4401);
    await world.pass(180_000);
    expect(world.storage.values.size).toBe(0);
  });
});
