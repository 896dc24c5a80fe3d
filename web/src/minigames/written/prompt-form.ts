import { limits } from '@tallyho/game/limits';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import * as v from 'valibot';
import { type AnyPart, collision, gradualPart, missing } from '../editor/field.ts';
import type { FieldsOf, GameForm } from '../form-contract.ts';

/** The field of mini-games in which players write to a prompt. It stays when the type changes. */
const fields = { prompt: v.optional(v.string(), '') };
export type PromptEntries = typeof fields;
export type PromptFields = FieldsOf<PromptEntries>;

/** The same for all of them, as the field is. */
const parts: readonly AnyPart<PromptFields>[] = [
  gradualPart({
    id: 'prompt',
    label: 'Prompt',
    change: 'prompt',
    of: ({ prompt }) => prompt,
    put: (prompt) => ({ prompt }),
  }),
];

type PromptForm = Pick<
  GameForm<MiniGameType, PromptEntries>,
  'fields' | 'blank' | 'problems' | 'filled' | 'parts' | 'line'
>;

interface PromptRules {
  /** Returns true if a game can have the prompt. Its length is checked before. */
  readonly isPossible: (prompt: string) => boolean;
  /** What is wrong with a prompt that is not possible. */
  readonly problem: string;
  /** Stands for a prompt that is still missing, or not possible. */
  readonly instead: string;
  /** A line of a pasted list. */
  readonly example: string;
}

/** Returns the parts of a form that the mini-games have in common in which players write to a prompt. */
export const promptForm = ({ isPossible, problem, instead, example }: PromptRules): PromptForm => ({
  fields,
  blank: { prompt: '' },
  problems: ({ prompt }) => {
    if (prompt.trim() === '') return [missing('prompt', 'Write a prompt.')];
    return isPossible(prompt) ? [] : [collision('prompt', problem)];
  },
  filled: ({ prompt }) => ({
    prompt: prompt.trim() === '' || !isPossible(prompt) ? instead : prompt.trim(),
  }),
  parts,
  line: {
    format: 'Title | prompt',
    example,
    read: ([prompt = '', ...more]) => {
      if (prompt === '' || more.length > 0) return { problem: 'Write one prompt after the title.' };
      if (prompt.length > limits.written.prompt)
        return { problem: `"${prompt}" has more than ${limits.written.prompt} characters.` };
      return isPossible(prompt) ? { fields: { prompt } } : { problem };
    },
  },
});
