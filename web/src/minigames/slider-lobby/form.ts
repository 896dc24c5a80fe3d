import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import { gradualPart } from '../editor/field.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';

const fields = {
  /** Where the sliders start. */
  ratingValue: v.number(),
};
export type SliderLobbyFields = FieldsOf<typeof fields>;

/** A slider for every player in the studio. */
export const sliderLobbyForm: GameForm<'SliderLobby', typeof fields> = {
  type: 'SliderLobby',
  hint: 'Players rate each other from 1 to 100.',
  fields,
  blank: { ratingValue: limits.lobbyRating.default },
  fieldsOf: ({ ratingValue = limits.lobbyRating.default }) => ({ ratingValue }),
  configOf: ({ ratingValue }) => ({ ratingValue }),
  problems: () => [],
  filled: ({ ratingValue }) => ({ ratingValue }),
  parts: [
    gradualPart({
      id: 'ratingValue',
      label: 'Where the sliders start',
      change: 'start of the sliders',
      of: ({ ratingValue }) => ratingValue,
      put: (ratingValue) => ({ ratingValue }),
    }),
  ],
  line: {
    format: 'Question',
    example: 'Who would survive a week without a phone?',
    read: (parts) => (parts.length === 0 ? { fields: {} } : { problem: 'Write only the question.' }),
  },
};
