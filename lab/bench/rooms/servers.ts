import path from 'node:path';
import { answers, isListening } from '../../../scripts/stack/ports.ts';
import { type Command, root } from '../../../scripts/stack/processes.ts';
import { createService } from '../../../scripts/stack/service.ts';
import { partykitCommand } from '../../../scripts/stack/tool-patches.ts';
import { memoryOf, startedProcesses } from '../report/memory.ts';
import { connectToColyseus, connectToRelay, connectToSocketIo } from './clients.ts';
import type { Connect } from './crowd.ts';

/** The upper bound of the comparison. */
export const ceilingName = 'raw ws (ceiling)';

/** A server of the comparison without its clients. */
export type PeerServer = {
  name: string;
  connect: Connect;
  /** Returns the resident memory of its processes, in kB; 0 if unknown. */
  memory: () => number;
};

const partykitRooms = (port: number, dataDir: string): Command => ({
  ...partykitCommand(
    [
      ...['dev', '--config', path.join(root, 'lab/bench/peers/partykit.json'), '--port', String(port)],
      ...['--persist', path.join(dataDir, 'minimal'), '--disable-request-cf-fetch', '--no-hotkeys'],
    ],
    { host: '127.0.0.1' },
  ),
  cwd: path.join(root, 'lab/bench/peers'),
});

const nodeServer = (file: string, port: number): Command => ({
  file: process.execPath,
  args: [path.join(root, 'lab/bench/peers', file), String(port)],
});

/** Runs `start`. Returns its result, and a function for the memory (kB) of the processes that it has started. */
export const withMemory = async <Result>(start: () => Promise<Result>) => {
  const before = new Set(startedProcesses());
  const started = await start();
  const own = startedProcesses().filter((pid) => !before.has(pid));
  return { started, memory: () => memoryOf(own) };
};

/**
 * Starts the servers that Tallyho is compared with. Uses four ports from `port` on. `floor` and `keeping` are two parties of
 * one server.
 */
export const startPeerServers = async (port: number, dataDir: string) => {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  const start = async (name: string, command: Command, at: number, ready: () => Promise<boolean>) => {
    const logFile = path.join(dataDir, `logs/${at}.log`);
    const service = createService({ name, command, logFile, ready });
    const { memory } = await withMemory(() => service.start());
    stops.push(() => service.stop());
    return memory;
  };
  const startNode = (name: string, file: string, at: number) =>
    start(name, nodeServer(file, at), at, () => isListening(at));
  const [partykit, raw, socketIo, colyseus] = [port, port + 1, port + 2, port + 3];
  try {
    const minimal = await start('The minimal rooms', partykitRooms(partykit, dataDir), partykit, () =>
      answers(`http://127.0.0.1:${partykit}/`),
    );
    const plain = await startNode('The raw sockets', 'ws-server.ts', raw);
    const forSocketIo = await startNode('Socket.IO', 'socket-io-server.ts', socketIo);
    const forColyseus = await startNode('Colyseus', 'colyseus-server.ts', colyseus);
    const relay = (base: string) => connectToRelay(`ws://127.0.0.1:${base}`);
    return {
      floor: {
        name: 'minimal PartyKit room (floor)',
        connect: relay(`${partykit}/parties/main`),
        memory: minimal,
      },
      keeping: {
        name: 'the same, storing each message',
        connect: relay(`${partykit}/parties/keeping`),
        memory: minimal,
      },
      ceiling: { name: ceilingName, connect: relay(String(raw)), memory: plain },
      socketIo: { name: 'Socket.IO', connect: connectToSocketIo(socketIo), memory: forSocketIo },
      colyseus: { name: 'Colyseus', connect: connectToColyseus(colyseus), memory: forColyseus },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
