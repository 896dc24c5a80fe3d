// @vitest-environment node
import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playCue } from '../../entities/feedback/play-cue.ts';
import type { Room } from '../../entities/room/room.ts';
import { openRoom } from '../../entities/room/room-store.ts';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { subscribeRoomCues } from './room-cues.ts';

vi.mock('../../entities/feedback/play-cue.ts', () => ({ playCue: vi.fn() }));

const theme = 'Flags of the world';
let scripted: ScriptedRoom;
let room: Room;
let stop: () => void;
const nudged = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(playCue).mockClear();
  nudged.mockClear();
});

afterEach(() => {
  stop();
  room.close();
  vi.useRealTimers();
});

/** Subscribes to the cues as kim, in a lobby that robin leads. */
async function subscribe(rules: Partial<RoomRules> = {}) {
  scripted = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules }).join(kim, sam);
  room = openRoom(scripted.code, scripted.wiringFor(kim.user));
  await vi.advanceTimersByTimeAsync(1);
  stop = subscribeRoomCues(room, kim.user, nudged);
}

const recordCues = () => {
  const cues = vi.mocked(playCue).mock.calls.map(([cue]) => cue);
  vi.mocked(playCue).mockClear();
  return cues;
};

/** Starts the game and plays it up to the first round. */
async function startRound() {
  scripted.act(robin.user, { type: 'startGame' });
  const gameId = scripted.state.stage.phase === 'lobby' ? '' : scripted.state.stage.game.id;
  for (const { user } of [robin, kim, sam]) scripted.act(user, { type: 'confirmReadiness', gameId });
  scripted.act(robin.user, { type: 'themeChosen', gameId, theme });
  await vi.advanceTimersByTimeAsync(1);
  return gameId;
}

test('players who join and leave trigger a cue', async () => {
  await subscribe();
  scripted.join(alex);
  expect(recordCues()).toEqual(['join']);
  scripted.act(alex.user, { type: 'leaveLobby' });
  expect(recordCues()).toEqual(['leave']);
});

test('the start of a game and of a round trigger a cue, and choosing a theme does for the leader', async () => {
  await subscribe();
  scripted.act(robin.user, { type: 'makeLeader', player: kim.user });
  scripted.act(kim.user, { type: 'startGame' });
  expect(recordCues()).toEqual(['turn']);
  const gameId = scripted.state.stage.phase === 'lobby' ? '' : scripted.state.stage.game.id;
  for (const { user } of [robin, kim, sam]) scripted.act(user, { type: 'confirmReadiness', gameId });
  expect(recordCues()).toEqual(['turn']);
  scripted.act(kim.user, { type: 'themeChosen', gameId, theme });
  expect(recordCues()).toEqual(['round']);
});

test('players who wait for the leader get no cue for choosing', async () => {
  await subscribe();
  await startRound();
  expect(recordCues()).toEqual(['turn', 'round']);
});

test('events during a lost connection trigger no cue', async () => {
  await subscribe();
  scripted.cut(kim.user);
  scripted.join(alex);
  scripted.restore(kim.user);
  await vi.advanceTimersByTimeAsync(1);
  expect(room.getSnapshot().view?.seats).toHaveLength(4);
  expect(recordCues()).toEqual([]);
});

test('each of the last ten seconds of the answer timer triggers a tick', async () => {
  await subscribe({ answerTimer: { mode: 'hard', seconds: 30 } });
  await startRound();
  recordCues();
  await vi.advanceTimersByTimeAsync(19_900);
  expect(recordCues()).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(recordCues()).toEqual(Array.from({ length: 5 }, () => 'tick'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(recordCues()).toEqual(Array.from({ length: 5 }, () => 'tick'));
});

test('a player who has answered gets no ticks', async () => {
  await subscribe({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = await startRound();
  const { stage } = scripted.state;
  const gameData = stage.phase === 'playing' && sampleAnswer(stage.round.board, () => 0);
  for (const code of [1, 2] as const)
    scripted.act(kim.user, { type: 'gameRoundConfirmation', gameId, theme, game: 0, code, gameData });
  recordCues();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(recordCues()).toEqual([]);
});

test('a nudge triggers a cue and a text for missing players only', async () => {
  await subscribe();
  const gameId = await startRound();
  recordCues();
  const round = { gameId, theme, game: 0 };
  expect(scripted.act(robin.user, { type: 'nudge', ...round })).toBeNull();
  expect([recordCues(), nudged.mock.calls]).toEqual([['nudge'], [['Robin is waiting for you', robin.user]]]);
  expect(scripted.act(robin.user, { type: 'nudge', ...round })).toBe('nudgedRecently');
  await vi.advanceTimersByTimeAsync(10_000);
  const { stage } = scripted.state;
  const gameData = stage.phase === 'playing' && sampleAnswer(stage.round.board, () => 0);
  for (const code of [1, 2] as const)
    scripted.act(kim.user, { type: 'gameRoundConfirmation', ...round, code, gameData });
  recordCues();
  expect(scripted.act(robin.user, { type: 'nudge', ...round })).toBeNull();
  expect(recordCues()).toEqual([]);
  expect(nudged).toHaveBeenCalledTimes(1);
});
