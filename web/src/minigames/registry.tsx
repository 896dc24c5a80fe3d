import type { Answer, Board, MiniGameType } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/room/person';
import type { SentAnswer } from '@tallyho/game/room/state';
import { type ComponentType, lazy } from 'react';
import type { MiniGameScreens, Rater } from './contract.ts';

const loaders = {
  TierList: { Play: () => import('./tier-list/Play.tsx'), Results: () => import('./tier-list/Results.tsx') },
  Slider: { Play: () => import('./slider/Play.tsx'), Results: () => import('./slider/Results.tsx') },
  Choose: { Play: () => import('./choose/Play.tsx'), Results: () => import('./choose/Results.tsx') },
} as const;

/** Every mini-game's screens, by type. A new one is its folder and its lines here. */
const screens: { readonly [Type in MiniGameType]: MiniGameScreens<Type> } = {
  TierList: { Play: lazy(loaders.TierList.Play), Results: lazy(loaders.TierList.Results) },
  Slider: { Play: lazy(loaders.Slider.Play), Results: lazy(loaders.Slider.Results) },
  Choose: { Play: lazy(loaders.Choose.Play), Results: lazy(loaders.Choose.Results) },
};

/** Fetches a mini-game's screens ahead of need, e.g. while its theme is being announced. */
export function preloadMiniGame(type: MiniGameType): void {
  // A failed preload shows itself when the screen is really needed.
  void Promise.all([loaders[type].Play(), loaders[type].Results()]).catch(() => undefined);
}

interface AnyPlayProps {
  readonly board: Board;
  readonly answer: Answer | null;
  readonly disabled: boolean;
  readonly onChange: (answer: Answer) => void;
}

/** The playing screen of whichever mini-game the board belongs to. */
export function MiniGamePlay(props: AnyPlayProps) {
  // Boards carry the type their screens were looked up by, and answers were parsed for the board.
  const Play = screens[props.board.type].Play as unknown as ComponentType<AnyPlayProps>;
  return <Play {...props} />;
}

interface AnyResultsProps {
  readonly board: Board;
  readonly answers: readonly SentAnswer[];
  readonly raterOf: (user: UserId) => Rater;
  readonly staged: boolean;
}

/** The results screen of whichever mini-game the board belongs to. */
export function MiniGameResults(props: AnyResultsProps) {
  const Results = screens[props.board.type].Results as unknown as ComponentType<AnyResultsProps>; // as above
  return <Results {...props} />;
}
