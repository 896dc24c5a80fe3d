import type { Opinion } from '../minigames/contract.ts';
import { ranked, roundedToMillionth } from '../minigames/ranking.ts';
import { givesPoints, hasWriting, ownSubject, scaleOf } from '../minigames/registry.ts';
import { isAnonymous, type Person } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import type { Score } from './awards.ts';
import { gradesOf, meanOf, opinionsBySubject } from './opinions.ts';

/**
 * What one round gives a player. `marks`: the graded opinions about the player, or about the player's text, 0 to 100; `points`:
 * their mean, null if no answer rates them.
 */
export type RoundScore = { player: Person; marks: number[]; points: number | null };

/**
 * Returns what a round gives its rated players, in the order of the board, and the authors of rated texts; empty if the round gives
 * no points. With anonymous votes texts have no authors.
 */
export const roundScores = (record: RoundRecord): RoundScore[] => {
  const { board, answers } = record;
  if (answers.length === 0 || scaleOf(board) !== 'graded') return [];
  if (hasWriting(board)) {
    const subjects = opinionsBySubject(record);
    return answers.flatMap(({ ratedBy, gameData }) => {
      const own = ownSubject(board, gameData);
      const opinions = subjects.find(({ subject }) => subject.id === own)?.opinions;
      return opinions && !isAnonymous(ratedBy.user) ? [scoreOf(ratedBy, opinions)] : [];
    });
  }
  if (!givesPoints(board)) return [];
  return opinionsBySubject(record).flatMap(({ subject, opinions }) =>
    subject.kind === 'player' ? [scoreOf(subject.player, opinions)] : [],
  );
};

const scoreOf = (player: Person, opinions: readonly Opinion[]): RoundScore => {
  const marks = gradesOf(opinions).map((grade) => grade * 100);
  return { player, marks, points: marks.length > 0 ? meanOf(marks) : null };
};

/**
 * Returns the points of all rated players from the lobby games, and of the authors of rated texts, best first; empty if no round
 * gave points. A round gives 100 times the mean of the graded opinions about the player or the text. An unfinished answer that does not rate the player changes
 * nothing. A player who sits out gets no points for the round.
 */
export const scoresOf = (records: readonly RoundRecord[]): Score[] => {
  const totals = new Map<string, Omit<Score, 'rank'>>();
  for (const record of records)
    for (const { player, points } of roundScores(record)) {
      const before = totals.get(player.user) ?? { points: 0, rounds: 0 };
      totals.set(player.user, {
        player,
        points: before.points + (points ?? 0),
        rounds: before.rounds + (points === null ? 0 : 1),
      });
    }
  // Rounded, so that scores that look equal share a rank.
  const scores = [...totals.values()].map((score) => ({
    ...score,
    points: Math.round(roundedToMillionth(score.points)),
  }));
  return ranked(scores, ({ points }) => points);
};
