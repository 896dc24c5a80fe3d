import { limits } from '@tallyho/game/limits';
import { placeholders, writeAndRateConfigSchema } from '@tallyho/game/minigames/write-and-rate/schema';
import * as v from 'valibot';
import { collision, gradualPart, missing } from '../editor/field.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';

const fields = { prompt: v.optional(v.string(), '') };
export type WriteAndRateFields = FieldsOf<typeof fields>;

const names = placeholders.join(' and ');
const hasUnknownNames = (prompt: string): boolean => !v.is(writeAndRateConfigSchema, { prompt });

/** Write and rate in the studio. */
export const writeAndRateForm: GameForm<'WriteAndRate', typeof fields> = {
  type: 'WriteAndRate',
  hint: 'Players write a text to a prompt, then rate the texts without names.',
  fields,
  blank: { prompt: '' },
  fieldsOf: ({ prompt }) => ({ prompt }),
  configOf: ({ prompt }) => ({ prompt: prompt.trim() }),
  problems: ({ prompt }) => {
    if (prompt.trim() === '') return [missing('prompt', 'Write a prompt.')];
    return hasUnknownNames(prompt) ? [collision('prompt', `Names are written as ${names}.`)] : [];
  },
  filled: ({ prompt }) => ({
    prompt: prompt.trim() === '' || hasUnknownNames(prompt) ? 'What would {player} say?' : prompt.trim(),
  }),
  parts: [
    gradualPart({
      id: 'prompt',
      label: 'Prompt',
      change: 'prompt',
      of: ({ prompt }) => prompt,
      put: (prompt) => ({ prompt }),
    }),
  ],
  line: {
    format: 'Title | prompt',
    example: 'Three in the morning | Worst thing to hear from {player} at 3 a.m.',
    read: ([prompt = '', ...more]) => {
      if (prompt === '' || more.length > 0) return { problem: 'Write one prompt after the title.' };
      if (prompt.length > limits.written.prompt)
        return { problem: `"${prompt}" has more than ${limits.written.prompt} characters.` };
      return hasUnknownNames(prompt) ? { problem: `Names are written as ${names}.` } : { fields: { prompt } };
    },
  },
};
