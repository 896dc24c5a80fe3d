import { whoseIsItConfigSchema } from '@tallyho/game/minigames/whose-is-it/schema';
import * as v from 'valibot';
import type { GameForm } from '../form-contract.ts';
import { type PromptEntries, promptForm } from '../written/prompt-form.ts';

/** Whose is it? in the studio. */
export const whoseIsItForm: GameForm<'WhoseIsIt', PromptEntries> = {
  type: 'WhoseIsIt',
  hint: 'Players write a text about themselves, then guess whose the texts of the others are.',
  fieldsOf: ({ prompt }) => ({ prompt }),
  configOf: ({ prompt }) => ({ prompt: prompt.trim() }),
  ...promptForm({
    isPossible: (prompt) => v.is(whoseIsItConfigSchema, { prompt }),
    problem: 'This prompt cannot name players: write it without { and }.',
    instead: 'What do you always carry?',
    example: 'Out of the fire | What would you save first from a fire?',
  }),
};
