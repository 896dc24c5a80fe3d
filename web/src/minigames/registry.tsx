import type { Answer, Board, MiniGameType } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { type ComponentType, useEffect, useMemo } from 'react';
import { useSettings } from '../entities/preferences/preferences.ts';
import { noAvatar } from '../entities/preferences/shown-avatar.ts';
import { lazyPart } from '../shared/schedule/lazy-part.tsx';
import { textItem } from '../shared/storage/storage-item.ts';
import type { PlayProps, ResultsProps } from './contract.ts';
import { folders, moduleOf } from './folders.ts';

/** The verb for the progress of a board: "3 of 14 placed". */
export const progressVerb = (type: MiniGameType): string => folders[type].verb;

/** Returns true if the board says by its own buttons what comes next until the answer is complete, so that Confirm waits. */
export const hasOwnButtons = (type: MiniGameType): boolean => folders[type].hasOwnButtons === true;

/** Returns true if the mini-game's results show the guesses of the players: they get `guesses`, and nothing else shows them. */
export const showsGuesses = (type: MiniGameType): boolean => folders[type].showsGuesses === true;

/** Returns true if the lines about the guesses stand below the picture of the results. */
export const hasGuessesBelow = (type: MiniGameType): boolean => folders[type].hasGuessesBelow === true;

/** Returns true if the list of all guesses stands folded below the results, with the other lists there. */
export const foldsGuesses = (type: MiniGameType): boolean => folders[type].foldsGuesses === true;

type AnyPlayProps = Omit<PlayProps<MiniGameType>, 'answer' | 'onChange'> & {
  readonly answer: Answer | null;
  readonly onChange: (answer: Answer) => void;
};
type AnyResultsProps = ResultsProps<MiniGameType>;

// A folder's screens only receive boards and answers of their own type, because they are looked up by the board's
// type.
const plays = import.meta.glob<{ default: ComponentType<AnyPlayProps> }>('./*/Play.tsx');
const results = import.meta.glob<{ default: ComponentType<AnyResultsProps> }>('./*/Results.tsx');

const screensOf = (type: MiniGameType) => ({
  play: lazyPart(moduleOf(plays, type, 'Play.tsx')),
  results: lazyPart(moduleOf(results, type, 'Results.tsx')),
});

const types = Object.keys(folders) as MiniGameType[]; // the keys of folders
const screens = new Map<string, ReturnType<typeof screensOf>>(types.map((type) => [type, screensOf(type)]));

function screensFor(type: MiniGameType) {
  const found = screens.get(type);
  if (!found) throw new Error(`Unsupported game type: ${type}`);
  return found;
}

/** Returns false for a mini-game that only a newer version of the page knows. */
export const isSupportedGame = (type: string): type is MiniGameType => screens.has(type);

/** Preloads a mini-game's screens, for example while its theme is announced. */
export function preloadMiniGame(type: MiniGameType): void {
  const found = screens.get(type);
  void found?.play.preload();
  void found?.results.preload();
}

/** The type of the mini-game that was played last in this tab. */
const lastType = textItem('session', 'mini-game');

/** After a reload in a round or its results: loads the code of both while the connection to the room opens. */
export function preloadLastMiniGame(): void {
  const last = screens.get(lastType.read() ?? '');
  void last?.play.preload();
  void last?.results.preload();
}

const withoutAvatar = (player: Person): Person => ({ ...player, avatar: noAvatar });

/** Returns the board with the neutral avatar for each player on it. */
const withoutAvatars = (board: Board): Board => {
  if ('players' in board) return { ...board, players: board.players.map(withoutAvatar) };
  return 'people' in board ? { ...board, people: board.people.map(withoutAvatar) } : board;
};

/** The playing screen of the board's mini-game. Applies the setting Show Avatars for all mini-games. */
export function MiniGamePlay({ board, ...props }: AnyPlayProps) {
  const { type } = board;
  useEffect(() => void lastType.write(type), [type]);
  const { lobbyShowAvatars } = useSettings();
  const shownBoard = useMemo(
    () => (lobbyShowAvatars ? board : withoutAvatars(board)),
    [board, lobbyShowAvatars],
  );
  const { play: Play } = screensFor(type);
  return <Play {...props} board={shownBoard} />;
}

/** The results screen of the board's mini-game. */
export function MiniGameResults(props: AnyResultsProps) {
  const { results: Results } = screensFor(props.board.type);
  return <Results {...props} />;
}
