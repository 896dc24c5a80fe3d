import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defaultTimings } from '../limits.ts';
import { checkEvent, checkState } from '../testing/checks.ts';
import { at, by, lobby } from '../testing/rooms.ts';
import { eventsOf, nextEvents, passTime, type Step, stepKinds, type Timed } from '../testing/walk.ts';
import { reduce } from './reduce.ts';
import type { RoomEvent } from './state/event.ts';
import { type RoomState, roomStateSchema } from './state/state.ts';

/** Steps as the third player, or the leader. `what` chooses the rule, the joiner's kind or the theme, as in `eventsOf`. */
const opening = (...steps: readonly (readonly [kind: Step['kind'], what: number])[]): Step[] =>
  steps.map(([kind, what]) => ({ kind, who: 3, what }));

const inReadyCheck = opening(['join', 1], ['start', 1]);
/** The leader waits long enough, and starts without the others. */
const tooFewReady = [...inReadyCheck, ...opening(['pass', 5], ['startWithout', 1])];
/** The game waits for the only other player. */
const alone: Step[] = [
  ...opening(['start', 1]),
  { kind: 'disconnect', who: 2, what: 1 },
  ...opening(['pass', 4]),
];
const byTurns = opening(['join', 1], ['rules', 19], ['start', 1], ['allReady', 1]);
const byVote = opening(['join', 1], ['rules', 41], ['start', 1], ['allReady', 1], ['options', 3]);
const withGuest = opening(['join', 3], ['start', 1], ['allReady', 1], ['theme', 1]);
const inResults = [...withGuest, ...opening(['allAnswer', 1], ['allGuess', 1])];
// As the leader: `what` decides that, too.
const withoutGuests: Step[] = [{ kind: 'rules', who: 2, what: 36 }];

/**
 * What comes before the random steps. From a lobby with the default rules they rarely lead to the results, to a choice by
 * turns, or to what few commands can cause.
 */
const openings = [
  ...[[], [], withoutGuests, inReadyCheck, tooFewReady, alone],
  ...[byTurns, byTurns, byVote, inResults, inResults],
];

const lives = fc
  .tuple(
    fc.constantFrom(...openings),
    fc.array(
      fc.record<Step>({
        kind: fc.constantFrom(...stepKinds),
        who: fc.integer({ min: 1, max: 9 }),
        what: fc.nat({ max: 99_990 }),
      }),
      { minLength: 40, maxLength: 160, size: 'max' },
    ),
  )
  .map(([first, steps]) => [...first, ...steps]);

const waits = [0, 900, 4_000, 6_000, 16_000, 31_000, 130_000];
const seen = new Map<string, number>();

/** Applies one event and checks every rule. A rejected event leaves the room unchanged. */
const applyEvent = (state: RoomState, { event, now }: Timed): RoomState => {
  const outcome = reduce(state, event, at(now, defaultTimings));
  const what = event.type === 'command' ? event.command.type : event.type;
  const name = `${what} ${'reject' in outcome ? outcome.reject : outcome.state.stage.phase}`;
  seen.set(name, (seen.get(name) ?? 0) + 1);
  checkEvent(state, event, at(now, defaultTimings), outcome);
  if ('reject' in outcome) return state;
  const { stage, waitsUntil } = outcome.state;
  if (waitsUntil !== null) seen.set(`waiting ${stage.phase}`, (seen.get(`waiting ${stage.phase}`) ?? 0) + 1);
  checkState(outcome.state);
  return outcome.state;
};

/** Makes every other lost connection one that was already dead for up to 20 s. */
const found = (event: RoomEvent, { what }: Step, now: number): RoomEvent =>
  event.type === 'disconnected' && what % 2 === 0
    ? { ...event, since: Math.max(0, now - (what % 20_000)) }
    : event;

/** Runs the steps on a lobby of two. Returns the final room and its time. */
const live = (steps: Step[]): { state: RoomState; now: number } => {
  let state = lobby(2, 8);
  let now = 0;
  for (const step of steps) {
    if (step.kind === 'pass') {
      now += waits[step.what % waits.length] ?? 0;
      state = passTime(state, now, applyEvent);
    } else if (step.kind === 'late') {
      now += waits[step.what % waits.length] ?? 0;
      state = applyEvent(state, { event: { type: 'deadline' }, now });
    }
    for (const event of eventsOf(state, step))
      state = applyEvent(state, { event: found(event, step, now), now });
  }
  return { state, now };
};

test('the openings lead to where they say', () => {
  const reached = [inReadyCheck, byTurns, byVote, inResults].map((first) => live(first).state);
  expect(reached.map(({ stage }) => stage.phase)).toEqual(['readyCheck', 'choosing', 'choosing', 'results']);
  live(tooFewReady);
  expect(live(alone).state.waitsUntil).not.toBeNull();
  expect(seen.has('startWithoutOthers tooFewReady')).toBe(true);
  const rules = [byTurns, byVote, withoutGuests].map((first) => live(first).state.rules);
  expect(rules).toMatchObject([{ whoChooses: 'turns' }, { whoChooses: 'vote' }, { guestsMayJoin: 'off' }]);
});

test('all rules of a room hold after any events in any order', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(lives, (steps) => {
      const { state } = live(steps);
      expect(v.parse(roomStateSchema, state)).toEqual(state);
    }),
    { numRuns: 120 },
  );
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(5_000);
});

test('from any state, if all players are gone, the game ends and the room closes', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(lives, (steps) => {
      const { state, now } = live(steps);
      const gone = state.seats.reduce(
        (room, { user }) => applyEvent(room, { event: { type: 'disconnected', user }, now }),
        state,
      );
      const { pauseLength, seatGracePeriod } = defaultTimings;
      const last = passTime(gone, now + pauseLength + seatGracePeriod, applyEvent);
      expect([last.seats, ['lobby', 'finished'].includes(last.stage.phase)]).toEqual([[], true]);
    }),
    { numRuns: 50 },
  );
});

test('from any state, if all players keep playing, the game ends', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(lives, (steps) => {
      const { state, now } = live(steps);
      let room = state.seats.reduce(
        (back, { user }) => applyEvent(back, { event: { type: 'connected', user }, now }),
        state,
      );
      for (let turns = 0; turns < 300 && nextEvents(room).length > 0; turns++)
        room = nextEvents(room).reduce((before, event) => applyEvent(before, { event, now }), room);
      expect(['lobby', 'finished']).toContain(room.stage.phase);
    }),
    { numRuns: 25 },
  );
});

test('from any state, if a hard timer is set and no player answers, the game still ends', {
  timeout: 120_000,
}, () => {
  const rules = { answerTimer: { mode: 'hard', seconds: 30 } } as const;
  fc.assert(
    fc.property(lives, (steps) => {
      const life = live(steps);
      let { now } = life;
      let room = life.state.seats.reduce(
        (back, { user }) => applyEvent(back, { event: { type: 'connected', user }, now }),
        life.state,
      );
      room = applyEvent(room, { event: by(room.leader, 'updateSettings', { rules }), now });
      for (let turns = 0; turns < 300 && nextEvents(room).length > 0; turns++) {
        // Players answer only in the round that ran when the rule was set: it has no timer.
        const isClocked = room.stage.phase === 'playing' && room.stage.round.answersDueAt !== null;
        const events = isClocked ? [] : nextEvents(room);
        room = events.reduce((before, event) => applyEvent(before, { event, now }), room);
        now += 30_000;
        room = passTime(room, now, applyEvent);
      }
      expect(['lobby', 'finished']).toContain(room.stage.phase);
    }),
    { numRuns: 20 },
  );
});

const phases = ['lobby', 'readyCheck', 'choosing', 'playing', 'results', 'finished'];
const rejections = [
  ...['notMember', 'notLeader', 'wrongPhase', 'staleGame', 'staleRound', 'alreadySent', 'notLocked'],
  ...[
    'notSent',
    'invalidGuess',
    'invalidAnswer',
    'tooFewPlayers',
    'capacityTooSmall',
    'playerNotFound',
    'themeNotFound',
  ],
  ...['lobbyFull', 'gameInProgress', 'banned', 'watching', 'customThemeExists', 'customThemeRounds'],
  ...[
    'guestsNotAllowed',
    'guestsNeedLink',
    'notLetIn',
    'tooManyAsking',
    'nameInLobby',
    'tooManyGuests',
    'guestCannotLead',
    'accountsOnly',
  ],
  ...['gameWaits', 'tooEarly', 'tooFewReady', 'leadKept'],
  ...['gamePaused', 'notYourTurn', 'themeByVote', 'voteOver'],
];
/** Rare events, with the phase that they lead to or the reason of the rejection. */
const rareEvents = [
  ...['joined playing', 'joined results', 'sitOut playing', 'makeLeader playing', 'kickPlayer playing'],
  ...[
    'setGuess playing',
    'setGuess results',
    'deadline results',
    'skipShow results',
    'removeTheme playing',
    'writeTheme choosing',
  ],
  ...['letBackIn lobby', 'answerEntry lobby', 'letBackIn playing', 'answerEntry playing'],
  ...['removed playing', 'removed results', 'removed notMember', 'erased playing', 'erased results'],
  ...[
    'startWithoutOthers choosing',
    'takeLeadBack playing',
    'takeLeadBack lobby',
    'confirmReadiness playing',
  ],
  ...['waiting readyCheck', 'waiting choosing', 'waiting playing', 'waiting results'],
  ...['themesDrawn choosing', 'castVote choosing', 'themeLoaded playing', 'takeOverChoice choosing'],
  ...['pauseGame choosing', 'pauseGame playing', 'pauseGame results', 'resumeGame playing'],
  ...['replaced lobby', 'replaced playing', 'replaced results', 'replaced playerNotFound'],
];

test('the random runs reach every phase, rejection and rare event', { timeout: 120_000 }, () => {
  const missing = () => {
    const names = new Set([...seen.keys()].flatMap((name) => [name, name.split(' ')[1]]));
    return [...phases, ...rejections, ...rareEvents].filter((name) => !names.has(name));
  };
  // Enough when this test runs first. After the others, almost all is seen already, so few lives are generated.
  for (let batch = 0; batch < 100 && missing().length > 0; batch += 1) fc.sample(lives, 30).forEach(live);
  expect(missing()).toEqual([]);
});
