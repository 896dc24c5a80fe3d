import { recordAnswer, resultsFor } from '../minigames/registry.ts';
import type { GameRecord, LobbyRecord } from '../protocol/service.ts';
import type { RoundRecord } from '../records/game.ts';
import { seatOf } from './seats.ts';
import type { RoomState } from './state.ts';
import { gameOf, personOf } from './transition.ts';

/** True after a game if a player has gone back to the lobby: whoever comes now comes to the lobby. */
const isReopened = ({ stage }: RoomState): boolean => stage.phase === 'finished' && stage.again !== null;

/** The lobby's entry in the index of who is where. */
export const createLobbyRecord = (state: RoomState): LobbyRecord => ({
  code: state.code,
  rev: state.version,
  isPublic: state.isPublic,
  capacity: state.capacity,
  phase: isReopened(state) ? 'lobby' : state.stage.phase,
  leader: state.leader,
  gameId: isReopened(state) ? null : (gameOf(state.stage)?.id ?? null),
  members: state.seats.map(({ user }) => user),
});

/**
 * The running or just finished game as the API shows it; null in the lobby. Only finished rounds are in it,
 * so any member may read it. A running game lists who is seated, a finished one everybody who started.
 */
export const createGameRecord = (state: RoomState): GameRecord | null => {
  const { stage } = state;
  const game = gameOf(stage);
  if (!game) return null;
  const people = stage.phase === 'finished' ? game.roster : state.seats;
  return {
    _id: game.id,
    code: state.code,
    leader: state.leader,
    players: people.map((person) => {
      const seat = seatOf(state, person.user);
      const { user, username, avatar } = personOf(seat ?? person);
      const confirmed = stage.phase !== 'readying' || stage.ready.includes(user);
      return { _id: user, user, username, avatar, confirmed, colour: seat?.colour ?? null };
    }),
    ratings: game.records.flatMap(ratings),
    currentTheme: 'theme' in stage ? stage.theme.name : null,
    currentGameRound: 'gameIndex' in stage ? stage.gameIndex : 0,
    rounds: game.records.length,
    usedThemes: game.usedThemes.map((name) => ({ name })),
    roundsData: game.records.map(
      ({ index, theme, isOwnTheme, game: played, gameIndex, gamesInTheme, board, answers }) => ({
        round: index,
        theme,
        isOwnTheme,
        gamesInTheme,
        board,
        answers,
        game: played,
        currentGameRound: gameIndex,
        results: resultsFor(board, answers),
      }),
    ),
    createdAt: game.createdAt,
    finishedAt: stage.phase === 'finished' ? stage.finishedAt : null,
    awards: stage.phase === 'finished' ? stage.awards : null,
    settings: {
      numRounds: state.rules.numRounds,
      anonymousVotes: game.anonymousVotes,
      numPlayers: state.capacity,
    },
  };
};

const ratings = ({ index, theme, game, board, answers }: RoundRecord): GameRecord['ratings'] =>
  answers.map(({ ratedBy, gameData }) => ({
    round: index,
    theme,
    game: game.name,
    type: game.type,
    ratedBy,
    gameData: recordAnswer(board, gameData),
  }));
