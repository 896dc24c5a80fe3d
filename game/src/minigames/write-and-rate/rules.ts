import { limits } from '../../limits.ts';
import { takeRandom } from '../../model/random.ts';
import { isBlank, normalizedName } from '../../text.ts';
import type { MiniGame, RatedAnswer, Subject } from '../contract.ts';
import type { Item } from '../fields.ts';
import { namesEachOnce } from '../items.ts';
import { placeReveals } from '../places.ts';
import { ranked, roundedToMillionth } from '../ranking.ts';
import { playersFor } from './prompt.ts';
import {
  type WriteAndRateAnswer,
  type WriteAndRateBoard,
  type WriteAndRateResults,
  type WrittenText,
  writeAndRateAnswerSchema,
  writeAndRateBoardSchema,
  writeAndRateConfigSchema,
} from './schema.ts';

const { min, max } = limits.written.rating;

/** Returns what a player has written; null for nothing. */
const writtenBy = (answer: WriteAndRateAnswer | null): string | null =>
  answer?.text && !isBlank(answer.text) ? answer.text.trim() : null;

/** Returns true if the answer's author wrote this text. Texts that differ only in case or width are the same. */
const isOwnText = (answer: WriteAndRateAnswer | null, { text }: Pick<WrittenText, 'text'>): boolean => {
  const own = writtenBy(answer);
  return own !== null && normalizedName(own) === normalizedName(text);
};

/** Returns the texts of the board that the author of this answer rates: all but the own one. */
export const textsToRate = ({ texts }: WriteAndRateBoard, answer: WriteAndRateAnswer | null): WrittenText[] =>
  (texts ?? []).filter((text) => !isOwnText(answer, text));

/**
 * Returns the texts in random order, each once. They are sorted first: the answers come in an order that all players have seen,
 * which could be found again behind a shuffle by who guesses the room's random numbers.
 */
const shuffledTexts = (
  answers: readonly RatedAnswer<WriteAndRateAnswer>[],
  random: () => number,
): WrittenText[] => {
  const texts = answers.flatMap(({ gameData }) => writtenBy(gameData) ?? []);
  const different = new Map(texts.toSorted().map((text) => [normalizedName(text), text]));
  const sorted = [...different].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  return takeRandom(sorted, sorted.length, random).map((text, at) => ({ id: `text-${at + 1}`, text }));
};

const itemOf = ({ id, text }: WrittenText): Item => ({ id, url: null, alt: text });

const subjects = ({ texts }: WriteAndRateBoard): Subject[] =>
  (texts ?? []).map((text) => ({ kind: 'item', id: text.id, item: itemOf(text) }));

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
      authors: answers.filter(({ gameData }) => isOwnText(gameData, text)).map(({ ratedBy }) => ratedBy.user),
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
  isValidAnswer: (board, answer) =>
    namesEachOnce(
      [...answer.marks.map(({ text }) => text), ...(answer.skipped ?? [])],
      textsToRate(board, answer).map(({ id }) => id),
    ),
  emptyAnswer: ({ texts }) => (texts === null ? null : { text: null, marks: [] }),
  progress: (board, answer) => {
    if (board.texts === null)
      return { done: answer && (answer.text === null || !isBlank(answer.text)) ? 1 : 0, max: 1 };
    const skipped = answer?.skipped?.length ?? 0;
    return { done: answer?.marks.length ?? 0, max: textsToRate(board, answer).length - skipped };
  },
  steps: {
    seconds: () => null,
    isInstant: () => false,
    counts: (_board, answer) => writtenBy(answer) !== null,
    merge: ({ texts }, before, next) => {
      if (texts === null) return { text: next.text, marks: [] };
      const text = before?.text ?? null;
      const own = texts.find((written) => isOwnText(before, written))?.id;
      const skipped = next.skipped?.filter((id) => id !== own) ?? [];
      const marks = next.marks.filter((mark) => mark.text !== own);
      return { text, marks, ...(skipped.length > 0 && { skipped }) };
    },
    advance: (board, answers, random) => {
      if (board.texts !== null) return null;
      const texts = shuffledTexts(answers, random);
      return texts.length > 0 ? { ...board, texts } : null;
    },
  },
  writing: {
    added: ({ texts }, answer) => (texts === null ? writtenBy(answer) : null),
    written: ({ text }) => text,
    ownSubject: ({ texts }, answer) => texts?.find((text) => isOwnText(answer, text))?.id ?? null,
    shown: ({ texts }) => (texts ?? []).map(({ text }) => text),
    source: (answer, shown) => (isOwnText(answer, { text: shown }) ? answer.text : null),
  },
  results,
  subjects,
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
  roundsFromTexts: ({ name, texts }) =>
    texts.map((text) => ({
      name: text,
      description: name,
      config: {
        prompt: text.replace(/[{}]/g, '').trim() || name.replace(/[{}]/g, '').trim() || 'Write something',
      },
      items: [],
    })),
  guess: {
    question: (board) =>
      (board.texts?.length ?? 0) < 3
        ? null
        : { kind: 'pick', text: 'Which text will come out on top?', options: subjects(board) },
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
