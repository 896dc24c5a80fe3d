import { sampleAnswer } from '@tallyho/game/minigames/registry';
import { roundKey, stageOf } from '@tallyho/game/testing/rooms';
import { peerRoom } from '../peers/game-room.ts';
import { connectToRooms } from './clients.ts';
import { codesOf } from './codes.ts';
import { type Connect, Crowd, type Round } from './crowd.ts';
import { startBenchRooms } from './party.ts';
import { leaderOf, startPlaying } from './play.ts';
import { ceilingName, startPeerServers, withMemory } from './servers.ts';
import { countTransactions } from './transactions.ts';

/** A server of the comparison with all of its clients. */
export type Peer = {
  crowd: Crowd;
  /** Resident memory of the server per room, with its clients, in kB; null if unknown or shared with another peer. */
  roomKilobytes: number | null;
  /** The storage transactions that its rooms have committed; null if it stores nothing or they are not counted. */
  countTransactions: (() => number) | null;
};

const peerRound = (): Round => {
  const room = peerRoom();
  const { board } = stageOf(room, 'playing').round;
  return { key: roundKey(room), gameData: sampleAnswer(board, () => 0.5) };
};

/** Starts all servers of the comparison with their clients; the first is ours. Uses eight ports from `port` on. */
export const openPeers = async ({ port, rooms: count }: { port: number; rooms: number }) => {
  const codes = codesOf(count);
  const peers: Peer[] = [];
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const { crowd } of peers) crowd.close();
    for (const end of stops.reverse()) await end();
  };
  const open = async (
    name: string,
    memory: (() => number) | null,
    options: { round: (code: string) => Round; connect: Connect; counter?: () => number },
  ) => {
    const before = memory?.() ?? 0;
    const crowd = await Crowd.open(name, { codes, ...options });
    const roomKilobytes = memory && before > 0 ? (memory() - before) / count : null;
    peers.push({ crowd, roomKilobytes, countTransactions: options.counter ?? null });
  };
  try {
    const { started: rooms, memory } = await withMemory(() => startBenchRooms(port));
    const { seat, addressOf, storage, dataDir } = rooms;
    stops.push(rooms.stop);
    const before = memory();
    const round = await startGames(codes, seat);
    const counter = () => countTransactions(storage);
    await open('Tallyho', null, { round, connect: connectToRooms(addressOf), counter });
    const [own] = peers;
    if (own && before > 0) own.roomKilobytes = (memory() - before) / count;

    const servers = await startPeerServers(port + 4, dataDir);
    stops.push(servers.stop);
    const { floor, keeping, ceiling, socketIo, colyseus } = servers;
    const samePeerRound = peerRound();
    for (const { name, connect, memory } of [floor, keeping, ceiling])
      await open(name, memory, { round, connect });
    for (const { name, connect, memory } of [socketIo, colyseus])
      await open(name, memory, { round: () => samePeerRound, connect });
  } catch (error) {
    await stop();
    throw error;
  }
  return { peers, ceiling: ceilingName, stop };
};

/** Plays all lobbies into their first round, and closes the sockets of these players. Returns the common round. */
const startGames = async (
  codes: readonly string[],
  seat: Awaited<ReturnType<typeof startBenchRooms>>['seat'],
): Promise<(code: string) => Round> => {
  const rounds = new Map<string, Round>();
  await Promise.all(
    codes.map(async (code) => {
      const players = await seat(code);
      await startPlaying(players);
      const leader = leaderOf(players);
      rounds.set(code, { key: leader.roundKey, gameData: leader.sampleAnswer() });
      for (const player of players) player.close();
    }),
  );
  return (code) => {
    const round = rounds.get(code);
    if (!round) throw new Error(`There is no room ${code}`);
    return round;
  };
};
