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

/** Listens as kim in a lobby that robin leads. */
async function listen(rules: Partial<RoomRules> = {}) {
  scripted = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules }).join(kim, sam);
  room = openRoom(scripted.code, scripted.wiringFor(kim.user));
  await vi.advanceTimersByTimeAsync(1);
  stop = subscribeRoomCues(room, kim.user, nudged);
}

const heard = () => {
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

test('people who come and go are heard', async () => {
  await listen();
  scripted.join(alex);
  expect(heard()).toEqual(['join']);
  scripted.act(alex.user, { type: 'leaveLobby' });
  expect(heard()).toEqual(['leave']);
});

test('a game and a round that start are heard, and choosing by who has to choose', async () => {
  await listen();
  scripted.act(robin.user, { type: 'makeLeader', player: kim.user });
  scripted.act(kim.user, { type: 'startGame' });
  expect(heard()).toEqual(['turn']);
  const gameId = scripted.state.stage.phase === 'lobby' ? '' : scripted.state.stage.game.id;
  for (const { user } of [robin, kim, sam]) scripted.act(user, { type: 'confirmReadiness', gameId });
  expect(heard()).toEqual(['turn']);
  scripted.act(kim.user, { type: 'themeChosen', gameId, theme });
  expect(heard()).toEqual(['round']);
});

test('who only waits for the leader hears nothing of it', async () => {
  await listen();
  await startRound();
  expect(heard()).toEqual(['turn', 'round']);
});

test('what happened while the connection was broken stays silent', async () => {
  await listen();
  scripted.cut(kim.user);
  scripted.join(alex);
  scripted.restore(kim.user);
  await vi.advanceTimersByTimeAsync(1);
  expect(room.getSnapshot().view?.seats).toHaveLength(4);
  expect(heard()).toEqual([]);
});

test('the last ten seconds of the answer timer tick', async () => {
  await listen({ answerTimer: { mode: 'hard', seconds: 30 } });
  await startRound();
  heard();
  await vi.advanceTimersByTimeAsync(19_900);
  expect(heard()).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard()).toEqual(Array.from({ length: 5 }, () => 'tick'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard()).toEqual(Array.from({ length: 5 }, () => 'tick'));
});

test('who has answered hears no ticking', async () => {
  await listen({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = await startRound();
  const { stage } = scripted.state;
  const gameData = stage.phase === 'playing' && sampleAnswer(stage.round.board, () => 0);
  for (const code of [1, 2] as const)
    scripted.act(kim.user, { type: 'gameRoundConfirmation', gameId, theme, game: 0, code, gameData });
  heard();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(heard()).toEqual([]);
});

test('a nudge is heard by who is missing, with words, and not by who has sent', async () => {
  await listen();
  const gameId = await startRound();
  heard();
  const round = { gameId, theme, game: 0 };
  expect(scripted.act(robin.user, { type: 'nudge', ...round })).toBeNull();
  expect([heard(), nudged.mock.calls]).toEqual([['nudge'], [['Robin is waiting for you']]]);
  expect(scripted.act(robin.user, { type: 'nudge', ...round })).toBe('nudgedRecently');
  await vi.advanceTimersByTimeAsync(10_000);
  const { stage } = scripted.state;
  const gameData = stage.phase === 'playing' && sampleAnswer(stage.round.board, () => 0);
  for (const code of [1, 2] as const)
    scripted.act(kim.user, { type: 'gameRoundConfirmation', ...round, code, gameData });
  heard();
  expect(scripted.act(robin.user, { type: 'nudge', ...round })).toBeNull();
  expect(heard()).toEqual([]);
  expect(nudged).toHaveBeenCalledTimes(1);
});
