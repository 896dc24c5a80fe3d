import type { MiniGame } from '../contract.ts';
import {
  type ChooseBoard,
  type ChooseResults,
  chooseAnswerSchema,
  chooseBoardSchema,
  chooseConfigSchema,
} from './schema.ts';

/** Choose: pick the left or the right side. */
export const choose: MiniGame<
  'Choose',
  typeof chooseConfigSchema,
  typeof chooseAnswerSchema,
  ChooseBoard,
  ChooseResults
> = {
  type: 'Choose',
  kind: 'normal',
  label: 'Choose',
  pace: 'fast',
  configSchema: chooseConfigSchema,
  answerSchema: chooseAnswerSchema,
  boardSchema: chooseBoardSchema,
  itemsOnBoard: () => 0,
  prepare: (config) => ({
    type: 'Choose',
    left: {
      header: config.sideHeaderLeft,
      description: config.sideDescriptionLeft,
      color: config.selectedPair.left,
    },
    right: {
      header: config.sideHeaderRight,
      description: config.sideDescriptionRight,
      color: config.selectedPair.right,
    },
  }),
  isValidAnswer: () => true,
  emptyAnswer: () => null,
  progress: (_board, answer) => ({ done: answer ? 1 : 0, max: 1 }),
  results: (_board, answers) => {
    const choosers = (side: 'left' | 'right') =>
      answers.filter(({ gameData }) => gameData.selectedSide === side).map(({ ratedBy }) => ratedBy.user);
    const [left, right] = [choosers('left'), choosers('right')];
    return { left: { count: left.length, users: left }, right: { count: right.length, users: right } };
  },
  subjects: () => [{ kind: 'question', id: 'question' }],
  scale: () => 'choice',
  ends: () => null,
  opinions: (board, { selectedSide }) => [
    { subject: 'question', choice: selectedSide, said: board[selectedSide].header },
  ],
  reveals: (_board, answers) => answers.map(() => ({ kind: 'answer' })),
  record: (_board, answer) => answer,
  roundsFromTexts: ({ name, texts }) =>
    Array.from({ length: Math.floor(texts.length / 2) }, (_, pair) => pair * 2).map((at) => ({
      name: `${texts[at]} or ${texts[at + 1]}`,
      description: name,
      config: {
        selectedPair: { left: 'red', right: 'blue' },
        sideHeaderLeft: texts[at] ?? '',
        sideDescriptionLeft: '',
        sideHeaderRight: texts[at + 1] ?? '',
        sideDescriptionRight: '',
      },
      items: [],
    })),
  guess: {
    question: ({ left }) => ({
      kind: 'count',
      text: `How many will choose “${left.header}”?`,
      truth: `… chose “${left.header}”`,
      option: `“${left.header}”`,
    }),
    countsOwn: ({ selectedSide }) => selectedSide === 'left',
    outcome: (_board, answers) => ({
      kind: 'count',
      count: answers.filter(({ gameData }) => gameData.selectedSide === 'left').length,
      of: answers.length,
    }),
  },
  sampleAnswer: (_board, random) => ({ selectedSide: random() < 0.5 ? 'left' : 'right' }),
};
