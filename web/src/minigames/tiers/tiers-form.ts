import { limits } from '@tallyho/game/limits';
import { defaultTiers } from '@tallyho/game/minigames/fields';
import * as v from 'valibot';
import { type AnyPart, switchPart } from '../editor/field.ts';
import { filledSteps, stepsOfLine, stepsPart, stepsSchema } from '../editor/steps.ts';
import type { FieldsOf, LineReading } from '../form-contract.ts';

/** The fields of mini-games with tiers. */
export const tiersEntries = { tiers: stepsSchema, ordered: v.boolean() };
export type TiersFields = FieldsOf<typeof tiersEntries>;

export const blankTiers: TiersFields = { tiers: defaultTiers, ordered: true };

/** Returns the fields of a config with tiers. */
export const tiersFieldsOf = ({
  tiers,
  ordered = true,
}: Pick<TiersFields, 'tiers'> & { readonly ordered?: boolean | undefined }): TiersFields => ({
  tiers,
  ordered,
});

/** Returns the tiers that a line of a pasted list names. */
export const tiersOfLine = (names: readonly string[]): LineReading<TiersFields> => {
  if (names.length === 0) return { fields: {} };
  const read = stepsOfLine(names, 'tier', limits.tiers);
  return 'steps' in read ? { fields: { tiers: read.steps } } : read;
};

export const filledTiers = <Fields extends TiersFields>(fields: Fields): Fields => ({
  ...fields,
  tiers: filledSteps(fields.tiers, 'tier'),
});

export const tiersParts: readonly AnyPart<TiersFields>[] = [
  stepsPart({
    id: 'tiers',
    label: 'Tiers',
    one: 'tier',
    of: ({ tiers }) => tiers,
    put: (tiers) => ({ tiers }),
  }),
  switchPart({
    id: 'ordered',
    label: 'Tiers are ranked',
    of: ({ ordered }) => ordered,
    put: (ordered) => ({ ordered }),
  }),
];
