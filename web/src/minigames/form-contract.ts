import type { MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import type * as v from 'valibot';
import type { AnyPart, FieldProblem } from './editor/field.ts';

/** What the fields of a mini-game contain in the form of a theme. */
export type FieldsOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

type ConfigSchema<Type extends MiniGameType> = (typeof miniGames)[Type]['configSchema'];

/** What a line of a pasted list makes of its parts: the fields of a game, or what is wrong with it. */
export type LineReading<Fields> = { readonly fields: Partial<Fields> } | { readonly problem: string };

/**
 * What the studio needs to edit the config of a mini-game (`form.ts` of its folder), besides `Editor.tsx` beside it. A game in
 * the form has the fields of all mini-games; fields of the same name in several of them are the same field. Pictures are no
 * fields: every mini-game whose config names a folder has them.
 */
export interface GameForm<Type extends MiniGameType, Entries extends v.ObjectEntries> {
  readonly type: Type;
  /** One sentence that says what players do. */
  readonly hint: string;
  /** Schemas of the fields. A field may be incomplete, and drafts contain it, so a change must still accept older drafts. */
  readonly fields: Entries;
  /** The fields of a new game. */
  readonly blank: FieldsOf<Entries>;
  /** Returns the fields of a config. Configs of older rows and files may lack what has a default. */
  readonly fieldsOf: (config: v.InferInput<ConfigSchema<Type>>) => FieldsOf<Entries>;
  /** Returns the config of the fields. `folder`: that of the pictures, if the mini-game has any. */
  readonly configOf: (fields: FieldsOf<Entries>, folder: string | null) => v.InferOutput<ConfigSchema<Type>>;
  /** Returns what keeps the game from being saved, in the order of the fields. */
  readonly problems: (fields: FieldsOf<Entries>) => readonly FieldProblem[];
  /** Returns the fields with texts in place of those that are still missing, so that they can be shown. */
  readonly filled: (fields: FieldsOf<Entries>) => FieldsOf<Entries>;
  /** The parts that are merged and undone as a whole, in the order of the fields. */
  readonly parts: readonly AnyPart<FieldsOf<Entries>>[];
  /**
   * How one line of a pasted list describes a game. `format`: its parts, the question first. `read` gets the parts after the
   * question, trimmed; a game without them has the fields of a new one.
   */
  readonly line: {
    readonly format: string;
    readonly example: string;
    readonly read: (parts: readonly string[]) => LineReading<FieldsOf<Entries>>;
  };
  /** Returns the field that a path in the config is about, as an error of the API names it; the path itself if omitted. */
  readonly fieldAt?: (path: string) => string;
}

/** Props of a mini-game's editor. It stores nothing of its own: it reports every change with `onChange`. */
export interface EditorProps<Fields> {
  readonly game: Fields;
  /** Returns what is wrong with a field. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Fields>) => void;
}
