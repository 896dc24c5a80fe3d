import * as v from 'valibot';
import { switchPart } from '../editor/field.ts';
import { stepField, stepProblems } from '../editor/steps.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';
import {
  blankTiers,
  filledTiers,
  tiersEntries,
  tiersFieldsOf,
  tiersOfLine,
  tiersParts,
} from '../tiers/tiers-form.ts';

const fields = { ...tiersEntries, seMode: v.boolean() };
export type TierListFields = FieldsOf<typeof fields>;

/** A tier list in the studio. */
export const tierListForm: GameForm<'TierList', typeof fields> = {
  type: 'TierList',
  hint: 'Players drag pictures into tiers.',
  fields,
  blank: { ...blankTiers, seMode: false },
  fieldsOf: ({ seMode = false, ...config }) => ({ ...tiersFieldsOf(config), seMode }),
  configOf: ({ tiers, ordered, seMode }, folder) => ({
    tiers: [...tiers],
    ordered,
    seMode,
    content: folder,
  }),
  problems: ({ tiers }) => stepProblems(tiers, 'tier'),
  filled: filledTiers,
  parts: [
    ...tiersParts,
    switchPart({
      id: 'seMode',
      label: 'Five random pictures',
      of: ({ seMode }) => seMode,
      put: (seMode) => ({ seMode }),
    }),
  ],
  line: {
    format: 'Question | first tier | ... | last tier',
    example: 'Worth the queue? | Hours | Minutes | Never',
    read: tiersOfLine,
  },
  fieldAt: stepField,
};
