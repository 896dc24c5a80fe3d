import type { StageView } from '@tallyho/game/protocol/view';

export type PlayingStage = Extract<StageView, { phase: 'playing' }>;

/** A round that the viewer plays, and does not only watch. */
export type OwnStage = PlayingStage & { readonly yours: NonNullable<PlayingStage['yours']> };

export const isOwn = (stage: PlayingStage): stage is OwnStage => stage.yours !== null;
