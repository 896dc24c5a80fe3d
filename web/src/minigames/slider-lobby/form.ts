import { limits } from '@tallyho/game/limits';
import { scaleNamesOf } from '@tallyho/game/minigames/slider-lobby/schema';
import * as v from 'valibot';
import { gradualPart } from '../editor/field.ts';
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
  /** The names of the ends; `worst` is the low one. */
  ...endsEntries,
  /** Where the sliders start. */
  ratingValue: v.number(),
};
export type SliderLobbyFields = FieldsOf<typeof fields>;

const { low, high } = scaleNamesOf({});
/** What players see if a game does not name the ends. */
export const endNames = { worst: low, best: high };

/** A slider for every player in the studio. */
export const sliderLobbyForm: GameForm<'SliderLobby', typeof fields> = {
  type: 'SliderLobby',
  hint: 'Players rate each other from 1 to 100. With named ends the description is the question.',
  fields,
  blank: { ...blankEnds, ratingValue: limits.lobbyRating.default },
  fieldsOf: ({ ratingValue = limits.lobbyRating.default, ends }) => ({
    ...endsFieldsOf(ends && { ends: { worst: ends.low, best: ends.high } }),
    ratingValue,
  }),
  configOf: ({ ratingValue, ...named }) => {
    const { ends } = endsConfigOf(named);
    return { ratingValue, ...(ends && { ends: { low: ends.worst, high: ends.best } }) };
  },
  problems: endsProblems,
  filled: (fields) => filledEnds(fields, endNames),
  parts: [
    ...endsParts({ worst: 'Name of the low end', best: 'Name of the high end' }),
    gradualPart({
      id: 'ratingValue',
      label: 'Where the sliders start',
      change: 'start of the sliders',
      of: ({ ratingValue }) => ratingValue,
      put: (ratingValue) => ({ ratingValue }),
    }),
  ],
  line: {
    format: 'Question | low end | high end',
    example: 'Who would survive a week without a phone? | Not one hour | Buys stamps',
    read: endsOfLine,
  },
};
