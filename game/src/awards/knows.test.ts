import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WinnerRule } from '../model/room-rules.ts';
import type { RoundRecord } from '../records/game.ts';
import { marks, row, rows, sliderAnswer, sliders } from '../testing/answers.ts';
import { person } from '../testing/people.ts';
import { playedRound } from '../testing/records.ts';
import { customGame, sliderGame } from '../testing/themes.ts';
import { decidingTitle, guessScoresOf, pointsSoFar } from './knows.ts';
import { otherScores, winningScores } from './winning-scores.ts';

const question = playedRound(sliderGame(), [sliderAnswer(10), sliderAnswer(4)], { index: 2 });

/** Returns the round with guesses of player 1, 2 and so on that gave these points; null: no guess. */
const guessed = (round: RoundRecord, ...points: (number | null)[]): RoundRecord => ({
  ...round,
  guesses: points.flatMap((given, at) =>
    given === null
      ? []
      : [{ guessedBy: person(at + 1), guess: { kind: 'value', value: 5 } as const, points: given }],
  ),
});

describe('the points for guesses', () => {
  test('are summed over the rounds; a round without a guess gives none, and equal points share a rank', () => {
    const rounds = [
      guessed(question, 90, 40, 100),
      guessed(question, null, 60),
      question,
      guessed(question, 10),
    ];
    expect(guessScoresOf(rounds)).toEqual([
      { player: person(1), points: 100, rounds: 2, rank: 1 },
      { player: person(2), points: 100, rounds: 2, rank: 1 },
      { player: person(3), points: 100, rounds: 1, rank: 1 },
    ]);
    expect(guessScoresOf([question])).toEqual([]);
  });
});

describe('the title that decides who wins', () => {
  const withGuess = guessed(question, 50);
  const withoutPoints = guessed(question, 0, 0);
  const cup = playedRound(customGame('Cup'), [{ votes: [] }]);

  test.each<[string, RoundRecord[], WinnerRule, string]>([
    ['at least half of the rounds had a guess', [withGuess, question], 'knowsTheRoom', 'knows'],
    ['fewer rounds had a guess', [withGuess, question, question], 'knowsTheRoom', 'favourite'],
    ['half of those did that asked for one', [withGuess, question, cup, cup], 'knowsTheRoom', 'knows'],
    ['no round asked for a guess', [cup, cup], 'knowsTheRoom', 'favourite'],
    ['no guess gave points', [withoutPoints, withoutPoints], 'knowsTheRoom', 'favourite'],
    ['there was no round', [], 'knowsTheRoom', 'favourite'],
    ['the rule says so', [withGuess, withGuess], 'favourite', 'favourite'],
  ])('if %s', (_case, rounds, rule, title) => {
    expect(decidingTitle(rounds, rule)).toBe(title);
  });

  test('selects the scores of the awards, and those of older records without guesses', () => {
    const scores = [{ player: person(1), points: 80, rounds: 1, rank: 1 }];
    const knows = [{ player: person(2), points: 50, rounds: 1, rank: 1 }];
    expect(winningScores({ scores })).toEqual({ title: 'favourite', scores });
    expect(winningScores({ scores, knows: { decides: false, scores: knows } })).toEqual({
      title: 'favourite',
      scores,
    });
    const decided = { scores, knows: { decides: true, scores: knows } };
    expect(winningScores(decided)).toEqual({ title: 'knows', scores: knows });
    expect(otherScores(decided)).toEqual({ title: 'favourite', scores });
    expect(otherScores({ scores })).toEqual({ title: 'knows', scores: [] });
  });
});

describe('the points while the game runs', () => {
  const first = sliders([marks(90, 30), marks(70, 50)]);
  const second = rows([row(1, 2), row(2, 1)], 1);

  test('say which part the last round has given', () => {
    const so = (records: RoundRecord[]) => pointsSoFar({ records, winnerRule: 'knowsTheRoom' });
    expect(so([question])).toEqual([]);
    expect(so([first, second])).toEqual([
      { user: 'player-1', points: 155, gained: 75 },
      { user: 'player-2', points: 115, gained: 75 },
    ]);
    expect(so([first, question]).map(({ gained }) => gained)).toEqual([0, 0]);
  });

  test('are those that decide who wins', () => {
    const records = [guessed(first, 20, 70), guessed(question, 30)];
    expect(pointsSoFar({ records, winnerRule: 'knowsTheRoom' })).toEqual([
      { user: 'player-2', points: 70, gained: 0 },
      { user: 'player-1', points: 50, gained: 30 },
    ]);
    expect(pointsSoFar({ records, winnerRule: 'favourite' }).map(({ user }) => user)).toEqual([
      'player-1',
      'player-2',
    ]);
  });

  test('of guesses depend on no rating', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (one, two) => {
        const records = [guessed(sliders([marks(one, two), marks(two, one)]), 20, 70)];
        expect(pointsSoFar({ records, winnerRule: 'knowsTheRoom' })).toEqual([
          { user: 'player-2', points: 70, gained: 70 },
          { user: 'player-1', points: 20, gained: 20 },
        ]);
      }),
    );
  });
});
