import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import { type AnyPart, gradualPart, missing } from '../editor/field.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';

const fields = {
  /** The names of the ends; both empty: Worst and Best. */
  ends: v.object({ worst: v.string(), best: v.string() }),
};
export type LineUpFields = FieldsOf<typeof fields>;

const isNamed = ({ ends }: LineUpFields): boolean => ends.worst.trim() !== '' || ends.best.trim() !== '';

const end = (name: 'worst' | 'best', label: string): AnyPart<LineUpFields> =>
  gradualPart({
    id: `ends.${name}`,
    label,
    change: 'end of the row',
    of: ({ ends }) => ends[name],
    put: (value, { ends }) => ({ ends: { ...ends, [name]: value } }),
  });

/** A line-up of the players in the studio. */
export const sliderAvatarsLobbyForm: GameForm<'SliderAvatarsLobby', typeof fields> = {
  type: 'SliderAvatarsLobby',
  hint: 'Players put each other in order.',
  fields,
  blank: { ends: { worst: '', best: '' } },
  fieldsOf: ({ ends = { worst: '', best: '' } }) => ({ ends }),
  configOf: ({ ends }) => (isNamed({ ends }) ? { ends } : {}),
  problems: ({ ends }) =>
    isNamed({ ends })
      ? (['worst', 'best'] as const).flatMap((name) =>
          ends[name].trim() === '' ? [missing(`ends.${name}`, 'Name this end, too.')] : [],
        )
      : [],
  filled: ({ ends }) =>
    isNamed({ ends })
      ? { ends: { worst: ends.worst.trim() || 'Worst', best: ends.best.trim() || 'Best' } }
      : { ends },
  parts: [end('worst', 'Left end'), end('best', 'Right end')],
  line: {
    format: 'Question | left end | right end',
    example: 'Who is up first? | Noon | Sunrise',
    read: (parts) => {
      const [worst = '', best = ''] = parts;
      if (parts.length === 0) return { fields: {} };
      if (parts.length !== 2 || worst === '' || best === '')
        return { problem: 'Name both ends after the question, or none.' };
      const long = parts.find((name) => name.length > limits.label);
      if (long !== undefined) return { problem: `"${long}" has more than ${limits.label} characters.` };
      return { fields: { ends: { worst, best } } };
    },
  },
};
