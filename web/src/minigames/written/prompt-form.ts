import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import { type AnyPart, gradualPart } from '../editor/field.ts';
import type { FieldsOf, LineReading } from '../form-contract.ts';

/** The field of mini-games in which players write to a prompt. It stays when the type changes. */
export const promptEntries = { prompt: v.optional(v.string(), '') };
export type PromptFields = FieldsOf<typeof promptEntries>;

export const blankPrompt: PromptFields = { prompt: '' };

export const promptParts: readonly AnyPart<PromptFields>[] = [
  gradualPart({
    id: 'prompt',
    label: 'Prompt',
    change: 'prompt',
    of: ({ prompt }) => prompt,
    put: (prompt) => ({ prompt }),
  }),
];

/** Returns the prompt that a line of a pasted list has after its title. `problemOf`: what is wrong with a prompt; null if nothing is. */
export const promptOfLine = (
  [prompt = '', ...more]: readonly string[],
  problemOf: (prompt: string) => string | null,
): LineReading<PromptFields> => {
  if (prompt === '' || more.length > 0) return { problem: 'Write one prompt after the title.' };
  if (prompt.length > limits.written.prompt)
    return { problem: `"${prompt}" has more than ${limits.written.prompt} characters.` };
  const problem = problemOf(prompt);
  return problem === null ? { fields: { prompt } } : { problem };
};
