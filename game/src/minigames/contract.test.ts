import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { generator } from '../model/random.ts';
import { people } from '../testing/people.ts';
import { playSteps } from '../testing/steps.ts';
import { chooseGame, customGame, roleGame, sliderGame, tierListGame } from '../testing/themes.ts';
import { unsureAnswer } from '../testing/unsure-answers.ts';
import { gamesFromTexts, playedGameSchema, prepareRound } from '../themes/game.ts';
import { closenessTo, exactGuess, sampleGuess } from './guess.ts';
import {
  type Board,
  blankAnswer,
  closenessOf,
  guessOutcomeOf,
  guessQuestionOf,
  hasSteps,
  hasWriting,
  isComplete,
  isLobbyGame,
  type MiniGameType,
  miniGameTypes,
  opinionsOf,
  ownSubject,
  parseAnswer,
  parseGuess,
  partialAnswer,
  progressOf,
  recordAnswer,
  resultsFor,
  revealsOf,
  sampleAnswer,
  scaleOf,
  subjectsOf,
} from './registry.ts';

/** Games of a type as they occur in play: made from a player's texts, and written by administrators. */
const gamesOf = (type: MiniGameType) => [
  customGame(type),
  ...[
    tierListGame(7),
    tierListGame(0),
    tierListGame(9, true),
    roleGame('TierList'),
    roleGame('TierListLobby'),
    sliderGame(),
    chooseGame(),
  ].filter((game) => game.type === type),
];

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Returns a partial draft of an answer: the innermost lists lose some entries; other fields do not change.
 */
const partOf = (value: unknown, random: () => number): unknown => {
  if (Array.isArray(value))
    return value.some((entry) => Object.values(entry ?? {}).some(Array.isArray))
      ? value.map((entry) => partOf(entry, random))
      : value.filter(() => random() < 0.5);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, partOf(part, random)]));
};

/**
 * Returns boards of the type for 0 to 8 players, each with one answer per player, which can leave something open on purpose. Rounds
 * with several steps are at any of them.
 */
const rounds = (type: MiniGameType) =>
  fc
    .record({ game: fc.constantFrom(...gamesOf(type)), players: fc.nat({ max: 8 }), seed: fc.integer() })
    .map(({ game, players, seed }) => {
      const random = generator(seed).next;
      const answerTo = (shown: Board) => (random() < 0.2 ? unsureAnswer : sampleAnswer)(shown, random);
      const board = prepareRound(game, { players: people(players), random });
      if (hasSteps(board))
        return playSteps(board, {
          players: people(players),
          answerTo,
          random,
          most: 1 + Math.floor(random() * 20),
        });
      const answers = people(players).map((ratedBy) => ({ ratedBy, gameData: answerTo(board) }));
      return { board, answers };
    });

describe.each(miniGameTypes)('%s', (type) => {
  test('a sample answer is complete, valid and unchanged by JSON storage', () => {
    fc.assert(
      fc.property(rounds(type), ({ board, answers }) => {
        for (const { gameData } of answers) {
          expect(parseAnswer(board, throughJson(gameData))).toStrictEqual(gameData);
          expect(isComplete(board, gameData)).toBe(true);
        }
      }),
    );
  });

  test('progress without an answer is not complete; if there is nothing to rate, the empty answer can be confirmed', () => {
    fc.assert(
      fc.property(rounds(type), ({ board }) => {
        const { done, max } = progressOf(board, null);
        expect([done, isComplete(board, null)]).toEqual([0, max === 0]);
        const blank = blankAnswer(board);
        if (max === 0) expect(parseAnswer(board, throughJson(blank))).toStrictEqual(blank);
        if (blank !== null) expect(progressOf(board, blank)).toEqual({ done: 0, max });
      }),
    );
  });

  test('each valid guess has a closeness from 0 to 1, and the one that equals what the group said has 1', () => {
    fc.assert(
      fc.property(rounds(type), fc.integer(), ({ board, answers }, seed) => {
        const question = guessQuestionOf(board);
        if (!question) {
          expect(parseGuess(board, { kind: 'pick', id: 'player-1' })).toBe(null);
          return;
        }
        expect(question.text.length).toBeLessThanOrEqual(80 + 2 * limits.label);
        const guess = sampleGuess(question, answers.length, generator(seed).next);
        expect(parseGuess(board, throughJson(guess))).toStrictEqual(guess);
        const outcome = guessOutcomeOf(board, answers);
        const closeness = closenessOf(board, answers, guess);
        expect(closeness >= 0 && closeness <= 1).toBe(true);
        expect(outcome === null).toBe(answers.length === 0);
        if (!outcome) return;
        const exact = exactGuess(question, outcome);
        expect(parseGuess(board, throughJson(exact))).toStrictEqual(exact);
        expect(closenessTo(question, outcome, exact)).toBe(1);
      }),
    );
  });

  test('the order of the answers, and so their authors, have no influence on the closeness of a guess', () => {
    fc.assert(
      fc.property(rounds(type), fc.integer(), ({ board, answers }, seed) => {
        const question = guessQuestionOf(board);
        if (!question) return;
        const guess = sampleGuess(question, answers.length, generator(seed).next);
        const closeness = closenessOf(board, answers, guess);
        expect(closenessOf(board, answers.toReversed(), guess)).toBe(closeness);
      }),
    );
  });

  test('partial answers have an outcome for the guesses', () => {
    fc.assert(
      fc.property(rounds(type), fc.integer(), ({ board, answers }, seed) => {
        const random = generator(seed).next;
        const question = guessQuestionOf(board);
        const partial = answers.flatMap(({ ratedBy, gameData }) => {
          const draft = parseAnswer(board, partOf(throughJson(gameData), random));
          const counted = partialAnswer(board, draft);
          return counted ? [{ ratedBy, gameData: counted }] : [];
        });
        if (!question) return;
        const closeness = closenessOf(board, partial, sampleGuess(question, answers.length, random));
        expect(closeness >= 0 && closeness <= 1).toBe(true);
      }),
    );
  });

  test('an answer has at most one opinion, from 0 to 1, per subject of the board', () => {
    fc.assert(
      fc.property(rounds(type), ({ board, answers }) => {
        const subjects = subjectsOf(board).map(({ id }) => id);
        expect(new Set(subjects).size).toBe(subjects.length);
        for (const { gameData } of answers) {
          const opinions = opinionsOf(board, gameData);
          const named = opinions.map(({ subject }) => subject);
          expect(new Set(named).size).toBe(named.length);
          expect(subjects).toEqual(expect.arrayContaining(named));
          for (const opinion of opinions) {
            expect('value' in opinion ? 'graded' : 'choice').toBe(scaleOf(board));
            if ('value' in opinion) expect(opinion.value >= 0 && opinion.value <= 1).toBe(true);
            expect(opinion.said).not.toBe('');
          }
        }
      }),
    );
  });

  test('the subjects of a lobby game are exactly its players; a normal game has no player as subject', () => {
    fc.assert(
      fc.property(rounds(type), ({ board, answers }) => {
        const rated = subjectsOf(board).filter(({ kind }) => kind === 'player');
        const players = answers.map(({ ratedBy }) => ratedBy.user);
        expect(rated.map(({ id }) => id)).toEqual(isLobbyGame(type) ? players : []);
      }),
    );
  });

  test('board, results and record are plain JSON, whichever players have answered', () => {
    fc.assert(
      fc.property(rounds(type), fc.nat({ max: 8 }), ({ board, answers }, count) => {
        const some = answers.slice(0, count);
        const results = resultsFor(board, some);
        const record = some.map(({ gameData }) => recordAnswer(board, gameData));
        expect(throughJson({ board, results, record })).toStrictEqual({ board, results, record });
        const reveals = revealsOf(board, some);
        expect(throughJson(reveals)).toStrictEqual(reveals);
      }),
    );
  });

  test('any partial answer counts when the timer ends; results, opinions and record accept it', () => {
    fc.assert(
      fc.property(rounds(type), fc.integer(), ({ board, answers }, seed) => {
        const random = generator(seed).next;
        const counted = answers.flatMap(({ ratedBy, gameData }) => {
          const draft = parseAnswer(board, partOf(gameData, random));
          if (!draft) throw new Error('A part of an answer has to fit');
          const partial = partialAnswer(board, draft);
          const isNothing = progressOf(board, draft).done === 0 && ownSubject(board, draft) === null;
          expect(partial === null).toBe(isNothing);
          if (partial) expect(parseAnswer(board, throughJson(partial))).toStrictEqual(partial);
          return partial ? [{ ratedBy, gameData: partial }] : [];
        });
        expect(partialAnswer(board, null)).toBeNull();
        const results = resultsFor(board, counted);
        const record = counted.map(({ gameData }) => recordAnswer(board, gameData));
        expect(throughJson({ results, record })).toStrictEqual({ results, record });
        for (const { gameData } of counted) {
          const opinions = opinionsOf(board, gameData);
          // A text counts also without marks: it is what the author adds, and no opinion.
          expect(opinions.length > 0 || hasWriting(board)).toBe(true);
          for (const opinion of opinions)
            if ('value' in opinion) expect(opinion.value >= 0 && opinion.value <= 1).toBe(true);
        }
      }),
    );
  });

  test('an unfinished answer has opinions only about what it rates', () => {
    fc.assert(
      fc.property(rounds(type), fc.integer(), ({ board, answers }, seed) => {
        for (const { gameData } of answers) {
          const draft = parseAnswer(board, partOf(gameData, generator(seed).next));
          if (!draft || isComplete(board, draft)) continue;
          const { length } = opinionsOf(board, draft);
          const { done } = progressOf(board, draft);
          // In a step, an answer can be unfinished with opinions from earlier ones.
          if (hasSteps(board)) expect(length > 0).toBe(done > 0);
          else expect(length).toBe(done);
        }
      }),
    );
  });

  test('rejects invalid answers', () => {
    fc.assert(
      fc.property(rounds(type), fc.anything(), ({ board }, nonsense) => {
        const parsed = parseAnswer(board, nonsense);
        if (parsed !== null) expect(parseAnswer(board, throughJson(parsed))).toStrictEqual(parsed);
      }),
    );
  });

  test("any texts make games that pass the administrators' schema, or no games", () => {
    const word = fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim() || 'Tea');
    const words = fc.record({
      name: fc.string({ minLength: 1, maxLength: 80 }).map((text) => text.trim() || 'Drinks'),
      texts: fc.uniqueArray(word, { maxLength: 20, selector: (text) => text.toLocaleLowerCase('en') }),
    });
    fc.assert(
      fc.property(words, (own) => {
        for (const game of gamesFromTexts(type, own)) expect(v.parse(playedGameSchema, game)).toEqual(game);
      }),
    );
  });
});
