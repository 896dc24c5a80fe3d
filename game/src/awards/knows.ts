import { ranked } from '../minigames/ranking.ts';
import { guessQuestionOf } from '../minigames/registry.ts';
import type { WinnerRule } from '../model/room-rules.ts';
import type { Game, RoundRecord } from '../records/game.ts';
import type { Score } from './awards.ts';
import { roundScores, scoresOf } from './scores.ts';
import type { WinnerTitle } from './winning-scores.ts';

/** The share of the rounds with a question to guess that need a guess, so that guesses can decide who wins. */
const neededShare = 0.5;

/**
 * Returns the points for guesses, best first; empty without guesses. A player who did not guess in a round gets nothing for it, and
 * one who never guessed is not in the list.
 */
export const guessScoresOf = (records: readonly RoundRecord[]): Score[] => {
  const totals = new Map<string, Omit<Score, 'rank'>>();
  for (const { guesses = [] } of records)
    for (const { guessedBy: player, points } of guesses) {
      const before = totals.get(player.user) ?? { points: 0, rounds: 0 };
      totals.set(player.user, { player, points: before.points + points, rounds: before.rounds + 1 });
    }
  return ranked([...totals.values()], ({ points }) => points);
};

/**
 * Returns the title whose points decide who wins: by the rule `knowsTheRoom`, the guesses, if at least half of the rounds that asked
 * for one had one, and at least one gave points. A cup asks for none.
 */
export const decidingTitle = (records: readonly RoundRecord[], rule: WinnerRule): WinnerTitle => {
  const guessed = records.filter(({ guesses = [] }) => guesses.length > 0);
  const asked = records.filter(
    (record) => guessed.includes(record) || guessQuestionOf(record.board) !== null,
  );
  const hasPoints = guessed.some(({ guesses = [] }) => guesses.some(({ points }) => points > 0));
  return rule === 'knowsTheRoom' && hasPoints && guessed.length >= asked.length * neededShare
    ? 'knows'
    : 'favourite';
};

/** Returns true if the round gave points of the title. */
export const givesPointsFor = (record: RoundRecord, title: WinnerTitle): boolean =>
  title === 'knows' ? (record.guesses ?? []).length > 0 : roundScores(record).length > 0;

/** The points of a player while the game runs. `gained`: the part from the last round; whole numbers. */
export type RunningPoints = { user: Score['player']['user']; points: number; gained: number };

const runningPoints: Record<WinnerRule, WeakMap<readonly RoundRecord[], RunningPoints[]>> = {
  knowsTheRoom: new WeakMap(),
  favourite: new WeakMap(),
};

/**
 * Returns the points so far of the title that would decide now, best first; empty if no round gave points. Every view of a room
 * contains them, so they are computed once for a list of records, which must not change.
 */
export const pointsSoFar = ({
  records,
  winnerRule,
}: Pick<Game, 'records' | 'winnerRule'>): RunningPoints[] => {
  const known = runningPoints[winnerRule].get(records);
  if (known) return known;
  const scoresFor = decidingTitle(records, winnerRule) === 'knows' ? guessScoresOf : scoresOf;
  const before = scoresFor(records.slice(0, -1));
  const points = scoresFor(records).map((score) => {
    const earlier = before.find(({ player }) => player.user === score.player.user)?.points ?? 0;
    return { user: score.player.user, points: score.points, gained: score.points - earlier };
  });
  runningPoints[winnerRule].set(records, points);
  return points;
};
