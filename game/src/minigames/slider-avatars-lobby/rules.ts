import { takeRandom } from '../../model/random.ts';
import { contestedPlaces } from '../contested.ts';
import type { MiniGame, RatedAnswer } from '../contract.ts';
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

/** Returns the places from 1, the best, that the answers give a player, one for each answer that placed the player, in their order. */
export const placesGivenToPlayer = (
  { players }: SliderAvatarsLobbyBoard,
  answers: readonly RatedAnswer<SliderAvatarsLobbyAnswer>[],
  user: string,
) =>
  answers.flatMap(({ ratedBy, gameData: { order } }) => {
    const at = order.indexOf(user);
    return at < 0 ? [] : [{ ratedBy, place: players.length - at }];
  });

/** Returns the ids of the players whose places are far apart, the widest gap first. Empty with fewer than three players. */
export const contestedPlayers = (
  board: SliderAvatarsLobbyBoard,
  answers: readonly RatedAnswer<SliderAvatarsLobbyAnswer>[],
): string[] =>
  contestedPlaces(idsOf(board.players), (user) =>
    placesGivenToPlayer(board, answers, user).map(({ place }) => place),
  );

const standingsOf = (
  { players }: SliderAvatarsLobbyBoard,
  answers: readonly RatedAnswer<SliderAvatarsLobbyAnswer>[],
): SliderAvatarsLobbyResults['standings'] =>
  ranked(
    players.map((player) => ({
      player,
      score: roundedToMillionth(
        answers.reduce((sum, { gameData }) => sum + scoreIn(gameData, player.user, players.length), 0),
      ),
    })),
    ({ score }) => score,
  );

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
  results: (board, answers) => ({ standings: standingsOf(board, answers) }),
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
  reveals: (board, answers) => {
    const contested = contestedPlayers(board, answers);
    const bestFirst = standingsOf(board, answers).map(({ player }) => player.user);
    return placeReveals(bestFirst.length, answers.length, (place) =>
      contested.includes(bestFirst[place - 1] ?? ''),
    );
  },
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
      scores: standingsOf(board, answers).map(({ player, score }) => ({ id: player.user, score })),
    }),
  },
  sampleAnswer: ({ players }, random) => ({ order: takeRandom(idsOf(players), players.length, random) }),
};
