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
  /** The length of the game in minutes; of one theme if the leader ends the game. */
  minutes: Range;
};

/** How long a group usually takes, in seconds: to choose a theme, and for the answers of a round without a timer. */
const choosing: Range = { min: 20, max: 60 };
const answering: Range = { min: 30, max: 90 };
/** How long the results of a round are usually shown, in seconds: skipped early, or until the next round starts by itself. */
const results: Range = {
  min: 20,
  max: (defaultTimings.showLength + defaultTimings.resultsCountdown) / 1_000,
};

/** What players can expect of one theme. `minutes`: the middle of the bounds that `forecastOf` has for it, at least 1. */
export type ThemeForecast = { rounds: number; minutes: number };

/** A timer for every round is also the upper bound of its answers; one for the last player begins too late to be a bound. */
const answeringWith = (timer: RoomRules['answerTimer']): Range =>
  timer.mode === 'hard' ? { min: Math.min(answering.min, timer.seconds), max: timer.seconds } : answering;

/** Minutes from 20 on are multiples of 5, because nothing more exact is true. */
function minutesOf({ min, max }: Range): Range {
  const step = max / 60 > 20 ? 5 : 1;
  const rounded = (seconds: number, round: (value: number) => number) => round(seconds / 60 / step) * step;
  return { min: Math.max(1, rounded(min, Math.floor)), max: rounded(max, Math.ceil) };
}

const secondsOfTheme = (rounds: number, timer: RoomRules['answerTimer'], bound: 'min' | 'max'): number =>
  choosing[bound] + rounds * (answeringWith(timer)[bound] + results[bound]);

/** Returns what players can expect of a theme with this number of games, at least 1. */
export function themeForecastOf(
  { answerTimer, roundsPerTheme }: Pick<RoomRules, 'answerTimer' | 'roundsPerTheme'>,
  games: number,
): ThemeForecast {
  const rounds = roundsOf(games, { roundsPerTheme });
  const seconds =
    (secondsOfTheme(rounds, answerTimer, 'min') + secondsOfTheme(rounds, answerTimer, 'max')) / 2;
  return { rounds, minutes: Math.max(1, Math.round(seconds / 60)) };
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
  const secondsOf = (bound: 'min' | 'max') =>
    (themes ?? 1) * secondsOfTheme(rounds[bound], answerTimer, bound);
  return { themes, rounds, minutes: minutesOf({ min: secondsOf('min'), max: secondsOf('max') }) };
}
