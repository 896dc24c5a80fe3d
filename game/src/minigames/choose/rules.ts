import type { MiniGame } from '../contract.ts';
import { type ChooseBoard, type ChooseResults, chooseAnswerSchema, chooseConfigSchema } from './schema.ts';

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
  configSchema: chooseConfigSchema,
  answerSchema: chooseAnswerSchema,
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
  fits: () => true,
  blank: () => null,
  progress: (_board, answer) => ({ done: answer ? 1 : 0, max: 1 }),
  results: (_board, answers) => {
    const choosers = (side: 'left' | 'right') =>
      answers.filter(({ gameData }) => gameData.selectedSide === side).map(({ ratedBy }) => ratedBy.user);
    const [left, right] = [choosers('left'), choosers('right')];
    return { left: { count: left.length, users: left }, right: { count: right.length, users: right } };
  },
  favourites: () => [],
  record: (_board, answer) => answer,
};
