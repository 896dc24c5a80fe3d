import { limits } from '@tallyho/game/limits';
import { defaultTiers } from '@tallyho/game/minigames/fields';
import {
  filledSteps,
  stepField,
  stepProblems,
  stepsOfLine,
  stepsPart,
  stepsSchema,
} from '../editor/steps.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';

const fields = { points: stepsSchema };
export type SliderFields = FieldsOf<typeof fields>;

/** A slider in the studio. */
export const sliderForm: GameForm<'Slider', typeof fields> = {
  type: 'Slider',
  hint: 'Players rate one thing between 0 and 10.',
  fields,
  blank: { points: defaultTiers },
  fieldsOf: ({ points }) => ({ points }),
  configOf: ({ points }) => ({ points: [...points] }),
  problems: ({ points }) => stepProblems(points, 'point'),
  filled: ({ points }) => ({ points: filledSteps(points, 'point') }),
  parts: [
    stepsPart({
      id: 'points',
      label: 'Points',
      one: 'point',
      of: ({ points }) => points,
      put: (points) => ({ points }),
    }),
  ],
  line: {
    format: 'Question | first point | ... | last point',
    example: 'Pineapple on pizza? | Never | With friends | Every day',
    read: (names) => {
      if (names.length === 0) return { fields: {} };
      const read = stepsOfLine(names, 'point', limits.points);
      return 'steps' in read ? { fields: { points: read.steps } } : read;
    },
  },
  fieldAt: stepField,
};
