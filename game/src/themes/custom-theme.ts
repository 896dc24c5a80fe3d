import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isLobbyGame, miniGameTypes } from '../minigames/registry.ts';
import { personSchema } from '../model/person.ts';
import { gamesFromTexts } from './game.ts';
import type { ThemeSnapshot } from './theme-snapshot.ts';

const areDifferent = (texts: string[]): boolean =>
  new Set(texts.map((text) => text.toLocaleLowerCase('en'))).size === texts.length;

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.regex(/^\P{Cc}*$/u, 'No control characters'),
  );

/** The input of a custom theme: a name, up to 20 texts, and the types of its mini-games. */
export const customThemeInputSchema = v.strictObject({
  name: line(limits.theme.name),
  texts: v.pipe(
    v.array(line(limits.customThemes.textLength)),
    v.maxLength(limits.customThemes.texts),
    v.check(areDifferent, 'The items have to be different'),
  ),
  types: v.pipe(
    v.array(v.picklist(miniGameTypes)),
    v.minLength(1),
    v.maxLength(miniGameTypes.length),
    v.check((types) => new Set(types).size === types.length, 'Each game once'),
  ),
});
export type CustomThemeInput = v.InferOutput<typeof customThemeInputSchema>;

/** A custom theme of a lobby. `id` is unique within the lobby; `rounds` is 1-10. */
export const customThemeSchema = v.object({
  ...customThemeInputSchema.entries,
  id: v.string(),
  author: personSchema,
  rounds: v.number(),
});
export type CustomTheme = v.InferOutput<typeof customThemeSchema>;

/** Returns the theme with the games of each type, in the order of the types. It may have no games or too many. */
export const themeFromTexts = ({ name, texts, types }: CustomThemeInput): ThemeSnapshot => ({
  name,
  description: '',
  type: types.every(isLobbyGame) ? 'lobby' : 'normal',
  tags: [],
  games: types.flatMap((type) => gamesFromTexts(type, { name, texts })),
});
