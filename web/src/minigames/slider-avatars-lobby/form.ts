import type { GameForm } from '../form-contract.ts';
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

/** A line-up of the players in the studio. */
export const sliderAvatarsLobbyForm: GameForm<'SliderAvatarsLobby', typeof endsEntries> = {
  type: 'SliderAvatarsLobby',
  hint: 'Players put each other in order.',
  fields: endsEntries,
  blank: blankEnds,
  fieldsOf: endsFieldsOf,
  configOf: endsConfigOf,
  problems: endsProblems,
  filled: (fields) => filledEnds(fields),
  parts: endsParts(),
  line: {
    format: 'Question | left end | right end',
    example: 'Who is up first? | Noon | Sunrise',
    read: endsOfLine,
  },
};
