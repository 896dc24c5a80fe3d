import { ranked } from '../minigames/ranking.ts';
import { isLobbyGame } from '../minigames/registry.ts';
import type { RoundRecord } from '../room/state.ts';
import type { Score } from './awards.ts';
import { sumOf, valuesOf } from './opinions.ts';

/** Every rated player's points from the lobby games (decision 20), best first. Empty if none was played. */
export const scoresOf = (records: readonly RoundRecord[]): Score[] => {
  const totals = new Map<string, Omit<Score, 'rank'>>();
  for (const record of records) {
    if (!isLobbyGame(record.board.type) || record.answers.length === 0) continue;
    for (const { subject, values } of valuesOf(record)) {
      if (subject.kind !== 'player') continue;
      const before = totals.get(subject.id);
      totals.set(subject.id, {
        player: subject.player,
        points: (before?.points ?? 0) + (sumOf(values) / record.answers.length) * 100,
        rounds: (before?.rounds ?? 0) + 1,
      });
    }
  }
  // Sums of fractions differ in their last digits although the points are equal.
  return ranked([...totals.values()], ({ points }) => Math.round(points * 1e6));
};
