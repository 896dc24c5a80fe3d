import type { MiniGameType } from '@tallyho/game/minigames/registry';

interface Entry {
  readonly folder: string;
  /** The board has buttons of its own for what comes next until the answer is complete. */
  readonly hasOwnButtons?: true;
  /** The results show the guesses of the players themselves, so that nothing else on the page does. */
  readonly showsGuesses?: true;
  /** The picture of the results comes first, and the lines about the guesses follow it. They stand above the others. */
  readonly hasGuessesBelow?: true;
  /** The results have a row of folded lists below them, to which the list of all guesses belongs. */
  readonly foldsGuesses?: true;
  /** The verb for the progress of an answer: "3 of 14 placed". */
  readonly verb: 'placed' | 'rated' | 'voted' | 'guessed' | 'done';
}

/**
 * The folders of all mini-games, in the order of test mode. Each has `Play.tsx` and `Results.tsx` for players, `form.ts` and
 * `Editor.tsx` for the studio, and `samples.ts` for test mode. To add a mini-game, add its folder, a line here and one in
 * `forms.ts`.
 */
export const folders: { readonly [Type in MiniGameType]: Entry } = {
  Slider: { folder: 'slider', verb: 'rated', showsGuesses: true },
  SliderLobby: { folder: 'slider-lobby', verb: 'rated', hasGuessesBelow: true },
  SliderAvatarsLobby: { folder: 'slider-avatars-lobby', verb: 'placed', hasGuessesBelow: true },
  TierList: { folder: 'tier-list', verb: 'placed', foldsGuesses: true },
  TierListLobby: { folder: 'tier-list-lobby', verb: 'placed', foldsGuesses: true },
  RankThem: { folder: 'rank-them', verb: 'placed' },
  HotTakes: { folder: 'hot-takes', verb: 'done', hasOwnButtons: true },
  Choose: { folder: 'choose', verb: 'rated', hasGuessesBelow: true },
  Cup: { folder: 'cup', verb: 'voted' },
  WhoseIsIt: { folder: 'whose-is-it', verb: 'guessed' },
  WriteAndRate: { folder: 'write-and-rate', verb: 'rated' },
};

/** Returns what a module of each folder exports. `modules`: by path. Throws if a folder has no such module. */
export function moduleOf<Module>(modules: Record<string, Module>, type: MiniGameType, file: string): Module {
  const path = `./${folders[type].folder}/${file}`;
  const found = modules[path];
  if (!found) throw new Error(`There is no ${path}`);
  return found;
}
