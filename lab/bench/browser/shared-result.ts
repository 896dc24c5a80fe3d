import { eventually } from '../../../testkit/eventually.ts';
import { allSee } from '../rooms/play.ts';
import type { Account } from './account.ts';
import { openHost } from './journeys.ts';

/** Plays one round of two accounts, ends their game, and returns the path of its public page: `/r/TOKEN`. */
export const shareResult = async (leader: Account, friend: Account): Promise<string> => {
  const { code, player: host } = await openHost(leader);
  await friend.post(`/api/lobby/joinLobby/${code}`);
  const players = [host, await friend.connect(code)];
  await host.until('all seats', () => host.view?.seats.length === players.length);
  await host.sendOrThrow({ type: 'startGame' });
  await allSee(players, 'readyCheck');
  for (const player of players) await player.sendOrThrow({ type: 'confirmReadiness', gameId: player.gameId });
  await allSee(players, 'choosing');
  await host.sendOrThrow({ type: 'themeChosen', gameId: host.gameId, theme: 'Animal instincts' });
  await allSee(players, 'playing');
  for (const player of players) await player.sendAnswer();
  await allSee(players, 'results');
  const { gameId } = host;
  await host.sendOrThrow({ type: 'gameFinished', gameId });
  // The room reports the game after its end.
  const token = await eventually('the shared result', () =>
    leader.post<{ token: string }>(`/api/share/${gameId}`).then(
      (answer) => answer.token,
      () => null,
    ),
  );
  for (const { socket } of players) socket.terminate();
  return `/r/${token}`;
};
