import { limits } from '@tallyho/game/limits';
import { colorSchema } from '@tallyho/game/minigames/fields';
import * as v from 'valibot';
import { type AnyPart, gradualPart, missing, once, part } from '../editor/field.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';

const sideSchema = v.object({ header: v.string(), description: v.string() });
const fields = {
  pair: v.object({ left: colorSchema, right: colorSchema }),
  left: sideSchema,
  right: sideSchema,
};
export type ChooseFields = FieldsOf<typeof fields>;

/** The color pairs, left and right. */
export const colorPairs: readonly ChooseFields['pair'][] = [
  { left: 'black', right: 'white' },
  { left: 'red', right: 'blue' },
  { left: 'green', right: 'magenta' },
  { left: 'yellow', right: 'cyan' },
  { left: 'orange', right: 'purple' },
  { left: 'brown', right: 'seagreen' },
];

const sides = ['left', 'right'] as const;

const sidePart = (side: (typeof sides)[number], text: 'header' | 'description'): AnyPart<ChooseFields> =>
  gradualPart({
    id: `${side}.${text}`,
    label: `${side === 'left' ? 'Left' : 'Right'} side: ${text}`,
    change: `${text} of a side`,
    of: (game) => game[side][text],
    put: (value, into) => ({ [side]: { ...into[side], [text]: value } }),
  });

/** A choice of two sides in the studio. */
export const chooseForm: GameForm<'Choose', typeof fields> = {
  type: 'Choose',
  hint: 'Players pick one of two sides.',
  fields,
  blank: {
    pair: { left: 'black', right: 'white' },
    left: { header: '', description: '' },
    right: { header: '', description: '' },
  },
  fieldsOf: (config) => ({
    pair: config.selectedPair,
    left: { header: config.sideHeaderLeft, description: config.sideDescriptionLeft ?? '' },
    right: { header: config.sideHeaderRight, description: config.sideDescriptionRight ?? '' },
  }),
  configOf: ({ pair, left, right }) => ({
    selectedPair: pair,
    sideHeaderLeft: left.header,
    sideDescriptionLeft: left.description,
    sideHeaderRight: right.header,
    sideDescriptionRight: right.description,
  }),
  problems: (game) =>
    sides.flatMap((side) =>
      game[side].header.trim() === '' ? [missing(`${side}.header`, 'Give this side a header.')] : [],
    ),
  filled: ({ pair, left, right }) => ({
    pair,
    left: { ...left, header: left.header.trim() || 'Left side' },
    right: { ...right, header: right.header.trim() || 'Right side' },
  }),
  parts: [
    part({
      id: 'pair',
      label: 'Colors of the sides',
      of: ({ pair }: ChooseFields) => pair,
      put: (pair) => ({ pair }),
      textOf: ({ left, right }) => `${left} and ${right}`,
      changeOf: () => once('pair', 'colors of the sides'),
    }),
    ...sides.flatMap((side) => [sidePart(side, 'header'), sidePart(side, 'description')]),
  ],
  line: {
    format: 'Question | left side | right side',
    example: 'For ever? | Only summer | Only winter',
    read: ([left = '', right = '', ...more]) => {
      if (left === '' || right === '' || more.length > 0)
        return { problem: 'Write two sides after the question.' };
      const long = [left, right].find((header) => header.length > limits.label);
      if (long !== undefined) return { problem: `"${long}" has more than ${limits.label} characters.` };
      return {
        fields: { left: { header: left, description: '' }, right: { header: right, description: '' } },
      };
    },
  },
  fieldAt: (path) =>
    path.replace(
      /^side(Header|Description)(Left|Right)$/,
      (_, text: string, side: string) => `${side.toLowerCase()}.${text.toLowerCase()}`,
    ),
};
