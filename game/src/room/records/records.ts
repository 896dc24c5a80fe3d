import { recordAnswer, resultsFor } from '../../minigames/registry.ts';
import type { GameRecord, LobbyRecord } from '../../protocol/service.ts';
import type { RoundRecord } from '../../records/game.ts';
import { seatOf } from '../state/seats.ts';
import type { RoomState } from '../state/state.ts';
import { gameOf, personOf } from '../state/transition.ts';

/** Returns true if a player has gone back to the lobby after a game. New members then enter the lobby. */
const isReopened = ({ stage }: RoomState): boolean => stage.phase === 'finished' && stage.again !== null;

/** Returns the lobby's record for the API, which stores where each member is. */
export const createLobbyRecord = (state: RoomState): LobbyRecord => ({
  code: state.code,
  rev: state.version,
  isPublic: state.isPublic,
  capacity: state.capacity,
  phase: isReopened(state) ? 'lobby' : state.stage.phase,
  lateJoin: state.rules.lateJoin,
  guestsMayJoin: state.rules.guestsMayJoin !== 'off',
  guestsFromList: state.rules.guestsMayJoin === 'linkAndList',
  leader: state.leader,
  gameId: isReopened(state) ? null : (gameOf(state.stage)?.id ?? null),
  members: state.seats.map(({ user }) => user),
  guests: state.seats.flatMap(({ isGuest, user, username }) => (isGuest ? [{ user, username }] : [])),
});

/**
 * Returns the running or just finished game for the API; null in the lobby. It contains finished rounds
 * only, so any member may read it. A running game lists the seated players, a finished one all its players.
 */
export const createGameRecord = (state: RoomState): GameRecord | null => {
  const { stage } = state;
  const game = gameOf(stage);
  if (!game) return null;
  const people = stage.phase === 'finished' ? game.players : state.seats;
  return {
    _id: game.id,
    code: state.code,
    leader: state.leader,
    players: people.map((person) => {
      const seat = seatOf(state, person.user);
      const { user, username, avatar } = personOf(seat ?? person);
      const confirmed = stage.phase !== 'readyCheck' || stage.ready.includes(user);
      return { user, username, avatar, confirmed, color: seat?.color ?? null };
    }),
    ratings: game.records.flatMap(ratings),
    currentTheme: 'theme' in stage ? stage.theme.name : null,
    currentGameRound: 'gameIndex' in stage ? stage.gameIndex : 0,
    rounds: game.records.length,
    usedThemes: game.usedThemes.map((name) => ({ name })),
    roundsData: game.records.map(
      ({
        index,
        theme,
        isCustomTheme,
        game: played,
        gameIndex,
        gamesInTheme,
        board,
        answers,
        seenBy,
        guesses,
      }) => ({
        round: index,
        theme,
        isCustomTheme,
        gamesInTheme,
        board,
        answers,
        // As indexes in the players, because ids in a record belong to its players and their answers.
        seenBy: seenBy?.flatMap((user) => {
          const at = people.findIndex((person) => person.user === user);
          return at < 0 ? [] : [at];
        }),
        game: played,
        currentGameRound: gameIndex,
        results: resultsFor(board, answers),
        ...(guesses && { guesses }),
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
