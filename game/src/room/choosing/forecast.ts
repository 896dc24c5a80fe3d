import { defaultTimings } from '../../limits.ts';
import type { RoomRules } from '../../model/room-rules.ts';
import { roundsOf } from '../../themes/draw-games.ts';

/** Bounds, both included. */
type Range = { min: number; max: number };

/** What players can expect of a game. */
export type Forecast = {
  /** The number of themes; null if the leader ends the game. */
  themes: number | null;
  /** The rounds of one theme. */
  rounds: Range;
  /** The usual length of the game in minutes, at least 1; of one theme if the leader ends the game. */
  minutes: number;
};

/** How long a group usually takes, in seconds: to choose a theme, and for the answers of a round without a timer. */
const choosing: Range = { min: 20, max: 60 };
const answering: Range = { min: 30, max: 90 };
/** How long the results of a round are usually shown, in seconds: skipped early, or until the next round starts by itself. */
const results: Range = {
  min: 20,
  max: (defaultTimings.showLength + defaultTimings.resultsCountdown) / 1_000,
};

/** What players can expect of one theme. `minutes`: at least 1. */
export type ThemeForecast = { rounds: number; minutes: number };

/** A timer for every round is also the upper bound of its answers; one for the last player begins too late to be a bound. */
const answeringWith = (timer: RoomRules['answerTimer']): Range =>
  timer.mode === 'hard' ? { min: Math.min(answering.min, timer.seconds), max: timer.seconds } : answering;

/** Whole minutes, at least 1. From 20 on they are multiples of 5, because nothing more exact is true. */
function minutesOf(seconds: number): number {
  const step = seconds / 60 > 20 ? 5 : 1;
  return Math.max(1, Math.round(seconds / 60 / step) * step);
}

const middle = ({ min, max }: Range): number => (min + max) / 2;

/** How long a theme with this number of rounds usually takes, in seconds. */
const secondsOfTheme = (rounds: number, timer: RoomRules['answerTimer']): number =>
  middle(choosing) + rounds * (middle(answeringWith(timer)) + middle(results));

/** Returns what players can expect of a theme with this number of games, at least 1. */
export function themeForecastOf(
  { answerTimer, roundsPerTheme }: Pick<RoomRules, 'answerTimer' | 'roundsPerTheme'>,
  games: number,
): ThemeForecast {
  const rounds = roundsOf(games, { roundsPerTheme });
  return { rounds, minutes: Math.max(1, Math.round(secondsOfTheme(rounds, answerTimer) / 60)) };
}

/**
 * Returns what players can expect of a game with these rules. `gamesOfThemes`: the number of games of each theme that can be
 * chosen, at least 1 each. Returns null without themes.
 */
export function forecastOf(
  { numRounds, roundsPerTheme, answerTimer }: Pick<RoomRules, 'numRounds' | 'roundsPerTheme' | 'answerTimer'>,
  gamesOfThemes: readonly number[],
): Forecast | null {
  if (gamesOfThemes.length === 0) return null;
  const roundsOfThemes = gamesOfThemes.map((games) => roundsOf(games, { roundsPerTheme }));
  // Each theme is played once at most.
  const themes = numRounds === null ? null : Math.min(numRounds, roundsOfThemes.length);
  const rounds = { min: Math.min(...roundsOfThemes), max: Math.max(...roundsOfThemes) };
  const each = roundsOfThemes.map((count) => secondsOfTheme(count, answerTimer));
  const usual = each.reduce((sum, seconds) => sum + seconds, 0) / each.length;
  return { themes, rounds, minutes: minutesOf((themes ?? 1) * usual) };
}
