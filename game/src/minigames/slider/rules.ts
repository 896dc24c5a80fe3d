import { limits } from '../../limits.ts';
import type { MiniGame, RatedAnswer } from '../contract.ts';
import { defaultPoints } from '../fields.ts';
import { roundedToMillionth } from '../ranking.ts';
import {
  type SliderAnswer,
  type SliderBoard,
  type SliderResults,
  sliderAnswerSchema,
  sliderBoardSchema,
  sliderConfigSchema,
} from './schema.ts';

/**
 * Returns the index of the point nearest to `value` (0-10) among `count` evenly spaced ones. Halfway rounds
 * up.
 */
export const nearestPoint = (value: number, count: number): number =>
  Math.round((value / limits.slider.max) * (count - 1));

/** Two values are far apart at half of the axis. */
const contestedApart = limits.slider.max / 2;

/** Returns the lowest and the highest answer if they are far apart; null if they are not. */
export const farEnds = <Rated extends RatedAnswer<SliderAnswer>>(
  answers: readonly Rated[],
): { low: Rated; high: Rated } | null => {
  const sorted = answers.toSorted((one, other) => one.gameData.ratingValue - other.gameData.ratingValue);
  const [low, high] = [sorted[0], sorted.at(-1)];
  return low && high && high.gameData.ratingValue - low.gameData.ratingValue >= contestedApart
    ? { low, high }
    : null;
};

/** The step of a guess about the mean. */
const guessStep = 0.5;

/** Returns where a value stands on the slider: 0 at the least value, 1 at the greatest. */
export const shareOf = (value: number): number =>
  (value - limits.slider.min) / (limits.slider.max - limits.slider.min);

/** Slider: one value from 0 to 10 on an axis of labelled points. */
export const slider: MiniGame<
  'Slider',
  typeof sliderConfigSchema,
  typeof sliderAnswerSchema,
  SliderBoard,
  SliderResults
> = {
  type: 'Slider',
  kind: 'normal',
  label: 'Slider',
  pace: 'fast',
  configSchema: sliderConfigSchema,
  answerSchema: sliderAnswerSchema,
  boardSchema: sliderBoardSchema,
  itemsOnBoard: () => 0,
  prepare: (config) => ({ type: 'Slider', points: config.points }),
  isValidAnswer: (board, answer) =>
    answer.sliderIndex === nearestPoint(answer.ratingValue, board.points.length),
  emptyAnswer: () => null,
  progress: (_board, answer) => ({ done: answer ? 1 : 0, max: 1 }),
  results: (board, answers) => ({
    // The sum of decimals can be a little less than a half: all who write it round it to the same number.
    mean: answers.length
      ? roundedToMillionth(
          answers.reduce((sum, { gameData }) => sum + gameData.ratingValue, 0) / answers.length,
        )
      : null,
    histogram: board.points.map((point, index) => {
      const users = answers
        .filter(({ gameData }) => gameData.sliderIndex === index)
        .map(({ ratedBy }) => ratedBy.user);
      return { point, count: users.length, users };
    }),
  }),
  subjects: () => [{ kind: 'question', id: 'question' }],
  scale: () => 'graded',
  ends: ({ points }) => ({ lowest: 0, low: points[0]?.name ?? '', high: points.at(-1)?.name ?? '' }),
  opinions: (board, { ratingValue, sliderIndex }) => [
    {
      subject: 'question',
      value: ratingValue / limits.slider.max,
      said: board.points[sliderIndex]?.name ?? String(ratingValue),
    },
  ],
  reveals: (_board, answers) => answers.map(() => ({ kind: 'answer' })),
  record: (_board, answer) => answer,
  roundsFromTexts: ({ name, texts }) =>
    texts.map((text) => ({ name: text, description: name, config: { points: defaultPoints }, items: [] })),
  guess: {
    question: ({ points }) => ({
      kind: 'value',
      text: 'Where does the whole group land?',
      truth: 'The group’s average is …',
      min: limits.slider.min,
      max: limits.slider.max,
      step: guessStep,
      points,
    }),
    outcome: (_board, answers) => ({
      kind: 'value',
      value: answers.reduce((sum, { gameData }) => sum + gameData.ratingValue, 0) / answers.length,
    }),
  },
  sampleAnswer: ({ points }, random) => {
    const ratingValue = Math.floor(random() * (limits.slider.max * 10 + 1)) / 10;
    return { ratingValue, sliderIndex: nearestPoint(ratingValue, points.length) };
  },
};
