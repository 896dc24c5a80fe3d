import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { generator } from '../../model/random.ts';
import { people, person } from '../../testing/people.ts';
import { type PlayedGame, prepareRound } from '../../themes/game.ts';
import {
  isComplete,
  mergeAnswer,
  nextBoard,
  parseAnswer,
  partialAnswer,
  progressOf,
  recordAnswer,
  resultsFor,
} from '../registry.ts';
import { promptText } from './prompt.ts';
import { writeAndRate } from './rules.ts';
import type { WriteAndRateAnswer, WriteAndRateBoard } from './schema.ts';

const game = (prompt = 'Worst thing to hear from {player} at 3 a.m.'): PlayedGame => ({
  name: 'Three in the morning',
  description: '',
  type: 'WriteAndRate',
  config: { prompt },
  items: [],
});
const random = () => generator(5).next;
// The board type of this game.
const boardOf = (count = 3, prompt?: string) =>
  prepareRound(game(prompt), { players: people(count), random: random() }) as WriteAndRateBoard;
const wrote = (text: string | null): WriteAndRateAnswer => ({ text, marks: [] });
const answersOf = (...texts: (string | null)[]) =>
  texts.map((text, at) => ({ ratedBy: person(at + 1), gameData: wrote(text) }));
const rateBoard = (...texts: (string | null)[]): WriteAndRateBoard => {
  const next = nextBoard(boardOf(), answersOf(...texts), random());
  if (next?.type !== 'WriteAndRate') throw new Error('There is a second step');
  return next;
};
const idOf = (board: WriteAndRateBoard, text: string): string =>
  board.texts?.find((written) => written.text === text)?.id ?? '';
const rated = (board: WriteAndRateBoard, text: string | null, marks: Record<string, number>) => ({
  text,
  marks: Object.entries(marks).map(([about, value]) => ({ text: idOf(board, about), value })),
});

describe('the prompt', () => {
  test('names players of the round, each placeholder another one', () => {
    const board = boardOf(3, 'A duet by {player} and {other}, for {player}');
    const [one, other] = board.named.map(({ username }) => username);
    expect(new Set([one, other]).size).toBe(2);
    expect(promptText(board)).toBe(`A duet by ${one} and ${other}, for ${one}`);
  });

  test('names no player who sits out, and does without names if there are too few players', () => {
    expect(promptText(boardOf(0, 'A toast to {player}'))).toBe('A toast to one of you');
    expect(promptText(boardOf(1, '{player} and {other}'))).toBe(
      `${person(1).username} and another one of you`,
    );
  });

  test('has the name of a player who is called like a placeholder or like a pattern of a replacement', () => {
    const named = [{ ...person(1), username: '{other}' }, person(2)];
    expect(promptText({ prompt: 'To {player} and {other}', named })).toBe('To {other} and Player 2');
    expect(promptText({ prompt: 'To {player}', named: [{ ...person(1), username: '$& $1' }] })).toBe(
      'To $& $1',
    );
  });

  test.each(['A toast', '{player}, {other} and {player}', '{player}’s hat'])('accepts %j', (prompt) => {
    expect(v.safeParse(writeAndRate.configSchema, { prompt }).success).toBe(true);
  });

  test.each(['{players}', '{', 'Hi }', '{player', ''])('rejects %j', (prompt) => {
    expect(v.safeParse(writeAndRate.configSchema, { prompt }).success).toBe(false);
  });
});

describe('writing', () => {
  test('is complete with a text, or with the decision to write nothing', () => {
    const board = boardOf();
    const states = [null, wrote(''), wrote('  '), wrote('Hello'), wrote(null)];
    expect(states.map((answer) => isComplete(board, answer))).toEqual([false, false, false, true, true]);
  });

  test.each([
    ['80 characters', 'x'.repeat(80)],
    ['80 Arabic letters with marks', 'بَ'.repeat(80)],
    ['80 emoji', '👩‍🚀'.repeat(80)],
  ])('accepts %s', (_case, text) => {
    expect(parseAnswer(boardOf(), wrote(text))).toEqual(wrote(text));
  });

  test.each([
    ['81 characters', wrote('x'.repeat(81))],
    ['a line break', wrote('one\ntwo')],
    ['a letter with hundreds of marks', wrote(`a${'\u0301'.repeat(500)}`)],
    ['marks before there are texts', { text: 'Hi', marks: [{ text: 'text-1', value: 3 }] }],
    ['a list', { text: ['Hi'], marks: [] }],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(boardOf(), answer)).toBeNull();
  });

  test('is over when all have written; the texts have no authors, and are in an order that does not depend on when they were sent', () => {
    const texts = ['Ants', 'Bees', 'Cats', 'Dogs'];
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const sent = seed % 2 === 0 ? texts : texts.toReversed();
      const next = nextBoard(boardOf(), answersOf(...sent), generator(seed >> 1).next);
      seen.add(JSON.stringify(next));
      expect(JSON.stringify(next)).not.toContain('ratedBy');
    }
    // The same random numbers give the same order, also if the texts were sent in another one.
    expect(seen.size).toBeLessThanOrEqual(24);
    expect(seen.size).toBeGreaterThan(12);
  });

  test('two equal texts are one, blank ones are none; without any text the round is over', () => {
    expect(rateBoard('More cheese', ' more CHEESE ', ' ', null).texts).toHaveLength(1);
    expect(nextBoard(boardOf(), answersOf(null, ' '), random())).toBeNull();
  });
});

describe('rating', () => {
  const board = rateBoard('Ants', 'Bees', null);

  test('is complete when all texts but the own one have a mark', () => {
    expect(progressOf(board, wrote('Ants'))).toEqual({ done: 0, max: 1 });
    expect(progressOf(board, rated(board, 'Ants', { Bees: 4 }))).toEqual({ done: 1, max: 1 });
    expect(progressOf(board, wrote(null))).toEqual({ done: 0, max: 2 });
    expect(isComplete(rateBoard('Ants', null), wrote('Ants'))).toBe(true);
  });

  test.each([
    ['a mark for the own text', rated(board, 'ANTS', { Ants: 5 })],
    ['a text twice', { text: null, marks: [1, 2].map((value) => ({ text: 'text-1', value })) }],
    ['an unknown text', { text: null, marks: [{ text: 'text-9', value: 1 }] }],
    ['0', rated(board, null, { Ants: 0 })],
    ['6', rated(board, null, { Ants: 6 })],
    ['half a mark', rated(board, null, { Ants: 2.5 })],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(board, answer)).toBeNull();
  });

  test('can leave out a text: it needs no mark and gets no opinion', () => {
    const board = rateBoard('Mine', 'Yours', 'Hers');
    const skipping = (marks: Record<string, number>, ...texts: string[]) => ({
      ...rated(board, 'Mine', marks),
      skipped: texts.map((text) => idOf(board, text)),
    });
    expect(progressOf(board, skipping({}, 'Hers'))).toEqual({ done: 0, max: 1, unknown: 1 });
    const answer = skipping({ Yours: 5 }, 'Hers');
    expect(parseAnswer(board, answer)).toEqual(answer);
    expect(isComplete(board, answer)).toBe(true);
    expect(writeAndRate.opinions(board, answer).map(({ subject }) => subject)).toEqual([
      idOf(board, 'Yours'),
    ]);
    for (const wrong of [skipping({ Yours: 5 }, 'Yours'), skipping({}, 'Mine'), skipping({}, 'Hers', 'Hers')])
      expect(parseAnswer(board, wrong)).toBeNull();
    expect(mergeAnswer(board, wrote('Mine'), skipping({}, 'Mine', 'Hers'))).toEqual(skipping({}, 'Hers'));
    expect(partialAnswer(board, skipping({}, 'Yours', 'Hers'))).not.toBeNull();
  });

  test('changes no text: who claims another text still rates only those of the others', () => {
    const claimed = parseAnswer(board, rated(board, 'Bees', { Ants: 5 }));
    if (!claimed) throw new Error('The claim is well-formed');
    expect(mergeAnswer(board, wrote('Ants'), claimed)).toEqual(wrote('Ants'));
    expect(mergeAnswer(board, null, claimed)).toEqual(rated(board, null, { Ants: 5 }));
  });

  test('a text counts also if its author has rated nothing; an answer without both does not', () => {
    expect(partialAnswer(board, wrote('Ants'))).toEqual(wrote('Ants'));
    expect(partialAnswer(board, wrote(null))).toBeNull();
  });

  test('gives an opinion on each rated text', () => {
    expect(writeAndRate.opinions(board, rated(board, null, { Ants: 1, Bees: 5 }))).toEqual([
      { subject: idOf(board, 'Ants'), value: 0.2, said: '1' },
      { subject: idOf(board, 'Bees'), value: 1, said: '5' },
    ]);
  });

  test('is recorded with the texts', () => {
    expect(recordAnswer(board, rated(board, 'Ants', { Bees: 4 }))).toEqual({
      text: 'Ants',
      marks: [{ text: 'Bees', value: 4 }],
    });
  });
});

describe('the results', () => {
  const board = rateBoard('Ants', 'Bees', 'Cats');

  test('are the means, best first, with the authors; a text of a player who has left has none', () => {
    const answers = [
      { ratedBy: person(1), gameData: rated(board, 'Ants', { Bees: 2, Cats: 5 }) },
      { ratedBy: person(2), gameData: rated(board, 'Bees', { Ants: 4, Cats: 4 }) },
    ];
    const { standings } = resultsFor(board, answers);
    expect(standings.map(({ text, authors, mean, rank }) => [text.text, authors, mean, rank])).toEqual([
      ['Cats', [], 4.5, 1],
      ['Ants', ['player-1'], 4, 2],
      ['Bees', ['player-2'], 2, 3],
    ]);
  });

  test('a player never rates the own text, however the answers come about', () => {
    const word = fc.constantFrom('Ants', 'ants ', 'Bees', 'Cats', null);
    const play = fc.record({ texts: fc.array(word, { minLength: 2, maxLength: 8 }), seed: fc.nat() });
    fc.assert(
      fc.property(play, ({ texts, seed }) => {
        const { next } = generator(seed);
        const step = nextBoard(boardOf(), answersOf(...texts), next);
        if (step?.type !== 'WriteAndRate') return;
        const answers = answersOf(...texts).map(({ ratedBy, gameData }) => ({
          ratedBy,
          gameData: mergeAnswer(step, gameData, writeAndRate.sampleAnswer(step, next)) as WriteAndRateAnswer, // of this game
        }));
        for (const { gameData } of answers) {
          expect(parseAnswer(step, gameData)).toEqual(gameData);
          expect(isComplete(step, gameData)).toBe(true);
        }
        for (const { authors, ratings } of resultsFor(step, answers).standings)
          expect(ratings.filter(({ user }) => authors.includes(user))).toEqual([]);
      }),
    );
  });
});
