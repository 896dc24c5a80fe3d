import { limits } from '@tallyho/game/limits';
import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { RoomEvent } from '@tallyho/game/room/event';
import type { RoomState } from '@tallyho/game/room/state';
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
  readyCheckRoom,
  resultsRoom,
  roundKey,
  stageOf,
} from '@tallyho/game/testing/rooms';
import type { CustomThemeInput } from '@tallyho/game/themes/custom-theme';
import { lobbyTheme, normalTheme } from '../themes.ts';

/** A command that its room accepts. */
export type CommandCase = { name: string; state: RoomState; event: RoomEvent };

const players = 8;
const ownWords: CustomThemeInput = {
  name: 'Ours',
  texts: Array.from({ length: limits.customThemes.texts }, (_, at) => `Thing number ${at + 1}`),
  types: ['TierList'],
};
const leader = 'player-1';

/** The round of `playing` when only the leader has not sent yet, and that answer. */
const lastAnswer = (playing: RoomState): Omit<CommandCase, 'name'> => {
  const [lock, send] = answering(playing, leader);
  if (!lock || !send) throw new Error('The case needs a locked answer');
  const others = playing.seats.filter(({ user }) => user !== leader);
  return {
    state: after(playing, [lock, ...others.flatMap(({ user }) => answering(playing, user))]),
    event: send,
  };
};

/** Every command that goes through the rules, in a room of eight at the moment it is usually sent. */
export const commandCases = (): CommandCase[] => {
  const [inLobby, readyCheck, picking] = [lobby(players), readyCheckRoom(players), choosingRoom(players)];
  const playing = playingRoom(players, normalTheme());
  const results = resultsRoom(players, normalTheme());
  const finished = finishedRoom(players);
  const board = stageOf(playing, 'playing').round.board;
  const gameData = sampleAnswer(board, () => 0.5);
  const [lock, send] = answering(playing, leader);
  if (!lock || !send) throw new Error('The case needs a locked answer');
  const locked = after(playing, [lock]);
  const key = roundKey(playing);
  const cases: CommandCase[] = [
    { name: 'updateSettings', state: inLobby, event: by(leader, 'updateSettings', { isPublic: true }) },
    { name: 'kickPlayer', state: inLobby, event: by(leader, 'kickPlayer', { player: 'player-8' }) },
    { name: 'makeLeader', state: inLobby, event: by(leader, 'makeLeader', { player: 'player-8' }) },
    { name: 'writeTheme', state: inLobby, event: by('player-8', 'writeTheme', { theme: ownWords }) },
    { name: 'leaveLobby', state: inLobby, event: by('player-8', 'leaveLobby', {}) },
    { name: 'startGame', state: inLobby, event: by(leader, 'startGame', {}) },
    {
      name: 'confirmReadiness',
      state: readyCheck,
      event: by('player-2', 'confirmReadiness', { gameId: gameIdOf(readyCheck) }),
    },
    {
      name: 'themeChosen',
      state: picking,
      event: choosing(leader, gameIdOf(picking), normalTheme()),
    },
    {
      name: 'sitOut',
      state: playing,
      event: by('player-2', 'sitOut', { gameId: key.gameId, sitsOut: true }),
    },
    { name: 'saveDraft', state: playing, event: by(leader, 'saveDraft', { ...key, gameData }) },
    { name: 'gameRoundConfirmation (lock)', state: playing, event: lock },
    { name: 'gameRoundConfirmation (send)', state: locked, event: send },
    { name: 'gameRoundConfirmation (last)', ...lastAnswer(playing) },
    { name: 'the same, players rated', ...lastAnswer(playingRoom(players, lobbyTheme())) },
    { name: 'skipShow', state: results, event: by(leader, 'skipShow', roundKey(results)) },
    { name: 'nextRound', state: results, event: by(leader, 'nextRound', roundKey(results)) },
    {
      name: 'gameFinished',
      state: results,
      event: by(leader, 'gameFinished', { gameId: gameIdOf(results) }),
    },
    { name: 'playAgain', state: finished, event: by(leader, 'playAgain', { gameId: gameIdOf(finished) }) },
  ];
  // A rejected command is fast and would make the measurement useless.
  for (const { state, event } of cases) accepted(state, event);
  return cases;
};
