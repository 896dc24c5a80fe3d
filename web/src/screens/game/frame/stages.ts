import type { StageView } from '@tallyho/game/protocol/view';

export type PlayingStage = Extract<StageView, { phase: 'playing' }>;

/** A round in which the viewer plays instead of watching. */
export type OwnStage = PlayingStage & { readonly yours: NonNullable<PlayingStage['yours']> };

export const isOwn = (stage: PlayingStage): stage is OwnStage => stage.yours !== null;
