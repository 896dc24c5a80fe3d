import { whoseIsItConfigSchema } from '@tallyho/game/minigames/whose-is-it/schema';
import * as v from 'valibot';
import { collision, missing } from '../editor/field.ts';
import type { GameForm } from '../form-contract.ts';
import { blankPrompt, promptEntries, promptOfLine, promptParts } from '../written/prompt-form.ts';

const problem = 'This prompt cannot name players: write it without { and }.';
const namesPlayers = (prompt: string): boolean => !v.is(whoseIsItConfigSchema, { prompt });

/** Whose is it? in the studio. */
export const whoseIsItForm: GameForm<'WhoseIsIt', typeof promptEntries> = {
  type: 'WhoseIsIt',
  hint: 'Players write a text about themselves, then guess whose the texts of the others are.',
  fields: promptEntries,
  blank: blankPrompt,
  fieldsOf: ({ prompt }) => ({ prompt }),
  configOf: ({ prompt }) => ({ prompt: prompt.trim() }),
  problems: ({ prompt }) => {
    if (prompt.trim() === '') return [missing('prompt', 'Write a prompt.')];
    return namesPlayers(prompt) ? [collision('prompt', problem)] : [];
  },
  filled: ({ prompt }) => ({
    prompt: prompt.trim() === '' || namesPlayers(prompt) ? 'What do you always carry?' : prompt.trim(),
  }),
  parts: promptParts,
  line: {
    format: 'Title | prompt',
    example: 'Out of the fire | What would you save first from a fire?',
    read: (words) => promptOfLine(words, (prompt) => (namesPlayers(prompt) ? problem : null)),
  },
};
