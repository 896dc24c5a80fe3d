import type { ThemeFile } from '@tallyho/game/themes/theme-file';

export { filePicturesOf } from '@tallyho/game/themes/theme-file';
/** A theme of every new installation. Plain data. */
export type StarterTheme = ThemeFile;
export type StarterTag = { name: string; category: string; color: string; adminOnly: boolean };

/** Returns the themes with these names, in the order of `themes`; all without names. Throws if a name is unknown. */
export const selectThemes = (themes: readonly StarterTheme[], names: readonly string[]): StarterTheme[] => {
  const unknown = names.filter((name) => !themes.some((theme) => theme.name === name));
  if (unknown.length > 0) throw new Error(`Unknown starter themes: ${unknown.join(', ')}`);
  return themes.filter(({ name }) => names.length === 0 || names.includes(name));
};
