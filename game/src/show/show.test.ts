import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTimings } from '../limits.ts';
import { miniGameTypes, revealsOf, sampleAnswer } from '../minigames/registry.ts';
import { generator } from '../model/random.ts';
import type { RoundRecord } from '../records/game.ts';
import type { RoundAward } from '../round-awards/award.ts';
import { people, person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { chooseGame, customGame, tierListGame } from '../testing/themes.ts';
import { prepareRound } from '../themes/game.ts';
import { beats } from './beats.ts';
import {
  changesOf,
  endOfShow,
  momentOf,
  type ShowMoment,
  scheduleShow,
  wholeReveal,
  withoutBeat,
} from './show.ts';

const none: RoundAward[] = [];
const divisive: RoundAward = { kind: 'mostDivisive', subject: 'item-1', people: [] };
const pair: RoundAward = { kind: 'closestPair', subject: null, people: ['player-1', 'player-2'] };
const both = [divisive, pair];
const someAwards = fc.subarray(both);

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
const progressIn = ({ revealed, verdict, awards }: ShowMoment): number => revealed + Number(verdict) + awards;

describe('a show', () => {
  const choice = (count: number) =>
    playedRound(
      chooseGame(),
      people(count).map(() => ({ selectedSide: 'left' })),
    );
  const scheduled = (record: RoundRecord, awards = none, now = 0) => {
    const show = scheduleShow(record, awards, { now, timings: defaultTimings });
    if (!show) throw new Error('There is time for every show.');
    return show;
  };
  const { opening, answer, verdict, award, place, hold } = beats;
  const nothing: ShowMoment = {
    revealed: 0,
    reveal: { faces: 0, hasLine: false, isStamped: false, isPlaced: false },
    verdict: false,
    awards: 0,
    staged: null,
    rosettesStaged: false,
    guessesStaged: false,
    pointsStaged: false,
    isOver: false,
  };
  const answered = { ...wholeReveal, faces: 0, hasLine: false };

  test('has a beat for the opening, each reveal, each award, and the verdict', () => {
    expect(scheduled(choice(3)).lengths).toEqual([opening, answer, answer, answer, verdict]);
    expect(scheduled(choice(1), both).lengths).toEqual([opening, answer, award, award, verdict]);
    expect(scheduled(playedRound(tierListGame(0), [{ tiers: [] }])).lengths).toEqual([opening, verdict]);
  });

  test('gives the last places little time, five to two more, and the first the most', () => {
    const record = played('TierListLobby', 7, 1);
    const lengths = [place.other, place.other, place.top, place.top, place.top, place.top, place.first];
    const held = revealsOf(record.board, record.answers).map((reveal) =>
      reveal.kind === 'place' && reveal.isContested ? hold : 0,
    );
    expect(held).toContain(hold);
    expect(scheduled(record).lengths).toEqual([
      opening,
      ...lengths.map(({ length }, at) => length + (held[at] ?? 0)),
      verdict + beats.rosettes,
    ]);
  });

  /** The seconds of the show of a tier list about which all four players agree. */
  const secondsOf = (count: number) => {
    const board = prepareRound(tierListGame(count), { players: [], random: () => 0 });
    if (board.type !== 'TierList') throw new Error(board.type);
    const tiers = board.tiers.map(({ name }, at) => ({
      name,
      items: at === 0 ? board.items.map(({ id }) => id) : [],
    }));
    const answers = people(4).map((ratedBy) => ({ ratedBy, gameData: { tiers } }));
    return endOfShow(scheduled({ ...playedRound(tierListGame(count), []), board, answers })) / 1_000;
  };

  test.each([
    [6, 20],
    [10, 25],
    [16, 28],
    [30, 28],
  ])('of %i items without a wide split takes at most %i seconds', (count, most) => {
    expect(secondsOf(count)).toBeLessThanOrEqual(most);
  });

  test('shows the votes for a place one by one, then the stamp, then its place on the board', () => {
    const record = played('SliderLobby', 2, 1);
    const show = scheduled(record);
    const moments = changesOf(show, record, none).map((now) => momentOf(show, record, none, now));
    expect(moments.filter(({ revealed, verdict }) => revealed === 2 && !verdict)).toEqual(
      [
        [0, false, false],
        [1, false, false],
        [2, false, false],
        [2, true, false],
        [2, true, true],
      ].map(([faces, isStamped, isPlaced]) => ({
        ...nothing,
        revealed: 2,
        reveal: { faces, hasLine: false, isStamped, isPlaced },
      })),
    );
  });

  test('holds a contested place with a line before its stamp', () => {
    const record = playedRound(tierListGame(1), [
      {
        tiers: [
          { name: 'S', items: ['item-1'] },
          { name: 'A', items: [] },
          { name: 'B', items: [] },
        ],
      },
      {
        tiers: [
          { name: 'S', items: [] },
          { name: 'A', items: [] },
          { name: 'B', items: ['item-1'] },
        ],
      },
    ]);
    const show = scheduled(record);
    const at = (since: number) => momentOf(show, record, none, opening + since).reveal;
    const { stamp } = place.first;
    expect(at(stamp - 1)).toEqual({ faces: 2, hasLine: false, isStamped: false, isPlaced: false });
    expect(at(stamp)).toEqual({ faces: 2, hasLine: true, isStamped: false, isPlaced: false });
    expect(at(stamp + hold)).toEqual({ faces: 2, hasLine: true, isStamped: true, isPlaced: false });
  });

  test('runs beat by beat: answers, each award alone on the stage, then the verdict', () => {
    const record = choice(1);
    const show = scheduled(record, both, 1_000);
    const [afterOpening, afterAnswer] = [1_000 + opening, 1_000 + opening + answer];
    const at = (now: number) => momentOf(show, record, both, now);
    expect(at(0)).toEqual(nothing);
    expect(at(afterOpening - 1)).toEqual(nothing);
    expect(at(afterOpening)).toEqual({ ...nothing, revealed: 1, reveal: answered });
    const revealed = { ...nothing, revealed: 1, reveal: wholeReveal };
    expect(at(afterAnswer)).toEqual({ ...revealed, awards: 1, staged: divisive });
    expect(at(afterAnswer + award)).toEqual({ ...revealed, awards: 2, staged: pair });
    const judged = { ...revealed, awards: 2, verdict: true };
    expect(at(afterAnswer + 2 * award)).toEqual(judged);
    expect(endOfShow(show)).toBe(afterAnswer + 2 * award + verdict);
    expect(at(afterAnswer + 2 * award + verdict)).toEqual({ ...judged, isOver: true });
  });

  test('gives the rosettes the stage at the end of the verdict', () => {
    const record = played('SliderLobby', 3, 1);
    const show = scheduled(record, both, 1_000);
    const given = endOfShow(show) - beats.rosettes;
    const at = (now: number) => momentOf(show, record, both, now);
    expect(at(given - 1)).toMatchObject({ verdict: true, rosettesStaged: false });
    expect(at(given)).toMatchObject({ verdict: true, rosettesStaged: true, isOver: false });
    expect(at(endOfShow(show))).toMatchObject({ rosettesStaged: false, isOver: true });
    expect(changesOf(show, record, both)).toContain(given);
  });

  test('gives the guesses the stage after the verdict', () => {
    const guess = { kind: 'count', count: 1 } as const;
    const record = { ...choice(1), guesses: [{ guessedBy: person(1), guess, points: 100 }] };
    const show = scheduled(record, both, 1_000);
    const judged = endOfShow(show) - beats.guesses;
    expect(momentOf(show, record, both, judged - 1)).toMatchObject({ verdict: true, guessesStaged: false });
    expect(momentOf(show, record, both, judged)).toMatchObject({ verdict: true, guessesStaged: true });
    expect(momentOf(show, record, both, endOfShow(show))).toMatchObject({
      guessesStaged: false,
      isOver: true,
    });
    expect(endOfShow(show) - endOfShow(scheduled(choice(1), both, 1_000))).toBe(beats.guesses);
  });

  test('ends with the points so far if the round gave some', () => {
    const context = { now: 1_000, timings: defaultTimings, givesPoints: true };
    const guess = { kind: 'count', count: 1 } as const;
    const guessed = { ...choice(1), guesses: [{ guessedBy: person(1), guess, points: 100 }] };
    for (const record of [choice(1), guessed]) {
      const show = scheduleShow(record, both, context);
      if (!show) throw new Error('There is time for every show.');
      const counted = endOfShow(show) - beats.points;
      const at = (now: number) => momentOf(show, record, both, now);
      expect(at(counted - 1)).toMatchObject({ verdict: true, pointsStaged: false });
      expect(at(counted)).toMatchObject({ verdict: true, guessesStaged: false, pointsStaged: true });
      expect(at(endOfShow(show))).toMatchObject({ pointsStaged: false, isOver: true });
      expect(endOfShow(show) - endOfShow(scheduled(record, both, 1_000))).toBe(beats.points);
    }
  });

  test('continues with the next beat if one is left out, and ends with the last', () => {
    const record = choice(1);
    const show = scheduled(record, both, 1_000);
    const awarded = 1_000 + opening + answer;
    const shorter = withoutBeat(show, 2, awarded + 500);
    if (!shorter) throw new Error('Another award follows.');
    expect(momentOf(shorter, record, both, awarded + 499).staged).toEqual(divisive);
    expect(momentOf(shorter, record, both, awarded + 500).staged).toEqual(pair);
    expect(endOfShow(shorter)).toBe(endOfShow(show) - award + 500);
    expect(withoutBeat(shorter, 2, awarded + 501)).toBe(shorter);
    expect(withoutBeat(shorter, 4, awarded + 500 + award)).toBeNull();
  });

  test('is over immediately if it was skipped', () => {
    expect(momentOf(null, choice(2), both, 0)).toEqual({
      revealed: 2,
      reveal: wholeReveal,
      verdict: true,
      awards: 2,
      staged: null,
      rosettesStaged: false,
      guessesStaged: false,
      pointsStaged: false,
      isOver: true,
    });
  });

  test('is null without answers, and if there is no time for it', () => {
    const silent = playedRound(chooseGame(), []);
    expect(scheduleShow(silent, none, { now: 0, timings: defaultTimings })).toBeNull();
    const hurried = { ...defaultTimings, resultsCountdown: 1 };
    expect(scheduleShow(choice(3), none, { now: 0, timings: hurried })).toBeNull();
  });

  test('is slower by the factor of the timings, if there is time', () => {
    const slow = { ...defaultTimings, showSlowness: 2 };
    expect(scheduleShow(choice(1), none, { now: 0, timings: slow })?.lengths).toEqual(
      [opening, answer, verdict].map((length) => 2 * length),
    );
  });

  test('is never longer than its maximum, or than one and a half times the countdown', () => {
    fc.assert(
      fc.property(
        rounds,
        someAwards,
        fc.integer({ min: 1, max: 120_000 }),
        fc.nat(),
        (record, awards, resultsCountdown, now) => {
          const timings = { ...defaultTimings, resultsCountdown };
          const show = scheduleShow(record, awards, { now, timings });
          if (!show) return;
          expect(show.startsAt).toBe(now);
          expect(endOfShow(show) - now).toBeLessThanOrEqual(
            Math.min(timings.showLength, 1.5 * resultsCountdown),
          );
          expect(show.lengths.every((length) => Number.isInteger(length) && length > 0)).toBe(true);
        },
      ),
    );
  });

  test('moves forward one step at a time, never back, and ends with everything shown', () => {
    fc.assert(
      fc.property(rounds, someAwards, (record, awards) => {
        const show = scheduled(record, awards, 500);
        const changes = changesOf(show, record, awards);
        const moments = changes.map((now) => momentOf(show, record, awards, now));
        for (const [at, moment] of moments.slice(1).entries()) {
          const step = progressIn(moment) - progressIn(moments[at] ?? moment);
          expect(step === 0 || step === 1).toBe(true);
        }
        expect(changes).toEqual([...new Set(changes)].toSorted((one, other) => one - other));
        expect(moments.at(-1)).toEqual(momentOf(null, record, awards, 0));
      }),
    );
  });

  test('changes nothing between two of its changes', () => {
    fc.assert(
      fc.property(
        rounds,
        someAwards,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (record, awards, share) => {
          const show = scheduled(record, awards);
          const changes = changesOf(show, record, awards);
          for (const [at, now] of changes.entries()) {
            const next = changes[at + 1] ?? now + 1;
            const between = Math.floor(now + share * (next - now));
            expect(momentOf(show, record, awards, between)).toEqual(momentOf(show, record, awards, now));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
