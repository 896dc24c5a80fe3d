import { limits } from '@tallyho/game/limits';
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { personSchema } from '@tallyho/game/model/person';
import { themeSnapshotSchema } from '@tallyho/game/themes/theme-snapshot';
import * as v from 'valibot';

const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** single: one other player wins; tied: two players share the first place; you: the viewer wins. */
export const winners = ['single', 'tied', 'you'] as const;
/** How the points of the players behind the winner differ. */
export const scorePatterns = ['standard', 'close', 'tied'] as const;

/** The limits and defaults of the options of test mode. */
export const testModeLimits = {
  players: { ...limits.capacity, default: 3 },
  rounds: { min: 1, max: 5, default: 3 },
  seed: { min: 0, max: 2 ** 31 - 1 },
} as const;

/** What a test shows: a game of a theme, a sample game of one type, or the end of a whole game. */
const contentSchema = v.variant('kind', [
  v.object({
    kind: v.literal('theme'),
    theme: themeSnapshotSchema,
    game: integer(0, limits.theme.games - 1),
  }),
  v.object({ kind: v.literal('sample'), type: v.picklist(miniGameTypes) }),
  v.object({
    kind: v.literal('final'),
    winner: v.picklist(winners),
    scores: v.picklist(scorePatterns),
    rounds: integer(testModeLimits.rounds.min, testModeLimits.rounds.max),
  }),
]);

/** Everything that decides what a test shows. Equal scenes show the same boards and the same answers. */
export const sceneSchema = v.object({
  /** The player whose screen is shown. The viewer leads the lobby. */
  viewer: personSchema,
  players: integer(testModeLimits.players.min, testModeLimits.players.max),
  seed: integer(testModeLimits.seed.min, testModeLimits.seed.max),
  /** Slows down the show of the results. */
  isSlow: v.boolean(),
  content: contentSchema,
});
export type Scene = v.InferOutput<typeof sceneSchema>;
export type SceneContent = Scene['content'];
export type FinalContent = Extract<SceneContent, { kind: 'final' }>;
