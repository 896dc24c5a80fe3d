import { placeholders, writeAndRateConfigSchema } from '@tallyho/game/minigames/write-and-rate/schema';
import * as v from 'valibot';
import { collision, missing } from '../editor/field.ts';
import type { GameForm } from '../form-contract.ts';
import { blankPrompt, promptEntries, promptOfLine, promptParts } from '../written/prompt-form.ts';

const problem = `Names are written as ${placeholders.join(' and ')}.`;
const hasUnknownNames = (prompt: string): boolean => !v.is(writeAndRateConfigSchema, { prompt });

/** Write and rate in the studio. */
export const writeAndRateForm: GameForm<'WriteAndRate', typeof promptEntries> = {
  type: 'WriteAndRate',
  hint: 'Players write a text to a prompt, then rate the texts without names.',
  fields: promptEntries,
  blank: blankPrompt,
  fieldsOf: ({ prompt }) => ({ prompt }),
  configOf: ({ prompt }) => ({ prompt: prompt.trim() }),
  problems: ({ prompt }) => {
    if (prompt.trim() === '') return [missing('prompt', 'Write a prompt.')];
    return hasUnknownNames(prompt) ? [collision('prompt', problem)] : [];
  },
  filled: ({ prompt }) => ({
    prompt: prompt.trim() === '' || hasUnknownNames(prompt) ? 'What would {player} say?' : prompt.trim(),
  }),
  parts: promptParts,
  line: {
    format: 'Title | prompt',
    example: 'Three in the morning | Worst thing to hear from {player} at 3 a.m.',
    read: (words) => promptOfLine(words, (prompt) => (hasUnknownNames(prompt) ? problem : null)),
  },
};
