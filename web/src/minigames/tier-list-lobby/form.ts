import { stepField, stepProblems } from '../editor/steps.ts';
import type { GameForm } from '../form-contract.ts';
import {
  blankTiers,
  filledTiers,
  tiersEntries,
  tiersFieldsOf,
  tiersOfLine,
  tiersParts,
} from '../tiers/tiers-form.ts';

/** A tier list of the players in the studio. */
export const tierListLobbyForm: GameForm<'TierListLobby', typeof tiersEntries> = {
  type: 'TierListLobby',
  hint: 'Players drag each other into tiers.',
  fields: tiersEntries,
  blank: blankTiers,
  fieldsOf: tiersFieldsOf,
  configOf: ({ tiers, ordered }) => ({ tiers: [...tiers], ordered }),
  problems: ({ tiers }) => stepProblems(tiers, 'tier'),
  filled: filledTiers,
  parts: tiersParts,
  line: {
    format: 'Question | first tier | ... | last tier',
    example: 'Where in the car? | Drives | Reads the map | Sleeps',
    read: tiersOfLine,
  },
  fieldAt: stepField,
};
