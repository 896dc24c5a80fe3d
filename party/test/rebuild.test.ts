import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { CommandInput } from '@tallyho/game/protocol/client';
import { expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, startGame, World } from './world.ts';

const answer = { ratingValue: 8, sliderIndex: 2 };
const key = (gameId: string) => ({ gameId, theme: 'Snacks', game: 0 });

const choosing = async (world: World, sockets: readonly PlayerSocket[]): Promise<CommandInput[]> => {
  await startGame(world, sockets);
  return [];
};

const resultsOf = async (world: World, sockets: readonly PlayerSocket[]): Promise<CommandInput[]> => {
  const gameId = await startGame(world, sockets);
  const [robin, sam] = sockets;
  if (!robin || !sam) throw new Error('two sockets');
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' });
  await world.send(sam, { type: 'gameRoundConfirmation', ...key(gameId), code: 1, gameData: answer });
  await world.send(sam, { type: 'gameRoundConfirmation', ...key(gameId), code: 2 });
  return [
    { type: 'gameRoundConfirmation', ...key(gameId), code: 1, gameData: answer },
    { type: 'gameRoundConfirmation', ...key(gameId), code: 2 },
  ];
};

/** Brings a room into each phase. Both players are connected and `robin1` leads. */
const phases: [string, (world: World, sockets: readonly PlayerSocket[]) => Promise<CommandInput[]>][] = [
  ['lobby', async () => []],
  ['readyCheck', async () => [{ type: 'startGame' }]],
  ['choosing', choosing],
  [
    'playing',
    async (world, sockets) => {
      const gameId = await startGame(world, sockets);
      return [
        { type: 'themeChosen', gameId, theme: 'Snacks' },
        { type: 'gameRoundConfirmation', ...key(gameId), code: 1, gameData: answer },
      ];
    },
  ],
  ['results', resultsOf],
  [
    'finished',
    async (world, sockets) => {
      const gameId = await startGame(world, sockets);
      return [{ type: 'gameFinished', gameId }];
    },
  ],
];

const inPhase = async (enter: (typeof phases)[number][1], rules: Partial<RoomRules> = {}) => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2'], rules);
  const [robin] = sockets;
  if (!robin) throw new Error('a socket');
  for (const command of await enter(world, sockets)) {
    world.now += 1_000;
    expect(await world.send(robin, command)).toBe(true);
  }
  return { world, robin };
};

test.each(phases)(
  '%s: after a rebuild from storage, the room shows all players the same view',
  async (phase, enter) => {
    const { world, robin } = await inPhase(enter);
    const before = { view: await world.view(robin), chat: robin.snapshot.chat, seq: robin.snapshot.seq };
    expect(before.view.stage.phase).toBe(phase);
    world.kill();
    const { view, chat, seq } = (await world.connect('robin1')).snapshot;
    expect({ view, chat, seq }).toEqual(before);
  },
);

test.each(phases)(
  '%s: a hibernated room continues with its sockets, and no player counts as disconnected',
  async (phase, enter) => {
    const { world, robin } = await inPhase(enter);
    const puts = world.storage.puts.length;
    world.hibernate();
    expect((await world.view(robin)).stage.phase).toBe(phase);
    expect(world.storage.puts.length).toBe(puts);
  },
);

test('a command that was stored but not acknowledged before the process died is acknowledged again, not executed again', async () => {
  const { world, robin } = await inPhase(choosing);
  const gameId = (await world.view(robin)).game?.id ?? '';
  const choose = { type: 'themeChosen', gameId, theme: 'Snacks' } as const;
  world.life.diesAfterPut = true;
  void world.room.message(robin, JSON.stringify({ id: 'choose-01', ...choose }));
  await world.settle();
  expect(robin.acks.some(({ ack }) => ack === 'choose-01')).toBe(false);
  world.kill();
  const again = await world.connect('robin1');
  expect(again.snapshot.view.stage.phase).toBe('playing');
  const { seq } = again.snapshot;
  expect(await world.send(again, choose, 'choose-01')).toBe(true);
  await world.view(again);
  expect(again.snapshot.seq).toBe(seq);
});

test('a chat line that was stored but not acknowledged before the process died is not posted twice', async () => {
  const { world, robin } = await inPhase(async () => []);
  world.life.diesAfterPut = true;
  void world.room.message(robin, JSON.stringify({ id: 'message-1', type: 'sendMessage', text: 'once' }));
  await world.settle();
  world.kill();
  const again = await world.connect('robin1');
  expect(await world.send(again, { type: 'sendMessage', text: 'once' }, 'message-1')).toBe(true);
  await world.view(again);
  expect(again.snapshot.chat.filter(({ text }) => text === 'once')).toHaveLength(1);
});

test('after a rebuild, a player without a socket is away after the usual grace period, counted from the rebuild', async () => {
  const { world } = await inPhase(async () => []);
  world.kill();
  world.now += 600_000;
  const robin = await world.connect('robin1');
  expect(robin.snapshot.view.seats.map(({ presence }) => presence)).toEqual(['here', 'here']);
  await world.pass(4_000);
  expect((await world.view(robin)).seats[1]?.presence).toBe('here');
  await world.pass(2_000);
  expect((await world.view(robin)).seats[1]?.presence).toBe('away');
  await world.pass(120_000);
  expect((await world.view(robin)).seats).toHaveLength(1);
});

/** Longer than the show of the results and the countdown after it, in ms. */
const untilNextRound = 60_000;

test('a deadline whose alarm was lost with the process is handled at the next wake', async () => {
  const { world } = await inPhase(resultsOf);
  world.kill({ losesAlarm: true });
  world.now += untilNextRound;
  const robin = await world.connect('robin1');
  expect(robin.snapshot.view.stage.phase).toBe('playing');
  expect(robin.snapshot.view.game?.currentGameRound).toBe(1);
});

test('a future deadline gets a new alarm at the next wake', async () => {
  const { world } = await inPhase(resultsOf);
  world.kill({ losesAlarm: true });
  const robin = await world.connect('robin1');
  const sam = await world.connect('sammy2');
  const { stage } = robin.snapshot.view;
  if (stage.phase !== 'results') throw new Error('still results');
  expect(world.storage.alarmAt).not.toBe(null);
  expect(world.storage.alarmAt).toBeLessThanOrEqual(stage.deadlineAt);
  await world.pass(untilNextRound);
  expect((await world.view(sam)).stage.phase).toBe('playing');
});

test('the running process handles a deadline whose alarm the platform lost', async () => {
  const { world, robin } = await inPhase(resultsOf);
  await world.passWithoutAlarm(untilNextRound);
  expect(robin.names().at(-1)).toBe('startNextRound');
});

const hardTimer = { answerTimer: { mode: 'hard', seconds: 30 } } as const;
const enterPlaying = phases.find(([phase]) => phase === 'playing')?.[1] ?? choosing;

test('an answer timer that ended while the process was dead ends the round at the next wake', async () => {
  const { world } = await inPhase(enterPlaying, hardTimer);
  world.kill({ losesAlarm: true });
  world.now += 31_000;
  const { stage } = (await world.connect('sammy2')).snapshot.view;
  if (stage.phase !== 'results') throw new Error('The time is up');
  // Robin's locked answer counts as sent; sam, who did nothing, has no vote.
  expect(stage.record.answers).toMatchObject([{ ratedBy: { user: 'robin1' }, gameData: answer }]);
  expect(stage.show?.startsAt).toBe(world.now);
});

test('a running answer timer has the same end after a rebuild, and an alarm', async () => {
  const { world, robin } = await inPhase(enterPlaying, hardTimer);
  const { stage } = await world.view(robin);
  world.kill({ losesAlarm: true });
  const sockets = [await world.connect('robin1'), await world.connect('sammy2')];
  const rebuilt = sockets[0]?.snapshot.view.stage;
  expect(rebuilt).toEqual(stage);
  if (rebuilt?.phase !== 'playing') throw new Error('still playing');
  expect(world.storage.alarmAt).toBeLessThanOrEqual(rebuilt.answersDueAt ?? 0);
  await world.pass(30_000);
  expect(sockets.map((socket) => socket.names().includes('endThisRound'))).toEqual([true, true]);
});

test('a soft timer starts with the second-last answer and survives the process', async () => {
  const { world, robin } = await inPhase(enterPlaying, { answerTimer: { mode: 'soft', seconds: 30 } });
  const gameId = (await world.view(robin)).game?.id ?? '';
  expect((await world.view(robin)).stage).toMatchObject({ answersDueAt: null });
  await world.send(robin, { type: 'gameRoundConfirmation', ...key(gameId), code: 2 });
  expect((await world.view(robin)).stage).toMatchObject({ answersDueAt: expect.any(Number) });
  world.kill({ losesAlarm: true });
  world.now += 31_000;
  expect((await world.connect('sammy2')).snapshot.view.stage.phase).toBe('results');
});

test('a timer that the leader started survives the process, and a draft counts when it ends', async () => {
  const { world, robin } = await inPhase(enterPlaying);
  const gameId = (await world.view(robin)).game?.id ?? '';
  const sam = await world.connect('sammy2');
  await world.send(robin, { type: 'startTimer', ...key(gameId), seconds: 30 });
  await world.send(sam, { type: 'saveDraft', ...key(gameId), gameData: answer });
  const { stage } = await world.view(robin);
  world.kill({ losesAlarm: true });
  const again = await world.connect('robin1');
  await world.connect('sammy2');
  expect(again.snapshot.view.stage).toEqual(stage);
  expect(stage).toMatchObject({ answersDueAt: expect.any(Number), clockStartedAt: expect.any(Number) });
  await world.pass(31_000);
  const after = (await world.view(again)).stage;
  if (after.phase !== 'results') throw new Error('The time is up');
  expect(after.record.answers.map(({ ratedBy }) => ratedBy.user)).toEqual(['robin1', 'sammy2']);
});

test('a round that the leader ended also closes if the process dies', async () => {
  const { world, robin } = await inPhase(enterPlaying);
  const gameId = (await world.view(robin)).game?.id ?? '';
  await world.send(robin, { type: 'closeRound', ...key(gameId) });
  world.kill({ losesAlarm: true });
  world.now += 1_000;
  const { stage } = (await world.connect('robin1')).snapshot.view;
  expect(stage).toMatchObject({ phase: 'results', record: { answers: [{ ratedBy: { user: 'robin1' } }] } });
});

test('a show continues unchanged after a rebuild; a skipped show stays skipped', async () => {
  const { world, robin } = await inPhase(resultsOf);
  const before = await world.view(robin);
  if (before.stage.phase !== 'results' || !before.stage.show) throw new Error('a show');
  world.kill();
  const again = await world.connect('robin1');
  expect(again.snapshot.view.stage).toEqual(before.stage);
  const gameId = before.game?.id ?? '';
  expect(await world.send(again, { type: 'skipShow', ...key(gameId) })).toBe(true);
  const skipped = (await world.view(again)).stage;
  expect(skipped).toMatchObject({ phase: 'results', show: null });
  world.kill();
  expect((await world.connect('robin1')).snapshot.view.stage).toEqual(skipped);
});

test('no stored value has the authors of anonymous votes after the round', async () => {
  const { world, robin } = await inPhase(resultsOf, { anonymousVotes: true });
  const { stage } = await world.view(robin);
  if (stage.phase !== 'results') throw new Error('results');
  expect(stage.record.answers.map(({ ratedBy }) => ratedBy.user)).toEqual(['anonymous-1', 'anonymous-2']);
  // A record lists who saw the round, in the order of the players. It does not say who gave which answer.
  const { seenBy, ...record } = world.storage.read('record:0') as { seenBy: string[] };
  expect(seenBy).toEqual(['robin1', 'sammy2']);
  expect(JSON.stringify(record)).toContain('anonymous-1');
  expect(JSON.stringify(record)).not.toMatch(/robin1|sammy2/);
  expect(JSON.stringify(world.storage.read('room'))).not.toContain('"ratedBy"');
});

/** A round of two in which sam, who has placed an answer, has lost the connection and the room waits. */
const enterWaiting = async () => {
  const { world, robin } = await inPhase(enterPlaying);
  const sam = await world.connect('sammy2');
  const gameId = (await world.view(robin)).game?.id ?? '';
  await world.send(sam, { type: 'saveDraft', ...key(gameId), gameData: answer });
  for (const socket of [...world.sockets]) if (socket.user === 'sammy2') await world.drop(socket);
  await world.pass(20_000);
  return { world, robin, gameId };
};

test('a game that waits for a player still waits after a rebuild, and goes on when the player is back', async () => {
  const { world, robin, gameId } = await enterWaiting();
  const before = await world.view(robin);
  expect(before).toMatchObject({ waitsUntil: expect.any(Number), stage: { phase: 'playing' } });
  world.kill({ losesAlarm: true });
  const again = await world.connect('robin1');
  expect(again.snapshot.view).toEqual(before);
  expect(await world.send(again, { type: 'gameRoundConfirmation', ...key(gameId), code: 2 })).toBe(true);
  expect((await world.view(again)).stage.phase).toBe('playing');
  const sam = await world.connect('sammy2');
  expect(sam.snapshot.view).toMatchObject({ waitsUntil: null, stage: { yours: { gameData: answer } } });
});

test('a game that waited while the process was dead ends with what was placed', async () => {
  const { world } = await enterWaiting();
  world.kill({ losesAlarm: true });
  world.now += 120_000;
  const robin = await world.connect('robin1');
  expect(robin.snapshot.view.stage).toMatchObject({
    phase: 'finished',
    reason: 'tooFewPlayers',
    records: [{ answers: [{ ratedBy: { user: 'sammy2' } }, { ratedBy: { user: 'robin1' } }] }],
  });
});

test('what became of an answer, who was not ready, and a lost lead survive the process', async () => {
  const world = new World();
  const [robin, sam, kim] = await lobbyOf(world, ['robin1', 'sammy2', 'kimmy3']);
  if (!robin || !sam || !kim) throw new Error('sockets');
  await world.send(robin, { type: 'startGame' });
  const gameId = (await world.view(robin)).game?.id ?? '';
  await world.send(sam, { type: 'confirmReadiness', gameId });
  world.now += 15_000;
  await world.send(robin, { type: 'startWithoutOthers', gameId });
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' });
  await world.send(robin, { type: 'saveDraft', ...key(gameId), gameData: answer });
  for (const code of [1, 2] as const)
    await world.send(sam, { type: 'gameRoundConfirmation', ...key(gameId), code, gameData: answer });
  await world.send(kim, { type: 'confirmReadiness', gameId });
  robin.latency = null;
  await world.pass(40_000);
  await world.connect('robin1');
  const before = await world.view(sam);
  expect(before).toMatchObject({ room: { leader: 'sammy2', leadReturn: { user: 'robin1' } } });
  world.kill({ losesAlarm: true });
  await world.connect('sammy2');
  await world.connect('kimmy3');
  const back = await world.connect('robin1');
  expect(back.snapshot.view).toMatchObject({
    room: before.room,
    unsent: { round: 0, end: { kind: 'away' }, taken: { kind: 'placed' } },
  });
  expect(await world.send(back, { type: 'takeLeadBack' })).toBe(true);
});
