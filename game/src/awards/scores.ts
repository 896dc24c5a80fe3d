import { exact, ranked } from '../minigames/ranking.ts';
import { givesPoints } from '../minigames/registry.ts';
import type { RoundRecord } from '../records/game.ts';
import type { Score } from './awards.ts';
import { gradesOf, meanOf, opinionsBySubject } from './opinions.ts';

/**
 * Returns the points of all rated players from the lobby games, best first; empty if no round gave points. A round gives 100
 * times the mean of the graded opinions about the player. An unfinished answer that does not rate the player changes
 * nothing. A player who sits out gets no points for the round.
 */
export const scoresOf = (records: readonly RoundRecord[]): Score[] => {
  const totals = new Map<string, Omit<Score, 'rank'>>();
  for (const record of records) {
    if (!givesPoints(record.board) || record.answers.length === 0) continue;
    for (const { subject, opinions } of opinionsBySubject(record)) {
      if (subject.kind !== 'player') continue;
      const before = totals.get(subject.id) ?? { points: 0, rounds: 0 };
      const grades = gradesOf(opinions);
      const points = grades.length > 0 ? before.points + meanOf(grades) * 100 : before.points;
      const rounds = before.rounds + (grades.length > 0 ? 1 : 0);
      totals.set(subject.id, { player: subject.player, points, rounds });
    }
  }
  // Rounded, so that scores that look equal share a rank.
  const scores = [...totals.values()].map((score) => ({ ...score, points: Math.round(exact(score.points)) }));
  return ranked(scores, ({ points }) => points);
};
