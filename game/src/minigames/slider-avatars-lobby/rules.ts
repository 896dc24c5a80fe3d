import { takeRandom } from '../../room/random.ts';
import type { MiniGame } from '../contract.ts';
import { exact } from '../exact.ts';
import { namesEachOnce } from '../ids.ts';
import { ordinal } from '../ordinal.ts';
import { idsOf, playerSubjects } from '../players.ts';
import { ranked } from '../ranking.ts';
import {
  type SliderAvatarsLobbyAnswer,
  type SliderAvatarsLobbyBoard,
  type SliderAvatarsLobbyResults,
  sliderAvatarsLobbyAnswerSchema,
  sliderAvatarsLobbyBoardSchema,
  sliderAvatarsLobbyConfigSchema,
} from './schema.ts';

/**
 * What an answer gives a player: the row reads worst to best, so of `count` players the first place is worth 1 and the last
 * `count`. An unfinished row says only who stands before whom: those in it stand spread over the whole row, the others in
 * its middle, which is where each would stand on average if the rest of the row were filled at random.
 */
const scoreIn = ({ order }: SliderAvatarsLobbyAnswer, user: string, count: number): number =>
  order.includes(user) ? ((order.indexOf(user) + 1) * (count + 1)) / (order.length + 1) : (count + 1) / 2;

/** Slider of avatars: bring the players into order, worst to best. */
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
  configSchema: sliderAvatarsLobbyConfigSchema,
  answerSchema: sliderAvatarsLobbyAnswerSchema,
  boardSchema: sliderAvatarsLobbyBoardSchema,
  prepare: (_config, { players }) => ({ type: 'SliderAvatarsLobby', players }),
  fits: ({ players }, { order }) => namesEachOnce(order, idsOf(players)),
  blank: () => ({ order: [] }),
  progress: (board, answer) => ({ done: answer?.order.length ?? 0, max: board.players.length }),
  results: (board, answers) => ({
    standings: ranked(
      board.players.map((player) => ({
        player,
        score: exact(
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
  opinions: ({ players }, answer) =>
    answer.order.map((subject) => ({
      subject,
      value: scoreIn(answer, subject, players.length) / players.length,
      said: ordinal(answer.order.length - answer.order.indexOf(subject)),
    })),
  reveals: (board) => board.players.length,
  record: (board, answer) => ({
    playerRanking: answer.order.toReversed().map((playerId, position) => ({
      playerId,
      username: board.players.find(({ user }) => user === playerId)?.username ?? '',
      rank: position + 1,
      score: answer.order.length - position,
    })),
  }),
  fromWords: ({ name }) => [
    { name, description: 'Line everybody up, worst to best.', config: {}, items: [] },
  ],
  sampleAnswer: ({ players }, random) => ({ order: takeRandom(idsOf(players), players.length, random) }),
};
