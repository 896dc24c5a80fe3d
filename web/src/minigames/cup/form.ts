import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import { once, part } from '../editor/field.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';

const { sizes } = limits.cup;
const [usual] = sizes;

const fields = {
  /** How many items start. */
  cupSize: v.optional(v.picklist(sizes), usual),
};
export type CupFields = FieldsOf<typeof fields>;

/** A cup in the studio. */
export const cupForm: GameForm<'Cup', typeof fields> = {
  type: 'Cup',
  hint: 'Pictures meet in duels, until one is left.',
  fields,
  blank: { cupSize: usual },
  fieldsOf: ({ size = usual }) => ({ cupSize: size }),
  configOf: ({ cupSize }, folder) => ({ size: cupSize, content: folder }),
  problems: () => [],
  filled: (game) => game,
  parts: [
    part({
      id: 'cupSize',
      label: 'Pictures in the cup',
      of: ({ cupSize }: CupFields) => cupSize,
      put: (cupSize) => ({ cupSize }),
      textOf: String,
      changeOf: () => once('cupSize', 'size of the cup'),
    }),
  ],
  line: {
    format: 'Question | 8 or 16',
    example: 'The best thing about summer? | 16',
    read: ([size, more]) => {
      if (size === undefined) return { fields: {} };
      const cupSize = sizes.find((one) => String(one) === size);
      return cupSize === undefined || more !== undefined
        ? { problem: 'A cup has 8 or 16 pictures.' }
        : { fields: { cupSize } };
    },
  },
  fieldAt: (path) => (path === 'size' ? 'cupSize' : path),
};
