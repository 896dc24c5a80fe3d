import { describeMachine } from './report/machine.ts';
import { printTable } from './report/table.ts';
import { connectToRooms } from './rooms/clients.ts';
import { codesOf } from './rooms/codes.ts';
import { Crowd, type Round } from './rooms/crowd.ts';
import { startBenchRooms } from './rooms/party.ts';
import { type PeerServer, startPeerServers, withUsage } from './rooms/servers.ts';

/** Longer than the ten seconds after which the platform hibernates a room without events, in ms. */
const restMs = 15_000;
/** The first batches also pay for code, buffers and the growth of the heap. */
const warmUp = 2;

const noRound = (): Round => {
  throw new Error('No player acts in this benchmark');
};

type Server = PeerServer & {
  /** Creates the rooms before their sockets open. */
  create: (codes: readonly string[]) => Promise<void>;
};

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));

/**
 * Opens rooms of eight in batches, with a rest after each, and returns the kB that a room of the later batches has added to
 * each server. Memory that a room no longer needs is used by the next batch.
 */
const growthOf = async (
  servers: readonly Server[],
  { rooms, batches, from, closes }: { rooms: number; batches: number; from: number; closes: boolean },
  crowds: Crowd[],
): Promise<number[]> => {
  let start = servers.map(() => 0);
  for (let batch = 0; batch < warmUp + batches; batch += 1) {
    const codes = codesOf(rooms, from + batch * rooms);
    for (const { name, connect, create } of servers) {
      await create(codes);
      const crowd = await Crowd.open(name, { codes, round: noRound, connect });
      if (closes) crowd.close();
      else crowds.push(crowd);
    }
    await rest();
    if (batch === warmUp - 1) start = servers.map(({ usage }) => usage.memory());
  }
  return servers.map(({ usage }, at) => (usage.memory() - (start[at] ?? 0)) / (rooms * batches));
};

const shown = (kilobytes: number) => Math.round(kilobytes).toLocaleString('en-US');

/**
 * Measures the memory of rooms in which nothing happens: with eight open sockets, and after all sockets have closed. Only rooms
 * on PartyKit hibernate. Opens `rooms` rooms per batch and server.
 */
export const benchMemory = async ({
  port,
  rooms,
  batches,
}: {
  port: number;
  rooms: number;
  batches: number;
}): Promise<void> => {
  const crowds: Crowd[] = [];
  const { started: own, usage } = await withUsage(() => startBenchRooms(port));
  try {
    const peers = await startPeerServers(port + 4, own.dataDir);
    try {
      const create = async (codes: readonly string[]) => {
        for (const code of codes) await own.create(code);
      };
      const servers: Server[] = [
        { name: 'Tallyho, in the lobby', connect: connectToRooms(own.addressOf), usage, create },
        ...[peers.floor, peers.socketIo, peers.colyseus].map((peer) => ({ ...peer, create: async () => {} })),
      ];
      const open = await growthOf(servers, { rooms, batches, from: 0, closes: false }, crowds);
      const from = rooms * (warmUp + batches);
      const closed = await growthOf(servers, { rooms, batches, from, closes: true }, crowds);
      console.log(
        `${describeMachine(['partykit', 'socket.io', '@colyseus/core'])}; ${rooms * batches} rooms of 8 each\n`,
      );
      printTable(
        ['server', 'kB per idle room with 8 sockets', 'kB per idle room without sockets'],
        servers.map(({ name }, at) => [name, shown(open[at] ?? 0), shown(closed[at] ?? 0)]),
      );
    } finally {
      for (const crowd of crowds) crowd.close();
      await peers.stop();
    }
  } finally {
    await own.stop();
  }
};
