import { connectToRooms } from './clients.ts';
import { codesOf } from './codes.ts';
import { type Connect, Crowd, type Round } from './crowd.ts';
import { startBenchRooms } from './party.ts';
import { leaderOf, startPlaying } from './play.ts';
import { ceilingName, startPeerServers, type Usage, withUsage } from './servers.ts';
import { countTransactions } from './transactions.ts';

/** A server of the comparison with all of its clients. */
export type Peer = {
  crowd: Crowd;
  /** Resident memory of the server per room, with its clients, in kB; null if unknown or shared with another peer. */
  roomKilobytes: number | null;
  /** Opens clients in other rooms of these codes, in the same round; null for a relay. */
  openEvening: ((codes: readonly string[]) => Promise<Crowd>) | null;
  /** The storage transactions that its rooms have committed; null if it stores nothing or they are not counted. */
  countTransactions: (() => number) | null;
  /** Returns the processor time of the server, in ms. */
  processorTime: Usage['processorTime'];
};

/** Starts all servers of the comparison with their clients; the first is ours. Uses six ports from `port` on. */
export const openPeers = async ({ port, rooms: count }: { port: number; rooms: number }) => {
  const codes = codesOf(count);
  const peers: Peer[] = [];
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const { crowd } of peers) crowd.close();
    for (const end of stops.reverse()) await end();
  };
  type Options = { round: (code: string) => Round; connect: Connect };
  const openPeer = async ({ name, usage }: { name: string; usage: Usage }, options: Options) => {
    const before = usage.memory();
    // The players of our rooms have had sockets before, too: the memory of the earlier ones is not free immediately.
    const earlier = await Crowd.open(name, { codes, ...options });
    earlier.close();
    const crowd = await Crowd.open(name, { codes, ...options });
    const roomKilobytes = before > 0 ? (usage.memory() - before) / count : null;
    const { processorTime } = usage;
    peers.push({ crowd, openEvening: null, roomKilobytes, countTransactions: null, processorTime });
  };
  try {
    const { started: rooms, usage } = await withUsage(() => startBenchRooms(port));
    const { seat, addressOf, storage, dataDir } = rooms;
    stops.push(rooms.stop);
    const before = usage.memory();
    const round = await startGames(codes, seat);
    const name = 'Tallyho';
    const connect = connectToRooms(addressOf);
    const crowd = await Crowd.open(name, { codes, round, connect });
    peers.push({
      crowd,
      openEvening: async (codes) =>
        Crowd.open(name, { codes, round: await startGames(codes, seat), connect }),
      roomKilobytes: before > 0 ? (usage.memory() - before) / count : null,
      countTransactions: () => countTransactions(storage),
      processorTime: usage.processorTime,
    });

    const servers = await startPeerServers(port + 4, dataDir);
    stops.push(servers.stop);
    const { floor, keeping, bursts, ceiling } = servers;
    for (const server of [floor, keeping, bursts, ceiling])
      await openPeer(server, { round, connect: server.connect });
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
