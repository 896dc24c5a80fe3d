import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import { once, part } from '../editor/field.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';
import {
  blankEnds,
  endsConfigOf,
  endsEntries,
  endsFieldsOf,
  endsOfLine,
  endsParts,
  endsProblems,
  filledEnds,
} from '../row/ends-form.ts';

const fields = {
  ...endsEntries,
  /** How many items are ranked. */
  places: v.optional(v.number(), limits.ranking.default),
};
export type RankThemFields = FieldsOf<typeof fields>;

/** A ranking in the studio. */
export const rankThemForm: GameForm<'RankThem', typeof fields> = {
  type: 'RankThem',
  hint: 'Players put pictures in order, from best to worst.',
  fields,
  blank: { ...blankEnds, places: limits.ranking.default },
  fieldsOf: ({ places = limits.ranking.default, ...config }) => ({ ...endsFieldsOf(config), places }),
  configOf: ({ places, ...named }, folder) => ({ places, ...endsConfigOf(named), content: folder }),
  problems: endsProblems,
  filled: (fields) => filledEnds(fields),
  parts: [
    ...endsParts(),
    part({
      id: 'places',
      label: 'Places',
      of: ({ places }: RankThemFields) => places,
      put: (places) => ({ places }),
      textOf: String,
      changeOf: () => once('places', 'number of places'),
    }),
  ],
  line: {
    format: 'Question | name of the worst place | name of the best place',
    example: 'Best seat in the house? | By the toilet | Window',
    read: endsOfLine,
  },
};
