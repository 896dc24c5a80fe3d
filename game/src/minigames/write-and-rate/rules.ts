import { limits } from '../../limits.ts';
import type { MiniGame, RatedAnswer } from '../contract.ts';
import { placeReveals } from '../places.ts';
import { ranked, roundedToMillionth } from '../ranking.ts';
import {
  authorsOf,
  keptOf,
  ownTextId,
  promptRounds,
  saysOnce,
  shuffledTexts,
  textProgress,
  textSteps,
  textSubjects,
  writing,
} from '../written/texts.ts';
import { playersFor, promptText } from './prompt.ts';
import {
  type WriteAndRateAnswer,
  type WriteAndRateBoard,
  type WriteAndRateResults,
  writeAndRateAnswerSchema,
  writeAndRateBoardSchema,
  writeAndRateConfigSchema,
} from './schema.ts';

const { min, max } = limits.written.rating;

/** Returns the texts by their mean, with their authors and marks. */
const results = (
  { texts }: WriteAndRateBoard,
  answers: RatedAnswer<WriteAndRateAnswer>[],
): WriteAndRateResults => {
  const rated = (texts ?? []).map((text) => {
    const ratings = answers.flatMap(({ ratedBy, gameData }) =>
      gameData.marks
        .filter((mark) => mark.text === text.id)
        .map(({ value }) => ({ user: ratedBy.user, value })),
    );
    const sum = ratings.reduce((total, { value }) => total + value, 0);
    return {
      text,
      authors: authorsOf(text, answers),
      mean: ratings.length > 0 ? sum / ratings.length : null,
      ratings,
    };
  });
  return { standings: ranked(rated, ({ mean }) => roundedToMillionth(mean ?? 0)) };
};

/** The marks for a text are far apart at this distance. */
const contestedApart = 3;
/** The maximum number of contested texts in a round. */
const mostContested = 2;

/** Returns the ids of the texts whose marks are far apart, the widest gap first. */
export const contestedTexts = ({ standings }: WriteAndRateResults): string[] => {
  const gapOf = ({ ratings }: WriteAndRateResults['standings'][number]): number => {
    const values = ratings.map(({ value }) => value);
    return values.length < 2 ? 0 : Math.max(...values) - Math.min(...values);
  };
  return standings
    .filter((standing) => gapOf(standing) >= contestedApart)
    .toSorted((one, other) => gapOf(other) - gapOf(one))
    .slice(0, mostContested)
    .map(({ text }) => text.id);
};

/** What bots write. */
const sampleTexts = [
  'It was like this when I came',
  'Only when it rains',
  'Ask my lawyer, she is a cat',
  'We do not talk about the soup',
  'I can explain, but slowly',
  'More cheese',
  'That was the plan all along',
  'Please hold the line',
];

/** Write and rate: all players write a text to a prompt, then they rate the texts without knowing who wrote them. */
export const writeAndRate: MiniGame<
  'WriteAndRate',
  typeof writeAndRateConfigSchema,
  typeof writeAndRateAnswerSchema,
  WriteAndRateBoard,
  WriteAndRateResults
> = {
  type: 'WriteAndRate',
  kind: 'normal',
  label: 'Write and rate',
  pace: 'slow',
  configSchema: writeAndRateConfigSchema,
  answerSchema: writeAndRateAnswerSchema,
  boardSchema: writeAndRateBoardSchema,
  itemsOnBoard: () => 0,
  prepare: ({ prompt }, { players, random, away = [] }) => ({
    type: 'WriteAndRate',
    prompt,
    named: playersFor(
      prompt,
      players.filter(({ user }) => !away.includes(user)),
      random,
    ),
    texts: null,
  }),
  asks: promptText,
  isValidAnswer: (board, answer) =>
    saysOnce(
      board,
      answer,
      answer.marks.map(({ text }) => text),
    ),
  emptyAnswer: ({ texts }) => (texts === null ? null : { text: null, marks: [] }),
  progress: (board, answer) => textProgress(board, answer, answer?.marks.length ?? 0),
  steps: {
    ...textSteps,
    merge: (board, before, next) => {
      if (board.texts === null) return { text: next.text, marks: [] };
      const own = ownTextId(board, before);
      return { ...keptOf(board, before, next), marks: next.marks.filter(({ text }) => text !== own) };
    },
    advance: (board, answers, random) => {
      if (board.texts !== null) return null;
      const texts = shuffledTexts(answers, random);
      return texts.length > 0 ? { ...board, texts } : null;
    },
  },
  writing,
  results,
  subjects: textSubjects,
  scale: () => 'graded',
  ends: () => ({ lowest: min / max, low: String(min), high: String(max) }),
  opinions: (_board, { marks }) =>
    marks.map(({ text, value }) => ({ subject: text, value: value / max, said: String(value) })),
  reveals: (board, answers) => {
    const rated = results(board, answers);
    const contested = contestedTexts(rated);
    return placeReveals(rated.standings.length, answers.length, (place) =>
      contested.includes(rated.standings[place - 1]?.text.id ?? ''),
    );
  },
  record: ({ texts }, { text, marks }) => ({
    text,
    marks: marks.map((mark) => ({
      text: texts?.find(({ id }) => id === mark.text)?.text ?? mark.text,
      value: mark.value,
    })),
  }),
  roundsFromTexts: promptRounds,
  guess: {
    question: (board) =>
      (board.texts?.length ?? 0) < 3
        ? null
        : {
            kind: 'pick',
            text: 'Which text will come out on top?',
            truth: 'On top is …',
            options: textSubjects(board),
          },
    outcome: (board, answers) => ({
      kind: 'ranking',
      scores: results(board, answers).standings.map(({ text, mean }) => ({
        id: text.id,
        score: roundedToMillionth(mean ?? 0),
      })),
    }),
  },
  sampleAnswer: ({ texts }, random) =>
    texts === null
      ? { text: sampleTexts[Math.floor(random() * sampleTexts.length)] ?? null, marks: [] }
      : {
          text: null,
          marks: texts.map(({ id }) => ({ text: id, value: min + Math.floor(random() * (max - min + 1)) })),
        },
};
