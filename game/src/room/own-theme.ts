import * as v from 'valibot';
import { limits } from '../limits.ts';
import { type MiniGameType, miniGameTypes } from '../minigames/registry.ts';
import type { Person } from './person.ts';
import type { ThemeSnapshot } from './theme.ts';

const namesDiffer = (texts: string[]): boolean =>
  new Set(texts.map((text) => text.toLocaleLowerCase('en'))).size === texts.length;

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** A theme as a player writes it in the lobby: a name, up to 20 texts, and the mini-games to play it with. */
export const ownThemeInputSchema = v.strictObject({
  name: line(limits.theme.name),
  texts: v.pipe(
    v.array(line(limits.ownThemes.textLength)),
    v.maxLength(limits.ownThemes.texts),
    v.check(namesDiffer, 'The items have to be different'),
  ),
  types: v.pipe(
    v.array(v.picklist(miniGameTypes)),
    v.minLength(1),
    v.maxLength(miniGameTypes.length),
    v.check((types) => new Set(types).size === types.length, 'Each game once'),
  ),
});
export type OwnThemeInput = v.InferOutput<typeof ownThemeInputSchema>;

/** A player's own theme, as the lobby keeps it. `id` is unique within the lobby. */
export type OwnTheme = { id: string; author: Person; input: OwnThemeInput; snapshot: ThemeSnapshot };

/** The same as members see it. */
export type OwnThemeView = {
  id: string;
  author: Person;
  name: string;
  texts: string[];
  types: MiniGameType[];
  rounds: number;
};
