import type { RoomEvent } from '@tallyho/game/room/event';
import type { RoomState } from '@tallyho/game/room/state';
import { answerFor } from '@tallyho/game/testing/answers';
import {
  accepted,
  after,
  answering,
  by,
  choosing,
  choosingRoom,
  finishedRoom,
  gameIdOf,
  lobby,
  playingRoom,
  readyingRoom,
  resultsRoom,
  roundKey,
  stageOf,
} from '@tallyho/game/testing/rooms';
import { chooseGame, chosenTheme, sliderGame, tierListGame } from '@tallyho/game/testing/themes';

/** A command that its room accepts. */
export type CommandCase = { name: string; state: RoomState; event: RoomEvent };

const players = 8;
const pictures = 24;
const leader = 'player-1';

/** A full theme: 24 pictures to rank, then a slider and a choice. */
export const fullTheme = () => chosenTheme('Test', [tierListGame(pictures), sliderGame(), chooseGame()]);

/** Every command that goes through the rules, in a room of eight at the moment it is usually sent. */
export const commandCases = (): CommandCase[] => {
  const [inLobby, readying, picking] = [lobby(players), readyingRoom(players), choosingRoom(players)];
  const playing = playingRoom(players, fullTheme());
  const results = resultsRoom(players, fullTheme());
  const finished = finishedRoom(players);
  const board = stageOf(playing, 'playing').round.board;
  const gameData = answerFor(board, () => 0.5);
  const [lock, send] = answering(playing, leader);
  if (!lock || !send) throw new Error('An answer is locked, then sent');
  const locked = after(playing, [lock]);
  const lastToSend = after(
    locked,
    locked.seats.slice(1).flatMap(({ user }) => answering(playing, user)),
  );
  const key = roundKey(playing);
  const cases: CommandCase[] = [
    { name: 'updateSettings', state: inLobby, event: by(leader, 'updateSettings', { isPublic: true }) },
    { name: 'kickPlayer', state: inLobby, event: by(leader, 'kickPlayer', { player: 'player-8' }) },
    { name: 'leaveLobby', state: inLobby, event: by('player-8', 'leaveLobby', {}) },
    { name: 'startGame', state: inLobby, event: by(leader, 'startGame', {}) },
    {
      name: 'confirmReadiness',
      state: readying,
      event: by('player-2', 'confirmReadiness', { gameId: gameIdOf(readying) }),
    },
    {
      name: 'themeChosen',
      state: picking,
      event: choosing(leader, gameIdOf(picking), fullTheme()),
    },
    { name: 'saveDraft', state: playing, event: by(leader, 'saveDraft', { ...key, gameData }) },
    { name: 'gameRoundConfirmation (lock)', state: playing, event: lock },
    { name: 'gameRoundConfirmation (send)', state: locked, event: send },
    {
      name: 'gameRoundConfirmation (last)',
      state: lastToSend,
      event: send,
    },
    { name: 'nextRound', state: results, event: by(leader, 'nextRound', roundKey(results)) },
    {
      name: 'gameFinished',
      state: results,
      event: by(leader, 'gameFinished', { gameId: gameIdOf(results) }),
    },
    { name: 'playAgain', state: finished, event: by(leader, 'playAgain', { gameId: gameIdOf(finished) }) },
  ];
  // A refusal would be quick and tell nothing.
  for (const { state, event } of cases) accepted(state, event);
  return cases;
};
