import { exact } from '../minigames/exact.ts';
import { ranked } from '../minigames/ranking.ts';
import { isLobbyGame } from '../minigames/registry.ts';
import type { RoundRecord } from '../room/state.ts';
import type { Score } from './awards.ts';
import { meanOf, valuesOf } from './opinions.ts';

/**
 * Every rated player's points from the lobby games, best first; empty if none was played. A round gives 100 times the mean of
 * the opinions about them: an unfinished answer that does not rate them changes nothing. Who was rated in fewer rounds has
 * fewer to sum: sitting out costs points.
 */
export const scoresOf = (records: readonly RoundRecord[]): Score[] => {
  const totals = new Map<string, Omit<Score, 'rank'>>();
  for (const record of records) {
    if (!isLobbyGame(record.board.type) || record.answers.length === 0) continue;
    for (const { subject, values } of valuesOf(record)) {
      if (subject.kind !== 'player') continue;
      const before = totals.get(subject.id) ?? { points: 0, rounds: 0 };
      const points = values.length > 0 ? before.points + meanOf(values) * 100 : before.points;
      const rounds = before.rounds + (values.length > 0 ? 1 : 0);
      totals.set(subject.id, { player: subject.player, points, rounds });
    }
  }
  const scores = [...totals.values()].map((score) => ({ ...score, points: exact(score.points) }));
  return ranked(scores, ({ points }) => points);
};
