import type { MiniGame } from '../contract.ts';
import { plainTiers } from '../fields.ts';
import { namesEachOnce } from '../items.ts';
import { idsOf, playerSubjects, topQuestion } from '../players.ts';
import { isOrdered, leadingVotes, tierEnds, tierOpinions, tierReveals } from '../tiers.ts';
import { tierListLobbyResults } from './results.ts';
import {
  type TierListLobbyBoard,
  type TierListLobbyResults,
  tierListLobbyAnswerSchema,
  tierListLobbyBoardSchema,
  tierListLobbyConfigSchema,
} from './schema.ts';

/** Tier list of the lobby: sort every player into a named tier. */
export const tierListLobby: MiniGame<
  'TierListLobby',
  typeof tierListLobbyConfigSchema,
  typeof tierListLobbyAnswerSchema,
  TierListLobbyBoard,
  TierListLobbyResults
> = {
  type: 'TierListLobby',
  kind: 'lobby',
  label: 'Tier list of the players',
  pace: 'slow',
  configSchema: tierListLobbyConfigSchema,
  answerSchema: tierListLobbyAnswerSchema,
  boardSchema: tierListLobbyBoardSchema,
  itemsOnBoard: () => 0,
  prepare: ({ tiers, ordered }, { players }) => ({
    type: 'TierListLobby',
    tiers,
    ordered: isOrdered({ ordered }),
    players,
  }),
  isValidAnswer: (board, { tiers }) =>
    tiers.length === board.tiers.length &&
    tiers.every(({ name }, index) => name === board.tiers[index]?.name) &&
    namesEachOnce(
      tiers.flatMap(({ players }) => players),
      idsOf(board.players),
    ),
  emptyAnswer: ({ tiers }) => ({ tiers: tiers.map(({ name }) => ({ name, players: [] })) }),
  progress: (board, answer) => ({
    done: answer?.tiers.reduce((sum, { players }) => sum + players.length, 0) ?? 0,
    max: board.players.length,
  }),
  results: tierListLobbyResults,
  subjects: ({ players }) => playerSubjects(players),
  scale: (board) => (isOrdered(board) ? 'graded' : 'choice'),
  ends: tierEnds,
  opinions: (board, { tiers }) =>
    tierOpinions(
      board,
      tiers.map(({ players }) => players),
      idsOf(board.players),
      // The tiers have space for all players, so a missing player is an unfinished answer.
      false,
    ),
  reveals: (board, answers) =>
    tierReveals(
      board,
      tierListLobbyResults(board, answers).standings.map(({ player }) => player.user),
      answers.map(({ gameData }) => gameData.tiers.map(({ players }) => players)),
    ),
  record: (_board, { tiers }) => tiers,
  roundsFromTexts: ({ name }) => [
    {
      name,
      description: 'Where does everybody belong?',
      config: { tiers: plainTiers, ordered: true },
      items: [],
    },
  ],
  guess: {
    question: (board) =>
      isOrdered(board)
        ? topQuestion(board.players, 'Who will come out on top?')
        : topQuestion(board.players, 'On whom will you agree most?', 'You agree most on …'),
    outcome: (board, answers) => {
      const results = tierListLobbyResults(board, answers);
      return {
        kind: 'ranking',
        scores: results.ordered
          ? results.standings.map(({ player, points }) => ({ id: player.user, score: points }))
          : results.standings.map(({ player, votes }) => ({
              id: player.user,
              score: leadingVotes({ votes }),
            })),
      };
    },
  },
  sampleAnswer: (board, random) => {
    const tiers = board.tiers.map(({ name }) => ({ name, players: [] as string[] }));
    for (const user of idsOf(board.players)) tiers[Math.floor(random() * tiers.length)]?.players.push(user);
    return { tiers };
  },
};
