import type { EditedTheme } from '../model/edited-theme.ts';
import type { ChosenPicture } from '../pictures/use-uploads.ts';

/** A form with the version of the stored theme that it was made from; null: a new theme. */
export interface VersionedForm {
  readonly form: EditedTheme;
  readonly version: number | null;
}

/** What a form begins with. */
export interface FormStart {
  /** Id of the stored theme; null: a new one. */
  readonly id: string | null;
  /** The key of its draft in the browser, see `draftKeyOf`. */
  readonly draftKey: string;
  /** The theme as it is stored; for a new one, the empty form. */
  readonly stored: VersionedForm;
  /** What the fields contain at first: the stored theme, a draft of this browser, or a copy of another theme. */
  readonly initial: VersionedForm;
  /** The stored theme that `initial` was made from; null: unknown. */
  readonly base: EditedTheme | null;
  /** True if `initial` is a draft of this browser. */
  readonly isRestored: boolean;
  /** True if the stored theme was deleted while this browser had a draft of it. */
  readonly isDeleted?: boolean;
  /** Pictures to upload from the start: those of an imported theme. */
  readonly pictures?: readonly ChosenPicture[];
  /** The names of all other themes. */
  readonly takenNames: readonly string[];
}

/** The stored theme that a form is compared with and saved over. */
export interface Origin {
  /** The theme as it was stored when it was last opened or saved. */
  readonly stored: VersionedForm;
  /** The version that a save names; null: a new theme. */
  readonly version: number | null;
  /** The stored theme that the form was made from; null: unknown. */
  readonly base: EditedTheme | null;
}

/** Returns the origin of a form that was made from the theme as it is stored now. */
export const originOf = (stored: VersionedForm): Origin => ({
  stored,
  version: stored.version,
  base: stored.form,
});
