import type { FileGame, PictureFile, ThemeFile } from '@tallyho/game/themes/theme-file';

export { picturesOf } from '@tallyho/game/themes/theme-file';
/** A picture of a tier list: a file in `pictures/`. */
export type StarterPicture = PictureFile;
/** A game of any type. The loader sets `content`, the folder of the uploaded pictures. */
export type StarterGame = FileGame;
/** A theme of every new installation. Plain data. */
export type StarterTheme = ThemeFile;
export type StarterTag = { name: string; category: string; color: string; adminOnly: boolean };
