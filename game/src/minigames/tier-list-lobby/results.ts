import type * as v from 'valibot';
import type { RatedAnswer } from '../contract.ts';
import { isOrdered, roleResults, tierResults } from '../tiers.ts';
import type { TierListLobbyBoard, TierListLobbyResults, tierListLobbyAnswerSchema } from './schema.ts';

/**
 * Returns the points per player, shared ranks, and the group's consensus board; for unordered tiers, the
 * roles by votes.
 */
export const tierListLobbyResults = (
  board: TierListLobbyBoard,
  answers: RatedAnswer<v.InferOutput<typeof tierListLobbyAnswerSchema>>[],
): TierListLobbyResults => {
  const subjects = board.players.map((player) => ({ id: player.user, subject: player }));
  const placements = answers.map(({ gameData }) => gameData.tiers.map(({ players }) => players));
  if (!isOrdered(board)) {
    const { standings, groups, tied, unplaced } = roleResults(subjects, board.tiers, placements);
    return {
      ordered: false,
      standings: standings.map(({ subject, ...standing }) => ({ player: subject, ...standing })),
      groups: groups.map(({ tier, subjects: players }) => ({ tier, players })),
      tied,
      unplaced,
    };
  }
  const { standings, consensus, unplaced } = tierResults(subjects, board.tiers, placements);
  return {
    ordered: true,
    standings: standings.map(({ subject, ...standing }) => ({ player: subject, ...standing })),
    consensus: consensus.map(({ tier, subjects: players }) => ({ tier, players })),
    unplaced,
  };
};
