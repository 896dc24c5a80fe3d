import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { generator } from '../../model/random.ts';
import { people, person } from '../../testing/people.ts';
import { playSteps } from '../../testing/steps.ts';
import { type PlayedGame, prepareRound } from '../../themes/game.ts';
import type { RatedAnswer } from '../contract.ts';
import {
  isComplete,
  mergeAnswer,
  nextBoard,
  opinionsOf,
  parseAnswer,
  partialAnswer,
  progressOf,
  recordAnswer,
  resultsFor,
  revealsOf,
  sampleAnswer,
  skillOf,
} from '../registry.ts';
import { whoseIsIt } from './rules.ts';
import type { WhoseIsItAnswer, WhoseIsItBoard } from './schema.ts';

const game: PlayedGame = {
  name: 'Out of the fire',
  description: '',
  type: 'WhoseIsIt',
  config: { prompt: 'What do you carry out of a fire?' },
  items: [],
};
const random = () => generator(5).next;
// The board type of this game.
const board = prepareRound(game, { players: people(4), random: random() }) as WhoseIsItBoard;
const wrote = (text: string | null): WhoseIsItAnswer => ({ text, authors: [] });
const answersOf = (...texts: (string | null)[]) =>
  texts.map((text, at) => ({ ratedBy: person(at + 1), gameData: wrote(text) }));
const guessBoard = (...texts: (string | null)[]): WhoseIsItBoard => {
  const next = nextBoard(board, answersOf(...texts), random());
  if (next?.type !== 'WhoseIsIt') throw new Error('There is a second step');
  return next;
};
const idOf = ({ texts }: WhoseIsItBoard, wanted: string): string =>
  texts?.find(({ text }) => text === wanted)?.id ?? '';
/** An answer that names player n for each of these texts. */
const guessed = (
  on: WhoseIsItBoard,
  text: string | null,
  guesses: Record<string, number>,
): WhoseIsItAnswer => ({
  text,
  authors: Object.entries(guesses).map(([about, n]) => ({ text: idOf(on, about), player: `player-${n}` })),
});
const by = (n: number, gameData: WhoseIsItAnswer) => ({ ratedBy: person(n), gameData });

describe('the prompt', () => {
  test.each(['A food you pretend to like', 'x'.repeat(120)])('accepts %j', (prompt) => {
    expect(v.is(whoseIsIt.configSchema, { prompt })).toBe(true);
  });

  test.each(['', '  ', '\u200b', 'A toast to {player}', 'x'.repeat(121)])('rejects %j', (prompt) => {
    expect(v.is(whoseIsIt.configSchema, { prompt })).toBe(false);
  });
});

describe('writing', () => {
  test('is complete with a text, or with the decision to write nothing', () => {
    const states = [null, wrote(''), wrote('  '), wrote('The cat'), wrote(null)];
    expect(states.map((answer) => isComplete(board, answer))).toEqual([false, false, false, true, true]);
  });

  test.each([
    ['80 characters', 'x'.repeat(80)],
    ['80 Arabic letters with marks', 'بَ'.repeat(80)],
  ])('accepts %s', (_case, text) => {
    expect(parseAnswer(board, wrote(text))).toEqual(wrote(text));
    expect(guessBoard(text, 'Ants', 'Bees').texts?.map((written) => written.text)).toContain(text);
  });

  test.each([
    ['81 characters', wrote('x'.repeat(81))],
    ['a line break', wrote('one\ntwo')],
    ['a guess before there are texts', { text: 'Hi', authors: [{ text: 'text-1', player: 'player-1' }] }],
    ['the answer of another mini-game', { text: 'Hi', marks: [] }],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(board, answer)).toBeNull();
  });

  test('leads to the texts in an order that says neither who wrote them nor who sent first', () => {
    const texts = ['Ants', 'Bees', 'Cats', 'Dogs'];
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const answers = answersOf(...(seed % 2 === 0 ? texts : texts.toReversed()));
      const next = nextBoard(board, answers, generator(seed >> 1).next);
      if (next?.type !== 'WhoseIsIt') throw new Error('There is a second step');
      expect(next.people).toEqual(people(4));
      expect(JSON.stringify(next)).not.toContain('ratedBy');
      seen.add(JSON.stringify(next.texts));
    }
    // The same random numbers give the same order, whoever has written what.
    expect(seen.size).toBeLessThanOrEqual(24);
    expect(seen.size).toBeGreaterThan(12);
  });

  test('has as its people only those who wrote, in the order of the answers', () => {
    expect(guessBoard('Ants', null, 'Bees', 'Cats').people).toEqual([person(1), person(3), person(4)]);
  });

  test.each([
    ['no text', [null, ' ', null]],
    ['two authors', ['Ants', 'Bees']],
    ['two authors and a player without a text', ['Ants', 'Bees', null]],
    ['three authors of the same text', ['Ants', 'ants ', 'ANTS']],
  ])('ends the round with %s', (_case, texts) => {
    expect(nextBoard(board, answersOf(...texts), random())).toBeNull();
  });
});

describe('guessing', () => {
  const on = guessBoard('Ants', 'Bees', 'Cats', null);

  test('is complete when all texts but the own one have an author', () => {
    expect(progressOf(on, wrote('Ants'))).toEqual({ done: 0, max: 2 });
    expect(progressOf(on, guessed(on, 'Ants', { Bees: 3, Cats: 3 }))).toEqual({ done: 2, max: 2 });
    expect(progressOf(on, wrote(null))).toEqual({ done: 0, max: 3 });
    expect(progressOf(on, null)).toEqual({ done: 0, max: 3 });
  });

  test.each([
    ['a guess about the own text', guessed(on, 'ants', { Ants: 2 })],
    ['a text twice', { text: null, authors: [1, 2].map((n) => ({ text: 'text-1', player: `player-${n}` })) }],
    ['an unknown text', { text: null, authors: [{ text: 'text-9', player: 'player-1' }] }],
    ['a player who has written nothing', guessed(on, 'Ants', { Bees: 4 })],
    ['a player who is not there', guessed(on, 'Ants', { Bees: 9 })],
  ])('rejects %s', (_case, answer) => {
    expect(parseAnswer(on, answer)).toBeNull();
  });

  test('can leave a text open that the player does not know: no opinion, and no vote if nothing is left', () => {
    const skipping = (guesses: Record<string, number>, ...texts: string[]) => ({
      ...guessed(on, null, guesses),
      skipped: texts.map((text) => idOf(on, text)),
    });
    const answer = skipping({ Ants: 1, Bees: 3 }, 'Cats');
    expect(parseAnswer(on, answer)).toEqual(answer);
    expect(progressOf(on, skipping({ Ants: 1 }, 'Cats'))).toEqual({ done: 1, max: 2, unknown: 1 });
    expect(isComplete(on, answer)).toBe(true);
    expect(isComplete(on, skipping({}, 'Ants', 'Bees', 'Cats'))).toBe(true);
    expect(opinionsOf(on, answer).map(({ subject }) => subject)).toEqual([
      idOf(on, 'Ants'),
      idOf(on, 'Bees'),
    ]);
    for (const wrong of [skipping({ Ants: 1 }, 'Ants'), skipping({}, 'Ants', 'Ants'), skipping({}, 'Dogs')])
      expect(parseAnswer(on, wrong)).toBeNull();
    expect(mergeAnswer(on, wrote('Ants'), skipping({}, 'Ants', 'Bees'))).toEqual({
      text: 'Ants',
      authors: [],
      skipped: [idOf(on, 'Bees')],
    });
    expect(partialAnswer(on, skipping({}, 'Ants', 'Bees', 'Cats'))).toBeNull();
  });

  test('changes no text: who claims another one still guesses only those of the others', () => {
    const claim = guessed(on, 'Bees', { Ants: 2 });
    expect(mergeAnswer(on, wrote('Ants'), claim)).toEqual(wrote('Ants'));
    expect(mergeAnswer(on, null, claim)).toEqual({ ...claim, text: null });
  });

  test('a text counts without guesses; an answer without both does not', () => {
    expect(partialAnswer(on, wrote('Ants'))).toEqual(wrote('Ants'));
    expect(partialAnswer(on, wrote(null))).toBeNull();
  });

  test('gives an opinion on each text: the player who was named', () => {
    expect(opinionsOf(on, guessed(on, 'Ants', { Bees: 3 }))).toEqual([
      { subject: idOf(on, 'Bees'), choice: 'player-3', said: 'Player 3' },
    ]);
  });

  test('is recorded with the texts', () => {
    expect(recordAnswer(on, guessed(on, 'Ants', { Bees: 3 }))).toEqual({
      text: 'Ants',
      authors: [{ text: 'Bees', player: 'player-3' }],
    });
  });
});

describe('the results', () => {
  const on = guessBoard('Ants', 'Bees', 'Cats', null);
  const answers = [
    by(1, guessed(on, 'Ants', { Bees: 2, Cats: 2 })),
    by(2, guessed(on, 'Bees', { Ants: 1, Cats: 1 })),
    by(3, guessed(on, 'Cats', { Ants: 1, Bees: 1 })),
    by(4, guessed(on, null, { Ants: 1, Bees: 2, Cats: 1 })),
  ];

  test('go from the text that most have guessed to the hardest', () => {
    const { texts } = resultsFor(on, answers);
    expect(texts.map(({ text, authors, right }) => [text.text, authors, right])).toEqual([
      ['Ants', ['player-1'], ['player-2', 'player-3', 'player-4']],
      ['Bees', ['player-2'], ['player-1', 'player-4']],
      ['Cats', ['player-3'], []],
    ]);
    expect(texts[1]?.guesses).toContainEqual({ user: 'player-3', player: 'player-1' });
    expect(revealsOf(on, answers)).toMatchObject([{ place: 3, faces: 4 }, { place: 2 }, { place: 1 }]);
  });

  test('count how many each player has guessed; nothing for a player who only wrote', () => {
    expect(skillOf(on, answers)).toEqual([
      { user: 'player-1', right: 1, of: 2 },
      { user: 'player-2', right: 1, of: 2 },
      { user: 'player-3', right: 1, of: 2 },
      { user: 'player-4', right: 2, of: 3 },
    ]);
    const [, ...others] = answers;
    expect(skillOf(on, [by(1, wrote('Ants')), ...others]).map(({ user }) => user)).not.toContain('player-1');
  });

  test('count what is not guessed in time as not right', () => {
    const [, ...others] = answers;
    expect(skillOf(on, [by(1, guessed(on, 'Ants', { Bees: 2 })), ...others])[0]).toEqual({
      user: 'player-1',
      right: 1,
      of: 2,
    });
  });

  test('count a text that a player does not know as not right, and nothing for a player who knows none', () => {
    const [first, ...others] = answers;
    const cats = { ...guessed(on, 'Ants', { Bees: 2 }), skipped: [idOf(on, 'Cats')] };
    expect(skillOf(on, [by(1, cats), ...others])).toContainEqual({ user: 'player-1', right: 1, of: 2 });
    const { texts } = resultsFor(on, [by(1, cats), ...others]);
    expect(texts.find(({ text }) => text.text === 'Cats')?.guesses).toHaveLength(2);
    const none = { ...wrote('Ants'), skipped: [idOf(on, 'Bees'), idOf(on, 'Cats')] };
    expect(skillOf(on, [by(1, none), ...others]).map(({ user }) => user)).not.toContain(first?.ratedBy.user);
  });

  test('leave a text open whose author has left', () => {
    const left = answers.filter(({ ratedBy }) => ratedBy.user !== 'player-3');
    const cats = resultsFor(on, left).texts.find(({ text }) => text.text === 'Cats');
    expect(cats).toMatchObject({ authors: [], right: [] });
    expect(skillOf(on, left)).toContainEqual({ user: 'player-4', right: 2, of: 2 });
  });

  test('either author of a text that two have written is right', () => {
    const twins = guessBoard('Ants', 'ANTS', 'Cats', 'Dogs');
    expect(twins.texts).toHaveLength(3);
    const [ants] = (twins.texts ?? []).filter(({ text }) => text.toLowerCase() === 'ants');
    const round = [
      by(1, wrote('Ants')),
      by(2, wrote('ANTS')),
      by(3, guessed(twins, 'Cats', { [ants?.text ?? '']: 1 })),
      by(4, guessed(twins, 'Dogs', { [ants?.text ?? '']: 2 })),
    ];
    const { authors, right } = resultsFor(twins, round).texts.find(({ text }) => text.id === ants?.id) ?? {};
    expect(authors).toEqual(['player-1', 'player-2']);
    expect(right).toEqual(['player-3', 'player-4']);
    expect(progressOf(twins, wrote('ants'))).toEqual({ done: 0, max: 2 });
  });

  test('have all texts, and no guesses, if there was nothing to guess', () => {
    const few = answersOf('Ants', 'Bees');
    const { texts, isGuessed } = resultsFor(board, few);
    expect(isGuessed).toBe(false);
    expect(texts.map(({ text, authors }) => [text.text, authors])).toEqual([
      ['Ants', ['player-1']],
      ['Bees', ['player-2']],
    ]);
    expect(skillOf(board, few)).toEqual([]);
    expect(whoseIsIt.writing?.shown(board, few)).toEqual(['Ants', 'Bees']);
    expect(whoseIsIt.writing?.shown(board, [])).toEqual([]);
  });

  test('no player ever guesses the own text, however the answers come about', () => {
    const word = fc.constantFrom('Ants', 'ants ', 'Bees', 'Cats', 'Dogs', null);
    const play = fc.record({ texts: fc.array(word, { minLength: 2, maxLength: 8 }), seed: fc.nat() });
    fc.assert(
      fc.property(play, ({ texts, seed }) => {
        const { next } = generator(seed);
        const end = playSteps(board, {
          players: people(texts.length),
          answerTo: (shown, at) =>
            shown.type === 'WhoseIsIt' && shown.texts ? sampleAnswer(shown, next) : wrote(texts[at] ?? null),
          random: next,
        });
        if (end.board.type !== 'WhoseIsIt') return;
        for (const { gameData } of end.answers) {
          expect(parseAnswer(end.board, gameData)).toEqual(gameData);
          expect(isComplete(end.board, gameData)).toBe(true);
        }
        const answers = end.answers as RatedAnswer<WhoseIsItAnswer>[]; // of this game
        for (const { authors, guesses } of resultsFor(end.board, answers).texts)
          expect(guesses.filter(({ user }) => authors.includes(user))).toEqual([]);
        for (const { right, of } of skillOf(end.board, end.answers)) expect(right <= of && of > 0).toBe(true);
      }),
    );
  });
});
