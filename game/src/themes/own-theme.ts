import * as v from 'valibot';
import { limits } from '../limits.ts';
import { gamesFromWords, isLobbyGame, miniGameTypes } from '../minigames/registry.ts';
import { personSchema } from '../model/person.ts';
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

/** A theme as a player writes it in the lobby: a name, up to 20 texts, and the mini-games to play it with. */
export const ownThemeInputSchema = v.strictObject({
  name: line(limits.theme.name),
  texts: v.pipe(
    v.array(line(limits.ownThemes.textLength)),
    v.maxLength(limits.ownThemes.texts),
    v.check(areDifferent, 'The items have to be different'),
  ),
  types: v.pipe(
    v.array(v.picklist(miniGameTypes)),
    v.minLength(1),
    v.maxLength(miniGameTypes.length),
    v.check((types) => new Set(types).size === types.length, 'Each game once'),
  ),
});
export type OwnThemeInput = v.InferOutput<typeof ownThemeInputSchema>;

/** A player's own theme, as the lobby keeps it and its members see it. `id` is unique within the lobby; `rounds` 1-10. */
export const ownThemeSchema = v.object({
  ...ownThemeInputSchema.entries,
  id: v.string(),
  author: personSchema,
  rounds: v.number(),
});
export type OwnTheme = v.InferOutput<typeof ownThemeSchema>;

/** The theme that a player's words make: the games of each type, in the order of the types. May have none, or too many. */
export const themeFromTexts = ({ name, texts, types }: OwnThemeInput): ThemeSnapshot => ({
  name,
  description: '',
  type: types.every(isLobbyGame) ? 'lobby' : 'normal',
  tags: [],
  games: types.flatMap((type) => gamesFromWords(type, { name, texts })),
});
