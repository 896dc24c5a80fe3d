import { limits } from '../../limits.ts';
import type { MiniGame } from '../contract.ts';
import { namesEachOnce } from '../items.ts';
import { placeReveals } from '../places.ts';
import { idsOf, playerSubjects, topQuestion } from '../players.ts';
import { ranked } from '../ranking.ts';
import {
  type SliderLobbyBoard,
  type SliderLobbyResults,
  scaleNamesOf,
  sliderLobbyAnswerSchema,
  sliderLobbyBoardSchema,
  sliderLobbyConfigSchema,
} from './schema.ts';

const { min, max } = limits.lobbyRating;

/** Slider of the lobby: a value from 1 to 100 for every player. */
export const sliderLobby: MiniGame<
  'SliderLobby',
  typeof sliderLobbyConfigSchema,
  typeof sliderLobbyAnswerSchema,
  SliderLobbyBoard,
  SliderLobbyResults
> = {
  type: 'SliderLobby',
  kind: 'lobby',
  label: 'Slider for every player',
  // Each slider is set by one drag or press, in any order.
  pace: 'fast',
  configSchema: sliderLobbyConfigSchema,
  answerSchema: sliderLobbyAnswerSchema,
  boardSchema: sliderLobbyBoardSchema,
  itemsOnBoard: () => 0,
  prepare: ({ ratingValue, ends }, { players }) => ({
    type: 'SliderLobby',
    players,
    start: ratingValue,
    ...(ends && { ends }),
  }),
  // With named ends the description is the question, and the name is short.
  asks: ({ ends }, { description }) => (ends ? description || null : null),
  isValidAnswer: ({ players }, { ratings }) =>
    namesEachOnce(
      ratings.map(({ player }) => player),
      idsOf(players),
    ),
  emptyAnswer: () => ({ ratings: [] }),
  progress: (board, answer) => ({ done: answer?.ratings.length ?? 0, max: board.players.length }),
  results: (board, answers) => {
    const rated = board.players.map((player) => {
      const ratings = answers.flatMap(({ ratedBy, gameData }) =>
        gameData.ratings
          .filter((rating) => rating.player === player.user)
          .map(({ value }) => ({ user: ratedBy.user, value })),
      );
      const sum = ratings.reduce((total, { value }) => total + value, 0);
      return { player, mean: ratings.length ? sum / ratings.length : null, ratings };
    });
    return { standings: ranked(rated, ({ mean }) => mean ?? 0) };
  },
  subjects: ({ players }) => playerSubjects(players),
  scale: () => 'graded',
  ends: (board) => ({ lowest: min / max, ...scaleNamesOf(board) }),
  opinions: (_board, { ratings }) =>
    ratings.map(({ player, value }) => ({ subject: player, value: value / max, said: String(value) })),
  reveals: (board, answers) => placeReveals(board.players.length, answers.length),
  record: (_board, { ratings }) => ({
    playerRatings: Object.fromEntries(ratings.map(({ player, value }) => [player, value])),
  }),
  roundsFromTexts: ({ name }) => [
    {
      name,
      description: 'From 1 to 100, how much is this true of everybody?',
      config: { ratingValue: limits.lobbyRating.default },
      items: [],
    },
  ],
  guess: {
    question: ({ players, ends }) =>
      topQuestion(players, ends ? `Who will be closest to “${ends.high}”?` : 'Who will be rated highest?'),
    outcome: (board, answers) => ({
      kind: 'ranking',
      scores: sliderLobby
        .results(board, answers)
        .standings.map(({ player, mean }) => ({ id: player.user, score: mean ?? 0 })),
    }),
  },
  sampleAnswer: (board, random) => ({
    ratings: board.players.map(({ user }) => ({
      player: user,
      value: min + Math.floor(random() * (max - min + 1)),
    })),
  }),
};
