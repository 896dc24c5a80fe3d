import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultTimings } from '../../limits.ts';
import type { ChooseBoard } from '../../minigames/choose/schema.ts';
import type { Steps } from '../../minigames/contract.ts';
import { miniGames } from '../../minigames/registry.ts';
import {
  accepted,
  after,
  answering,
  by,
  playingRoom,
  refusalOf,
  roundKey,
  stageOf,
} from '../../testing/rooms.ts';
import { chooseGame, chosenTheme } from '../../testing/themes.ts';
import { nextDeadline } from '../deadlines.ts';
import type { RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';

/** Choose in three steps: the first and the last without a limit, the second one with four seconds and without Confirm. */
const steps: Steps<ChooseBoard, { selectedSide: 'left' | 'right' }> = {
  seconds: ({ left }) => (left.header === 'Step 2' ? 4 : null),
  isInstant: ({ left }) => left.header === 'Step 2',
  merge: ({ left }, before, next) => (left.header === 'Step 3' ? (before ?? next) : next),
  advance: ({ left, right, type }, answers) => {
    const votes = answers.filter(({ gameData }) => gameData.selectedSide === 'left').length;
    if (left.header === 'Step 3') return null;
    const header = left.header === 'Step 2' ? 'Step 3' : 'Step 2';
    return { type, right, left: { ...left, header, description: `${votes} of ${answers.length}` } };
  },
};
const rules: { steps?: typeof steps } = miniGames.Choose;
beforeEach(() => {
  rules.steps = steps;
});
afterEach(() => {
  delete rules.steps;
});

const start = (count = 3) => playingRoom(count, chosenTheme('Steps', [chooseGame(), chooseGame()]));
const left = { selectedSide: 'left' } as const;
const right = { selectedSide: 'right' } as const;
const vote = (room: RoomState, user: string, gameData: unknown = left): RoomEvent =>
  by(user, 'saveDraft', { ...roundKey(room), gameData });
const answerAll = (room: RoomState, now = 0): RoomState =>
  after(
    room,
    stageOf(room, 'playing').round.drafts.flatMap(({ user }) => answering(room, user, left)),
    now,
  );
const second = (count = 3, now = 1_000) => answerAll(start(count), now);
const roundIn = (room: RoomState) => stageOf(room, 'playing').round;
const stepIn = (room: RoomState) => (roundIn(room).board as ChooseBoard).left; // all games of these rooms are Choose
const deadline: RoomEvent = { type: 'deadline' };
const over = 5_000 + defaultTimings.stepGrace;

test('the next step begins when all have sent, and everybody goes on with the own answer', () => {
  const room = second();
  expect(stepIn(room)).toMatchObject({ header: 'Step 2', description: '3 of 3' });
  expect(roundIn(room).sent).toEqual([]);
  expect(roundIn(room).drafts).toEqual(
    ['player-1', 'player-2', 'player-3'].map((user) => ({
      user,
      entry: { state: 'editing', gameData: left },
    })),
  );
  expect(viewFor(room, 'player-2')?.stage).toMatchObject({ yours: { state: 'editing', gameData: left } });
});

test('a step with a limit ends a moment after it, and the next one has no limit', () => {
  const room = second();
  expect(roundIn(room)).toMatchObject({ clockStartedAt: 1_000, answersDueAt: 5_000 });
  expect(nextDeadline(room, defaultTimings)).toBe(over);
  expect(accepted(room, deadline, over - 1).state).toBe(room);
  const { state } = accepted(room, deadline, over);
  expect([stepIn(state).header, roundIn(state).answersDueAt]).toEqual(['Step 3', null]);
});

test('the lobby’s timer runs only in steps without a limit', () => {
  const hard = { answerTimer: { mode: 'hard', seconds: 30 } } as const;
  const room = { ...start(), rules: { ...start().rules, ...hard } };
  const limited = answerAll(room, 1_000);
  expect(roundIn(limited).answersDueAt).toBe(5_000);
  expect(roundIn(accepted(limited, deadline, over).state).answersDueAt).toBe(over + 30_000);
  expect(refusalOf(limited, by('player-1', 'startTimer', { ...roundKey(limited), seconds: 30 }), 1_000)).toBe(
    'timerRuns',
  );
});

describe('a step without Confirm', () => {
  test('takes a complete draft as sent, says so to all, and ends with the last one', () => {
    const room = second();
    const { state, effects } = accepted(room, vote(room, 'player-1', right), 2_000);
    expect(viewFor(state, 'player-2')?.seats[0]?.confirmation).toBe('sent');
    expect(effects).toEqual([{ type: 'announce', name: 'gameRoundConfirmation' }]);
    expect(refusalOf(state, vote(state, 'player-1'), 2_000)).toBe('alreadySent');
    const all = after(state, [vote(state, 'player-2'), vote(state, 'player-3')], 3_000);
    expect(stepIn(all)).toMatchObject({ header: 'Step 3', description: '2 of 3' });
  });

  test('waits for no player who lost the connection', () => {
    const voted = after(second(), [vote(second(), 'player-1'), vote(second(), 'player-2')], 2_000);
    const lost = after(voted, [{ type: 'disconnected', user: 'player-3', since: -20_000 }], 2_000);
    expect(stepIn(lost).header).toBe('Step 3');
    expect(roundIn(lost).drafts.map(({ user }) => user)).toEqual(['player-1', 'player-2', 'player-3']);
  });
});

test('what arrives after its step is accepted and changes nothing', () => {
  const room = accepted(second(), deadline, over).state;
  const late = accepted(room, vote(room, 'player-1', right), over).state;
  expect(roundIn(late)).toEqual(roundIn(room));
});

test('a player who joined during the round watches all of its steps', () => {
  const room = start(2);
  const joined = after(room, [
    { type: 'joined', person: { user: 'player-9', username: 'Player 9', avatar: 1 } },
    { type: 'connected', user: 'player-9' },
  ]);
  const next = answerAll(joined, 1_000);
  expect(viewFor(next, 'player-9')?.stage).toMatchObject({ phase: 'playing', yours: null });
  expect(viewFor(next, 'player-9')?.seats.at(-1)?.watching).toBe(true);
});

test('a player who leaves keeps the answer of the earlier steps, and takes part in no further one', () => {
  const room = start();
  const sent = after(room, answering(room, 'player-3', right));
  const left = answerAll(after(sent, [by('player-3', 'leaveLobby', {})]), 1_000);
  expect(roundIn(left).drafts.map(({ user }) => user)).toEqual(['player-1', 'player-2']);
  expect(roundIn(left).sent.map(({ ratedBy }) => ratedBy.user)).toEqual(['player-3']);
  const done = answerAll(accepted(left, deadline, over).state, over);
  expect(stageOf(done, 'results').game.records[0]?.answers).toHaveLength(3);
});

test('the limit of a step stands still while the game waits, and begins again', () => {
  const room = second(2);
  const waiting = after(room, [{ type: 'disconnected', user: 'player-2', since: -15_000 }], 2_000);
  expect(waiting.waitsUntil).not.toBeNull();
  expect(accepted(waiting, deadline, 60_000).state.stage).toBe(waiting.stage);
  const back = after(waiting, [{ type: 'connected', user: 'player-2' }], 60_000);
  expect(roundIn(back)).toMatchObject({ clockStartedAt: 60_000, answersDueAt: 64_000 });
});

test('a clock that is set back begins the limit again, and one that jumps ahead ends one step', () => {
  const room = second(3, 3_600_000);
  const { state } = accepted(room, vote(room, 'player-1'), 1_000);
  expect(roundIn(state)).toMatchObject({ clockStartedAt: 1_000, answersDueAt: 5_000 });
  const ahead = accepted(state, deadline, 90_000_000).state;
  expect(stepIn(ahead).header).toBe('Step 3');
});

test('the leader ends a step without a limit, and the round in a step that has one', () => {
  const room = start();
  const started = after(room, [vote(room, 'player-2')]);
  const end = (state: RoomState, now: number) =>
    accepted(
      after(state, [by('player-1', 'closeRound', roundKey(state))], now),
      deadline,
      now + defaultTimings.answerGrace,
    ).state;
  const next = end(started, 1_000);
  expect(stepIn(next)).toMatchObject({ header: 'Step 2', description: '1 of 1' });
  const { game } = stageOf(end(next, 3_000), 'results');
  expect(game.records[0]?.answers.map(({ ratedBy }) => ratedBy.user)).toEqual(['player-2']);
});

test('the last step ends the round with the answers of all', () => {
  const done = answerAll(accepted(second(), deadline, over).state, 9_000);
  const { game } = stageOf(done, 'results');
  expect(game.records[0]?.answers).toHaveLength(3);
  expect(game.unsent).toEqual([]);
  expect(game.records[0]?.board).toMatchObject({ left: { header: 'Step 3' } });
});
