import { defaultTimings, type Timings } from '@tallyho/game/limits';
import { type MiniGameType, sampleAnswer } from '@tallyho/game/minigames/registry';
import type { StageView } from '@tallyho/game/protocol/view';
import { chosenTheme, customGame } from '@tallyho/game/testing/themes';
import { expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, startGame, startRound, World } from './world.ts';

const users = ['robin1', 'sammy2', 'kimmy3'] as const;

type Round = {
  world: World;
  sockets: Awaited<ReturnType<typeof rebuild>>;
  key: Awaited<ReturnType<typeof startRound>>;
};

/** Returns a game of three in the first of two rounds of this type. */
const playing = async (type: MiniGameType, timings: Partial<Timings> = {}): Promise<Round> => {
  const world = new World(timings);
  world.edge.themes.set('Snacks', chosenTheme('Snacks', [customGame(type), customGame(type)]));
  const sockets = await lobbyOf(world, users, { roundsPerTheme: null });
  return { world, sockets, key: await startRound(world, sockets) };
};

/** Each of these players sends a complete answer to what the round asks now. */
const send = async ({ world, key, sockets: all }: Round, sockets: readonly PlayerSocket[]) => {
  for (const socket of sockets) {
    const { stage } = await world.view(socket);
    if (stage.phase !== 'playing') throw new Error('a round');
    // Different players write different texts.
    const gameData = sampleAnswer(stage.board, () => all.indexOf(socket) / all.length);
    for (const code of [1, 2] as const)
      await world.send(socket, { type: 'gameRoundConfirmation', ...key, code, gameData });
  }
};

/** Ends the process and its alarm. All players come back. Returns their new sockets in the order of the seats. */
const rebuild = async (world: World) => {
  world.kill({ losesAlarm: true });
  return world.connectAll(users);
};

/** How to reach a moment of a round, and what follows after the rebuild. */
type Moment = {
  type: MiniGameType;
  timings?: Partial<Timings>;
  enter: (round: Round) => Promise<void>;
  is: object;
  goOn: (round: Round) => Promise<void>;
  becomes: object;
};

const seconds = (count: number) => count * 1_000;

const moments: Record<string, Moment> = {
  'the time for guesses': {
    type: 'Slider',
    timings: { guessTime: defaultTimings.guessTime },
    enter: (round) => send(round, round.sockets),
    is: { phase: 'playing', guessesDueAt: expect.any(Number) },
    goOn: async ({ world, sockets: [, sam], key }) => {
      await world.send(sam, { type: 'setGuess', ...key, guess: null });
      await world.pass(seconds(12));
    },
    becomes: { phase: 'results' },
  },
  'a duel of a cup': {
    type: 'Cup',
    enter: async ({ world, sockets: [robin], key }) => {
      await world.pass(seconds(11));
      const { stage } = await world.view(robin);
      if (stage.phase !== 'playing') throw new Error('a round');
      const gameData = sampleAnswer(stage.board, () => 0.4);
      await world.send(robin, { type: 'saveDraft', ...key, gameData });
    },
    is: {
      phase: 'playing',
      board: { duels: [{ outcome: expect.anything() }, { outcome: null }] },
      answersDueAt: expect.any(Number),
    },
    goOn: ({ world }) => world.pass(seconds(5)),
    becomes: { phase: 'playing', board: { duels: [{}, { outcome: { votes: expect.anything() } }] } },
  },
  'the outcome of a duel': {
    type: 'Cup',
    enter: ({ world }) => world.pass(seconds(9)),
    is: { phase: 'playing', board: { duels: [{ outcome: { byCoin: true } }] } },
    goOn: ({ world }) => world.pass(seconds(4)),
    becomes: { phase: 'playing', board: { duels: [{}, { outcome: null }] } },
  },
  'writing in Write and rate': {
    type: 'WriteAndRate',
    enter: (round) => send(round, round.sockets.slice(0, 2)),
    is: { phase: 'playing', board: { texts: null }, yours: { state: 'sent' } },
    goOn: (round) => send(round, round.sockets.slice(2)),
    becomes: { phase: 'playing', board: { texts: expect.any(Array) }, yours: { state: 'editing' } },
  },
  'rating in Write and rate': {
    type: 'WriteAndRate',
    enter: async (round) => {
      await send(round, round.sockets);
      await send(round, round.sockets.slice(0, 2));
    },
    is: { phase: 'playing', board: { texts: expect.any(Array) }, yours: { state: 'sent' } },
    goOn: (round) => send(round, round.sockets.slice(2)),
    becomes: { phase: 'results' },
  },
  'writing in Whose is it?': {
    type: 'WhoseIsIt',
    enter: (round) => send(round, round.sockets.slice(0, 2)),
    is: { phase: 'playing', board: { texts: null }, yours: { state: 'sent' } },
    goOn: (round) => send(round, round.sockets.slice(2)),
    becomes: { phase: 'playing', board: { texts: expect.any(Array) }, yours: { state: 'editing' } },
  },
  'guessing in Whose is it?': {
    type: 'WhoseIsIt',
    enter: async (round) => {
      await send(round, round.sockets);
      await send(round, round.sockets.slice(0, 2));
    },
    is: { phase: 'playing', board: { texts: expect.any(Array) }, yours: { state: 'sent' } },
    goOn: (round) => send(round, round.sockets.slice(2)),
    becomes: { phase: 'results' },
  },
};

const stageOf = async (world: World, socket: PlayerSocket): Promise<StageView> =>
  (await world.view(socket)).stage;

test.each(Object.entries(moments))('%s is the same after a rebuild, and goes on', async (_name, moment) => {
  const round = await playing(moment.type, moment.timings);
  const { world, key } = round;
  await moment.enter(round);
  for (const socket of round.sockets) await world.send(socket, { type: 'resync' });
  const before = round.sockets.map((socket) => socket.snapshot.view.stage);
  expect(before[0]).toMatchObject(moment.is);
  const sockets = await rebuild(world);
  expect(sockets.map((socket) => socket.snapshot.view.stage)).toEqual(before);
  await moment.goOn({ world, sockets, key });
  expect(await stageOf(world, sockets[0])).toMatchObject(moment.becomes);
});

test('after a rebuild it is still the turn of the same player, who can choose', async () => {
  const world = new World();
  const players = await lobbyOf(world, users, { whoChooses: 'turns' });
  const gameId = await startGame(world, players);
  const stage = await stageOf(world, players[0]);
  if (stage.phase !== 'choosing' || stage.choice.kind !== 'turn') throw new Error('a turn');
  const { user } = stage.choice;
  const sockets = await rebuild(world);
  expect(sockets[0].snapshot.view.stage).toEqual(stage);
  const choice = { type: 'themeChosen', gameId, theme: 'Snacks' } as const;
  const [chooser] = sockets.filter((socket) => socket.user === user);
  const [other] = sockets.filter((socket) => socket.user !== user);
  if (!chooser || !other) throw new Error('players');
  expect(await world.send(other, choice)).not.toBe(true);
  expect(await world.send(chooser, choice)).toBe(true);
  expect((await stageOf(world, sockets[0])).phase).toBe('playing');
});

test('a duel that the leader has paused stays paused after a rebuild, and keeps the time that was left', async () => {
  const { world, sockets, key } = await playing('Cup');
  const { gameId } = key;
  const [leader] = sockets;
  await world.pass(seconds(2));
  expect(await world.send(leader, { type: 'pauseGame', gameId })).toBe(true);
  const [robin] = await rebuild(world);
  const isDuel = { board: { duels: [{ outcome: null }] } };
  await world.pass(seconds(60));
  expect(await stageOf(world, robin)).toMatchObject(isDuel);
  expect(await world.send(robin, { type: 'resumeGame', gameId })).toBe(true);
  await world.pass(seconds(3));
  expect(await stageOf(world, robin)).toMatchObject(isDuel);
  await world.pass(seconds(5));
  expect(await stageOf(world, robin)).toMatchObject({ board: { duels: [{ outcome: expect.anything() }] } });
});
