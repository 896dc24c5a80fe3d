import type { EditedGame, EditedTheme } from './edited-theme.ts';
import { hasSameContent } from './merge-lists.ts';

/** A game without what differs between two forms of the same stored theme. */
const content = ({ key: _, createdAt: __, ...game }: EditedGame) => game;

/** Returns true if both forms would be saved as the same theme. */
export const isSameForm = (one: EditedTheme, other: EditedTheme): boolean =>
  hasSameContent({ ...one, games: one.games.map(content) }, { ...other, games: other.games.map(content) });
