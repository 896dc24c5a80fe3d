import { takeRandom } from '../../model/random.ts';
import type { MiniGame } from '../contract.ts';
import { namesEachOnce } from '../items.ts';
import { ordinal } from '../ordinal.ts';
import { placeReveals } from '../places.ts';
import { idsOf, playerSubjects, topQuestion } from '../players.ts';
import { ranked, roundedToMillionth } from '../ranking.ts';
import { endsOf } from '../row-ends.ts';
import { placedIn, placeIn } from '../rows.ts';
import {
  type SliderAvatarsLobbyAnswer,
  type SliderAvatarsLobbyBoard,
  type SliderAvatarsLobbyResults,
  sliderAvatarsLobbyAnswerSchema,
  sliderAvatarsLobbyBoardSchema,
  sliderAvatarsLobbyConfigSchema,
} from './schema.ts';

/**
 * Returns the score of a player in one answer. The row goes from worst to best: of `count` players the first
 * place gives 1 and the last `count`. A player without a place in an unfinished row gets the mean of the
 * free places.
 */
const scoreIn = ({ order }: SliderAvatarsLobbyAnswer, user: string, count: number): number =>
  placeIn(order, user, count) + 1;

/** Slider of avatars: sort the players from worst to best. */
export const sliderAvatarsLobby: MiniGame<
  'SliderAvatarsLobby',
  typeof sliderAvatarsLobbyConfigSchema,
  typeof sliderAvatarsLobbyAnswerSchema,
  SliderAvatarsLobbyBoard,
  SliderAvatarsLobbyResults
> = {
  type: 'SliderAvatarsLobby',
  kind: 'lobby',
  label: 'Line up the players',
  pace: 'slow',
  configSchema: sliderAvatarsLobbyConfigSchema,
  answerSchema: sliderAvatarsLobbyAnswerSchema,
  boardSchema: sliderAvatarsLobbyBoardSchema,
  itemsOnBoard: () => 0,
  prepare: ({ ends }, { players }) => ({ type: 'SliderAvatarsLobby', players, ...(ends && { ends }) }),
  isValidAnswer: ({ players }, answer) =>
    answer.order.length <= players.length && namesEachOnce(placedIn(answer.order), idsOf(players)),
  emptyAnswer: () => ({ order: [] }),
  progress: (board, answer) => ({
    done: answer ? placedIn(answer.order).length : 0,
    max: board.players.length,
  }),
  results: (board, answers) => ({
    standings: ranked(
      board.players.map((player) => ({
        player,
        score: roundedToMillionth(
          answers.reduce(
            (sum, { gameData }) => sum + scoreIn(gameData, player.user, board.players.length),
            0,
          ),
        ),
      })),
      ({ score }) => score,
    ),
  }),
  subjects: ({ players }) => playerSubjects(players),
  scale: () => 'graded',
  ends: (board) => ({
    lowest: 1 / Math.max(1, board.players.length),
    low: endsOf(board).worst,
    high: endsOf(board).best,
  }),
  opinions: ({ players }, answer) =>
    placedIn(answer.order).map((subject) => ({
      subject,
      value: scoreIn(answer, subject, players.length) / players.length,
      said: ordinal(players.length - answer.order.indexOf(subject)),
    })),
  reveals: (board, answers) => placeReveals(board.players.length, answers.length),
  record: (board, answer) => ({
    playerRanking: placedIn(answer.order)
      .toReversed()
      .map((playerId) => {
        const score = scoreIn(answer, playerId, board.players.length);
        return {
          playerId,
          username: board.players.find(({ user }) => user === playerId)?.username ?? '',
          rank: board.players.length + 1 - score,
          score,
        };
      }),
  }),
  roundsFromTexts: ({ name }) => [
    { name, description: 'Line everybody up, worst to best.', config: {}, items: [] },
  ],
  guess: {
    question: ({ players, ...board }) =>
      topQuestion(players, `Who will be closest to “${endsOf(board).best}”?`),
    outcome: (board, answers) => ({
      kind: 'ranking',
      scores: sliderAvatarsLobby
        .results(board, answers)
        .standings.map(({ player, score }) => ({ id: player.user, score })),
    }),
  },
  sampleAnswer: ({ players }, random) => ({ order: takeRandom(idsOf(players), players.length, random) }),
};
