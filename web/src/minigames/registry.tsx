import type { Answer, MiniGameType } from '@tallyho/game/minigames/registry';
import { type ComponentType, useMemo } from 'react';
import { lazyPart } from '../shared/ui/layout/lazy-part.tsx';
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

const placed: ReadonlySet<MiniGameType> = new Set(['TierList', 'TierListLobby', 'SliderAvatarsLobby']);

/** What has been done with the things on a board, for counting them: "3 of 14 placed". */
export const doneWord = (type: MiniGameType): string => (placed.has(type) ? 'placed' : 'rated');

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

/** A screen that is fetched when first needed. One that was fetched ahead is there at once: no placeholder flashes by. */
function lateScreen<Props extends object>(load: Screen<Props>) {
  let loaded: ComponentType<Props> | null = null;
  const preload: Screen<Props> = async () => {
    const screen = await load();
    loaded = screen.default;
    return screen;
  };
  const Late = lazyPart(preload);
  return { preload, now: (): ComponentType<Props> => loaded ?? Late };
}

const screensOf = (folder: string) => ({
  play: lateScreen(loaderOf(plays, `./${folder}/Play.tsx`)),
  results: lateScreen(loaderOf(results, `./${folder}/Results.tsx`)),
});

const screens = new Map(Object.entries(folders).map(([type, folder]) => [type, screensOf(folder)]));

function screensFor(type: MiniGameType) {
  const found = screens.get(type);
  if (!found) throw new Error(`Unsupported game type: ${type}`);
  return found;
}

/** Fetches a mini-game's screens ahead of need, e.g. while its theme is being announced. */
export function preloadMiniGame(type: MiniGameType): void {
  const { play, results } = screensFor(type);
  // A failed preload shows itself when the screen is really needed.
  void Promise.all([play.preload(), results.preload()]).catch(() => undefined);
}

/** The playing screen of whichever mini-game the board belongs to. */
export function MiniGamePlay(props: AnyPlayProps) {
  const { type } = props.board;
  // Kept from its first render on: another component would start anew.
  const Play = useMemo(() => screensFor(type).play.now(), [type]);
  return <Play {...props} />;
}

/** The results screen of whichever mini-game the board belongs to. */
export function MiniGameResults(props: AnyResultsProps) {
  const { type } = props.board;
  const Results = useMemo(() => screensFor(type).results.now(), [type]); // as above
  return <Results {...props} />;
}
