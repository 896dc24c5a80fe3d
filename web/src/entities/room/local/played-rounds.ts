import { sampleGuess } from '@tallyho/game/minigames/guess';
import { type Answer, type Board, guessQuestionOf, sampleAnswer } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import { generator } from '@tallyho/game/model/random';
import type { LocalRoom } from './local-room.ts';

/** Returns the answer to a board of the player with seat index `index`. */
export type Answering = (board: Board, index: number) => Answer;

/** Returns an answer that puts every item first. */
const alike: Answering = (board) => sampleAnswer(board, () => 0);

const usersOf = ({ state }: LocalRoom): UserId[] => state.seats.map(({ user }) => user);

/** Returns the number of finished rounds. */
export const roundsPlayed = ({ state: { stage } }: LocalRoom): number =>
  stage.phase === 'lobby' ? 0 : stage.game.records.length;

const roundOf = ({ state }: LocalRoom) => {
  const { stage } = state;
  if (stage.phase !== 'playing' && stage.phase !== 'results') throw new Error('There is no round.');
  return { gameId: stage.game.id, theme: stage.theme.name, game: stage.gameIndex };
};

/** Starts the game as the leader. Returns the game's id. */
export function startLocalGame(room: LocalRoom): string {
  room.act(room.state.leader, { type: 'startGame' });
  return room.state.stage.phase === 'lobby' ? '' : room.state.stage.game.id;
}

/** Starts the game and sets all players ready. Returns the game's id. */
export function startChoosing(room: LocalRoom): string {
  const gameId = startLocalGame(room);
  for (const user of usersOf(room)) room.act(user, { type: 'confirmReadiness', gameId });
  return gameId;
}

/** Locks and sends a player's answer for the current round. */
export function sendAnswer(room: LocalRoom, user: UserId, gameData: Answer): void {
  const round = roundOf(room);
  for (const code of [1, 2] as const)
    room.act(user, { type: 'gameRoundConfirmation', ...round, code, gameData });
}

/** Submits a player's guess about the result of the current round; does nothing if there is none. */
export function sendGuess(room: LocalRoom, user: UserId, random: () => number): void {
  const { stage, seats } = room.state;
  const question = stage.phase === 'playing' ? guessQuestionOf(stage.round.board) : null;
  if (!question) return;
  const guess = sampleGuess(question, seats.length, random);
  room.act(user, { type: 'setGuess', ...roundOf(room), guess });
}

/**
 * Submits the answers of all seated players for the current round, in each of its steps, and their guesses if it waits for
 * them. It ends the round.
 */
export function answerRound(room: LocalRoom, answering: Answering = alike): void {
  for (;;) {
    const { stage } = room.state;
    if (stage.phase !== 'playing') return;
    for (const [index, user] of usersOf(room).entries()) {
      if (room.state.stage.phase !== 'playing') return;
      sendAnswer(room, user, answering(stage.round.board, index));
    }
    for (const [index, user] of usersOf(room).entries())
      sendGuess(room, user, generator(roundsPlayed(room) * 31 + index).next);
    if (room.state.stage === stage) throw new Error('The room takes no answers.');
  }
}

/** Continues from the results as the leader. */
export function playNextRound(room: LocalRoom): void {
  room.act(room.state.leader, { type: 'nextRound', ...roundOf(room) });
}

/** Chooses a theme as the leader and plays its first `games` games; the results of the last one are shown. */
export function playTheme(
  room: LocalRoom,
  { gameId, theme, games }: { gameId: string; theme: string; games: number },
  answering?: Answering,
): void {
  room.act(room.state.leader, { type: 'themeChosen', gameId, theme });
  for (let game = 0; game < games; game += 1) {
    if (game > 0) playNextRound(room);
    answerRound(room, answering);
  }
}
