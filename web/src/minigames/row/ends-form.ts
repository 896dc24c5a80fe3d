import { limits } from '@tallyho/game/limits';
import { endsOf, type RowEnds } from '@tallyho/game/minigames/row-ends';
import * as v from 'valibot';
import { type AnyPart, type FieldProblem, gradualPart, missing } from '../editor/field.ts';
import type { FieldsOf, LineReading } from '../form-contract.ts';

/** The fields of mini-games whose places have named ends. */
export const endsEntries = {
  /** The names of the ends; both empty: those that the mini-game has otherwise. */
  ends: v.object({ worst: v.string(), best: v.string() }),
};
export type EndsFields = FieldsOf<typeof endsEntries>;

export const blankEnds: EndsFields = { ends: { worst: '', best: '' } };

const isNamed = ({ ends }: EndsFields): boolean => ends.worst.trim() !== '' || ends.best.trim() !== '';

export const endsFieldsOf = (config: { readonly ends?: RowEnds | undefined } = {}): EndsFields =>
  config.ends ? { ends: config.ends } : blankEnds;

/** Returns the part of a config that names the ends; empty if they have their usual names. */
export const endsConfigOf = ({ ends }: EndsFields): { ends?: RowEnds } => (isNamed({ ends }) ? { ends } : {});

export const endsProblems = ({ ends }: EndsFields): FieldProblem[] =>
  isNamed({ ends })
    ? (['worst', 'best'] as const).flatMap((name) =>
        ends[name].trim() === '' ? [missing(`ends.${name}`, 'Name this end, too.')] : [],
      )
    : [];

/** `usual`: the names of the ends of a game that names none. */
export const filledEnds = <Fields extends EndsFields>(fields: Fields, usual = endsOf({})): Fields =>
  isNamed(fields)
    ? {
        ...fields,
        ends: { worst: fields.ends.worst.trim() || usual.worst, best: fields.ends.best.trim() || usual.best },
      }
    : fields;

const end = (name: keyof RowEnds, label: string): AnyPart<EndsFields> =>
  gradualPart({
    id: `ends.${name}`,
    label,
    change: 'end of the row',
    of: ({ ends }) => ends[name],
    put: (value, { ends }) => ({ ends: { ...ends, [name]: value } }),
  });

/** `labels`: what the ends are called in the list of changes. */
export const endsParts = (
  labels: RowEnds = { worst: 'Name of the worst place', best: 'Name of the best place' },
): readonly AnyPart<EndsFields>[] => [end('worst', labels.worst), end('best', labels.best)];

/** Returns the ends that a line of a pasted list names. */
export const endsOfLine = (parts: readonly string[]): LineReading<EndsFields> => {
  const [worst = '', best = ''] = parts;
  if (parts.length === 0) return { fields: {} };
  if (parts.length !== 2 || worst === '' || best === '')
    return { problem: 'Name both ends after the question, or none.' };
  const long = parts.find((name) => name.length > limits.label);
  if (long !== undefined) return { problem: `"${long}" has more than ${limits.label} characters.` };
  return { fields: { ends: { worst, best } } };
};
