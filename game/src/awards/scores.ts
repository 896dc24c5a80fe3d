import { ranked } from '../minigames/ranking.ts';
import { isLobbyGame } from '../minigames/registry.ts';
import type { RoundRecord } from '../room/state.ts';
import type { Score } from './awards.ts';
import { exact, sumOf, valuesOf } from './opinions.ts';

/**
 * Every rated player's points from the lobby games (decision 20), best first; empty if none was played. Who was rated in
 * fewer rounds has fewer to sum: sitting out costs points.
 */
export const scoresOf = (records: readonly RoundRecord[]): Score[] => {
  const totals = new Map<string, Omit<Score, 'rank'>>();
  for (const record of records) {
    if (!isLobbyGame(record.board.type) || record.answers.length === 0) continue;
    for (const { subject, values } of valuesOf(record)) {
      if (subject.kind !== 'player') continue;
      const { points, rounds } = totals.get(subject.id) ?? { points: 0, rounds: 0 };
      const gained = (sumOf(values) / record.answers.length) * 100;
      totals.set(subject.id, { player: subject.player, points: points + gained, rounds: rounds + 1 });
    }
  }
  const scores = [...totals.values()].map((score) => ({ ...score, points: exact(score.points) }));
  return ranked(scores, ({ points }) => points);
};
