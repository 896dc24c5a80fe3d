import * as v from 'valibot';
import { collision, gradualPart } from '../editor/field.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';
import { playableTakes, takesIn, takesProblem, textOfTakes } from './take-lines.ts';

const fields = {
  /** The takes, one per line. */
  takes: v.optional(v.string(), ''),
};
export type HotTakesFields = FieldsOf<typeof fields>;

/** Hot takes in the studio. */
export const hotTakesForm: GameForm<'HotTakes', typeof fields> = {
  type: 'HotTakes',
  hint: 'Players answer ten statements or pairs, five seconds each.',
  fields,
  blank: { takes: '' },
  fieldsOf: ({ takes = [] }) => ({ takes: textOfTakes(takes) }),
  configOf: ({ takes }, folder) => ({ takes: takesIn(takes), content: folder }),
  problems: ({ takes }) => {
    const problem = takesProblem(takesIn(takes));
    return problem === null ? [] : [collision('takes', problem)];
  },
  filled: ({ takes }) => {
    const playable = playableTakes(takesIn(takes));
    return { takes: takesProblem(playable) === null ? textOfTakes(playable) : '' };
  },
  parts: [
    gradualPart({
      id: 'takes',
      label: 'Takes',
      change: 'takes',
      of: ({ takes }: HotTakesFields) => takes,
      put: (takes) => ({ takes }),
    }),
  ],
  line: {
    format: 'Question | first take | ... | last take',
    example:
      'In the kitchen | Soup is a drink | Tea / Coffee | Raw garlic is fine | Sweet / Salty | Ovens lie',
    read: (takes) => {
      const text = takes.join('\n');
      const problem = takesProblem(takesIn(text));
      return problem === null ? { fields: { takes: text } } : { problem };
    },
  },
  fieldAt: (path) => path.replace(/^takes\..*$/, 'takes'),
};
