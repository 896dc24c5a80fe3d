import type { FaultKind } from './fault-catalogue.ts';
import type { RealLobby } from './lobby.ts';
import type { RealPlayer } from './player.ts';
import type { SoakRun } from './soak-run.ts';
import { sleep, waitUntil } from './wait.ts';

const lobbyFaults = [
  ...(['kick', 'leaderLeaves', 'playerLeaves', 'allLeave', 'idleRoom', 'logout', 'suspend'] as const),
] satisfies FaultKind[];
type LobbyFault = (typeof lobbyFaults)[number];

/** How long a fault may wait for the services, in ms: they may be down meanwhile. */
const timeout = 120_000;
/** Longer than the time until the leader is replaced, shorter than the one until the seats are given up. In ms. */
const idleFor = 35_000;
/** A lobby with more kicked players is left by all, so that they can play again. */
const maxKicked = 3;

/** Lets players join, leave, be kicked and be suspended until the run is over. */
export const changeMembers = async (run: SoakRun): Promise<void> => {
  await Promise.all(run.lobbies.map((lobby) => changeMembersOf(lobby, run)));
};

const changeMembersOf = async (lobby: RealLobby, run: SoakRun): Promise<void> => {
  const { isOver, random, report } = run;
  while (!isOver()) {
    await waitUntil(isOver, random.int(2_000, 6_000));
    await lobby.replaceExpired(random);
    if (isOver() || !lobby.isGameRunning) continue;
    const isFull = lobby.players.filter(({ isKicked }) => isKicked).length < maxKicked;
    const fault = isFull ? report.leastOf(lobbyFaults, random) : 'allLeave';
    report[(await perform(fault, lobby, run)) ? 'count' : 'skip'](fault);
  }
};

/** Returns false if the fault was not possible. */
const perform = async (fault: LobbyFault, lobby: RealLobby, run: SoakRun): Promise<boolean> => {
  switch (fault) {
    case 'kick':
      return kick(lobby, run);
    case 'leaderLeaves':
      return leave(lobby.leader, run);
    case 'playerLeaves':
      return leave(lobby.otherThanLeader(run.random), run);
    case 'allLeave':
      return leaveAll(lobby, run);
    case 'idleRoom':
      return idle(lobby);
    case 'logout':
      return (await lobby.otherThanLeader(run.random)?.logOutAndIn()) ?? false;
    case 'suspend':
      return suspend(lobby.otherThanLeader(run.random), run);
    default:
      return fault satisfies never;
  }
};

/** The leader kicks a player, who then gets no seat. */
const kick = async (lobby: RealLobby, { random, fail, isOver }: SoakRun): Promise<boolean> => {
  const leader = lobby.leader?.tabs.find(({ status }) => status === 'live');
  const player = lobby.otherThanLeader(random);
  if (!leader || !player) return false;
  player.isPaused = true;
  leader.send({ type: 'kickPlayer', player: player.user });
  const isKicked = () => player.isOut || player.tabs.some(({ history }) => history.closeCodes.has(4403));
  // The leader may have changed, or the connection may have been lost: then nothing happens.
  const hasHappened = await waitUntil(() => isOver() || isKicked(), 15_000);
  player.isPaused = false;
  if (!hasHappened || !isKicked()) return false;
  player.isKicked = true;
  if (await player.takeSeat()) fail(`${player.name} got a seat after a kick`);
  return true;
};

/** A player leaves and may come back. */
const leave = async (player: RealPlayer | undefined, { random, isOver }: SoakRun): Promise<boolean> => {
  const tab = player?.tabs.find(({ status }) => status === 'live');
  if (!player || !tab) return false;
  player.isPaused = true;
  tab.send({ type: 'leaveLobby' });
  const hasLeft = await waitUntil(() => isOver() || player.isOut, timeout);
  await waitUntil(isOver, random.int(500, 5_000));
  player.isPaused = false;
  return hasLeft;
};

/** All players leave and open a new room. While services are down this can take long, so only the time without faults is limited. */
const leaveAll = async (lobby: RealLobby, { random, fail, isOver }: SoakRun): Promise<boolean> => {
  lobby.pause(true);
  const askedAt = new Map<RealPlayer, number>();
  const areOut = () => {
    for (const player of lobby.members) {
      const tab = player.tabs.find(({ status, waiting }) => status === 'live' && waiting === 0);
      if (!tab || Date.now() - (askedAt.get(player) ?? 0) < 3_000) continue;
      askedAt.set(player, Date.now());
      tab.send({ type: 'leaveLobby' });
    }
    return lobby.players.every(({ isOut }) => isOut);
  };
  await waitUntil(() => areOut() || isOver(), Number.POSITIVE_INFINITY);
  const haveLeft = await waitUntil(areOut, timeout);
  if (haveLeft) {
    lobby.close();
    await lobby.open(random.pick(lobby.players));
  } else fail('The players could not leave their lobby');
  lobby.pause(false);
  return haveLeft && !isOver();
};

/** All players close their pages, so that only alarms wake the room, and come back. */
const idle = async (lobby: RealLobby): Promise<boolean> => {
  lobby.pause(true);
  for (const tab of lobby.tabs) tab.leavePage();
  await sleep(idleFor);
  lobby.pause(false);
  await Promise.all(lobby.members.map((player) => player.enter()));
  return true;
};

/** An administrator suspends a player, whose connections end, and lifts the suspension. */
const suspend = async (
  player: RealPlayer | undefined,
  { administrator, random, isOver }: SoakRun,
): Promise<boolean> => {
  if (!player) return false;
  player.isPaused = true;
  const isSuspended = await administrator.suspend(player.user);
  if (isSuspended) player.expectEndOf(player.openLinks, 'a suspension');
  const isEnded = await waitUntil(() => isOver() || player.isOut, timeout);
  await waitUntil(isOver, random.int(500, 3_000));
  await administrator.lift(player.user);
  player.isPaused = false;
  return isSuspended && isEnded;
};
