import { placeholders, writeAndRateConfigSchema } from '@tallyho/game/minigames/write-and-rate/schema';
import * as v from 'valibot';
import type { GameForm } from '../form-contract.ts';
import { type PromptEntries, promptForm } from '../written/prompt-form.ts';

/** Write and rate in the studio. */
export const writeAndRateForm: GameForm<'WriteAndRate', PromptEntries> = {
  type: 'WriteAndRate',
  hint: 'Players write a text to a prompt, then rate the texts without names.',
  fieldsOf: ({ prompt }) => ({ prompt }),
  configOf: ({ prompt }) => ({ prompt: prompt.trim() }),
  ...promptForm({
    isPossible: (prompt) => v.is(writeAndRateConfigSchema, { prompt }),
    problem: `Names are written as ${placeholders.join(' and ')}.`,
    instead: 'What would {player} say?',
    example: 'Three in the morning | Worst thing to hear from {player} at 3 a.m.',
  }),
};
