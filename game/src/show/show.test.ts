import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoundAwards } from '../awards/awards.ts';
import { defaultTimings } from '../limits.ts';
import { miniGameTypes, sampleAnswer } from '../minigames/registry.ts';
import { generator } from '../model/random.ts';
import { people, person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, customGame, tierListGame } from '../testing/themes.ts';
import { momentOf, type ShowMoment, scheduleShow, showSteps } from './show.ts';

const none: RoundAwards = { divisive: null, closestPair: null };
const both: RoundAwards = {
  divisive: {
    record: 0,
    game: 'Rank them',
    subject: { kind: 'player', id: 'player-1', player: person(1) },
    spread: 10,
  },
  closestPair: { people: [person(1), person(2)], agreement: 90, compared: 3 },
};
const someAwards = fc
  .record({ divisive: fc.boolean(), closestPair: fc.boolean() })
  .map(({ divisive, closestPair }) => ({
    divisive: divisive ? both.divisive : null,
    closestPair: closestPair ? both.closestPair : null,
  }));

const played = (type: (typeof miniGameTypes)[number], count: number, seed: number) => {
  const players = people(count);
  const { board, ...round } = playedRound(customGame(type), [], { players });
  const { next } = generator(seed);
  const answers = players.map((ratedBy) => ({ ratedBy, gameData: sampleAnswer(board, next) }));
  return { ...round, board, answers };
};
const rounds = fc
  .record({
    type: fc.constantFrom(...miniGameTypes),
    count: fc.integer({ min: 1, max: 8 }),
    seed: fc.integer(),
  })
  .map(({ type, count, seed }) => played(type, count, seed));

/** Returns the progress of a show as a number. Every step adds one. */
const progressIn = ({ revealed, verdict, divisive, closestPair }: ShowMoment): number =>
  revealed + [verdict, divisive, closestPair].filter(Boolean).length;

describe('a show', () => {
  const choice = (count: number) =>
    playedRound(
      chooseGame(),
      people(count).map(() => ({ selectedSide: 'left' })),
    );

  test('has a step for each reveal, the verdict, and each award', () => {
    expect(showSteps(choice(3), none)).toBe(4);
    expect(showSteps(choice(3), both)).toBe(6);
    expect(showSteps(playedRound(tierListGame(0), [{ tiers: [] }]), none)).toBe(1);
  });

  test('runs step by step: answers, verdict, most divisive, closest pair', () => {
    const record = choice(2);
    const show = scheduleShow(record, both, { now: 1_000, timings: defaultTimings });
    expect(show).toEqual({ startsAt: 1_000, stepMs: 1_400, steps: 5 });
    const at = (steps: number) => momentOf(show, record, both, 1_000 + steps * 1_400);
    const nothing = { revealed: 0, verdict: false, divisive: false, closestPair: false, isOver: false };
    expect(momentOf(show, record, both, 0)).toEqual(nothing);
    expect([0, 1, 2, 3, 4, 5, 99].map(at)).toEqual([
      nothing,
      { ...nothing, revealed: 1 },
      { ...nothing, revealed: 2 },
      { ...nothing, revealed: 2, verdict: true },
      { ...nothing, revealed: 2, verdict: true, divisive: true },
      { revealed: 2, verdict: true, divisive: true, closestPair: true, isOver: true },
      { revealed: 2, verdict: true, divisive: true, closestPair: true, isOver: true },
    ]);
  });

  test('leaves out steps without content', () => {
    const record = choice(1);
    const pairOnly = { ...both, divisive: null };
    const show = scheduleShow(record, pairOnly, { now: 0, timings: defaultTimings });
    expect(momentOf(show, record, pairOnly, 3 * 1_400)).toEqual({
      revealed: 1,
      verdict: true,
      divisive: false,
      closestPair: true,
      isOver: true,
    });
  });

  test('is over immediately if it was skipped', () => {
    expect(momentOf(null, choice(2), none, 0)).toEqual({
      revealed: 2,
      verdict: true,
      divisive: false,
      closestPair: false,
      isOver: true,
    });
  });

  test('is null without answers, and if there is no time for it', () => {
    const silent = playedRound(chooseGame(), []);
    expect(scheduleShow(silent, none, { now: 0, timings: defaultTimings })).toBeNull();
    const hurried = { ...defaultTimings, resultsCountdown: 4 };
    expect(scheduleShow(choice(3), none, { now: 0, timings: hurried })).toBeNull();
    expect(scheduleShow(choice(1), none, { now: 0, timings: hurried })).toEqual({
      startsAt: 0,
      stepMs: 1,
      steps: 2,
    });
  });

  test('is never longer than two thirds of the countdown', () => {
    fc.assert(
      fc.property(
        rounds,
        someAwards,
        fc.integer({ min: 1, max: 120_000 }),
        fc.nat(),
        (record, awards, resultsCountdown, now) => {
          const show = scheduleShow(record, awards, {
            now,
            timings: { ...defaultTimings, resultsCountdown },
          });
          if (!show) return;
          expect(show.startsAt).toBe(now);
          expect(show.stepMs * show.steps).toBeLessThanOrEqual((resultsCountdown * 2) / 3);
          expect(Number.isInteger(show.stepMs) && show.stepMs > 0).toBe(true);
        },
      ),
    );
  });

  test('moves forward one step at a time, never back, and ends with everything shown', () => {
    fc.assert(
      fc.property(rounds, someAwards, (record, awards) => {
        const show = scheduleShow(record, awards, { now: 500, timings: defaultTimings });
        if (!show) throw new Error('There is time for every show.');
        const moments = Array.from({ length: show.steps + 3 }, (_, step) =>
          momentOf(show, record, awards, 500 + step * show.stepMs),
        );
        expect(moments.map(progressIn)).toEqual(moments.map((_, step) => Math.min(step, show.steps)));
        expect(moments.map(({ isOver }) => isOver)).toEqual(moments.map((_, step) => step >= show.steps));
        expect(moments.at(-1)).toEqual(momentOf(null, record, awards, 0));
      }),
    );
  });
});
