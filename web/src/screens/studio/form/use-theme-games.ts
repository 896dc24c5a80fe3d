import { useState } from 'react';
import { moved } from '../../../minigames/editor/moved.ts';
import { errorText } from '../../../shared/api/api-error.ts';
import { newId } from '../../../shared/api/new-id.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import type { EditedGame, EditedTheme } from '../model/edited-theme.ts';
import { copyPictures } from '../model/studio-api.ts';
import { gameTypesOf, newGame } from '../model/theme-form.ts';

/** The game whose tab is open. After an undone step it may be gone, then the first one is. */
export function useOpenGame(initial: EditedTheme) {
  const [open, setOpen] = useState<string | null>(initial.games[0]?.key ?? null);
  return {
    openIn: ({ games }: EditedTheme): string | null =>
      games.some(({ key }) => key === open) ? open : (games[0]?.key ?? null),
    setOpen,
  };
}

interface Options {
  readonly form: EditedTheme;
  /** The key of the open game. */
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
  /** Replaces the games. */
  readonly onChange: (change: (games: EditedGame[]) => EditedGame[]) => void;
}

/** The games of a theme as a list: adds, copies, removes and moves them, and opens the one to continue with. */
export function useThemeGames({ form, open, onOpen, onChange }: Options) {
  return {
    open,
    setOpen: onOpen,
    add() {
      const [type] = gameTypesOf(form.type);
      if (!type) return;
      const game = newGame(type);
      onChange((games) => [...games, game]);
      onOpen(game.key);
    },
    /** Adds these games at the end. */
    addAll(added: readonly EditedGame[]) {
      onChange((games) => [...games, ...added]);
      onOpen(added[0]?.key ?? open);
    },
    /** The copy has its own folder with copies of the pictures. */
    async duplicate(game: EditedGame) {
      const name = game.name ? `${game.name} (copy)` : '';
      try {
        const copies = await copyPictures(form.name, game);
        const copy = { ...game, ...copies, key: newId(), name, createdAt: null };
        onChange((games) => games.toSpliced(games.findIndex(({ key }) => key === game.key) + 1, 0, copy));
        onOpen(copy.key);
      } catch (error) {
        showToast(errorText(error), 'bad');
      }
    },
    remove(key: string) {
      const at = form.games.findIndex((game) => game.key === key);
      const games = form.games.filter((game) => game.key !== key);
      onChange(() => games);
      if (open === key) onOpen(games[Math.min(at, games.length - 1)]?.key ?? null);
    },
    move: (from: number, to: number) => onChange((games) => moved(games, from, to)),
  };
}
