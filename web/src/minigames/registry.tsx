import type { Answer, MiniGameType } from '@tallyho/game/minigames/registry';
import { type ComponentType, lazy } from 'react';
import type { PlayProps, ResultsProps } from './contract.ts';

/** Every mini-game's folder with its `Play.tsx` and `Results.tsx`. A new one is its folder and its line here. */
const folders: { readonly [Type in MiniGameType]: string } = {
  TierList: 'tier-list',
  TierListLobby: 'tier-list-lobby',
  Slider: 'slider',
  SliderLobby: 'slider-lobby',
  SliderAvatarsLobby: 'slider-avatars-lobby',
  Choose: 'choose',
};

type AnyPlayProps = Omit<PlayProps<MiniGameType>, 'answer' | 'onChange'> & {
  readonly answer: Answer | null;
  readonly onChange: (answer: Answer) => void;
};
type AnyResultsProps = ResultsProps<MiniGameType>;
type Screen<Props> = () => Promise<{ default: ComponentType<Props> }>;

// A folder's screens only ever meet boards and answers of its own type: boards carry the type they are looked up by.
const plays = import.meta.glob<{ default: ComponentType<AnyPlayProps> }>('./*/Play.tsx');
const results = import.meta.glob<{ default: ComponentType<AnyResultsProps> }>('./*/Results.tsx');

function loaderOf<Props>(screens: Record<string, Screen<Props>>, path: string): Screen<Props> {
  const load = screens[path];
  if (!load) throw new Error(`There is no ${path}`);
  return load;
}

function screensOf(folder: string) {
  const loadPlay = loaderOf(plays, `./${folder}/Play.tsx`);
  const loadResults = loaderOf(results, `./${folder}/Results.tsx`);
  return { loadPlay, loadResults, Play: lazy(loadPlay), Results: lazy(loadResults) };
}

const screens = new Map(Object.entries(folders).map(([type, folder]) => [type, screensOf(folder)]));

function screensFor(type: MiniGameType) {
  const found = screens.get(type);
  if (!found) throw new Error(`Unsupported game type: ${type}`);
  return found;
}

/** Fetches a mini-game's screens ahead of need, e.g. while its theme is being announced. */
export function preloadMiniGame(type: MiniGameType): void {
  const { loadPlay, loadResults } = screensFor(type);
  // A failed preload shows itself when the screen is really needed.
  void Promise.all([loadPlay(), loadResults()]).catch(() => undefined);
}

/** The playing screen of whichever mini-game the board belongs to. */
export function MiniGamePlay(props: AnyPlayProps) {
  const { Play } = screensFor(props.board.type);
  return <Play {...props} />;
}

/** The results screen of whichever mini-game the board belongs to. */
export function MiniGameResults(props: AnyResultsProps) {
  const { Results } = screensFor(props.board.type);
  return <Results {...props} />;
}
