import path from 'node:path';
import { answers, isListening } from '../../../scripts/stack/ports.ts';
import { type Command, root } from '../../../scripts/stack/processes.ts';
import { createService } from '../../../scripts/stack/service.ts';
import { partykitCommand } from '../../../scripts/stack/tool-patches.ts';
import { memoryOf, processorTimeOf, startedProcesses } from '../report/processes.ts';
import { connectToRelay } from './clients.ts';

/** The upper bound of the comparison. */
export const ceilingName = 'raw ws (ceiling)';

/** What the processes of a server have used. */
export type Usage = {
  /** Returns the resident memory of the processes, in kB; 0 if unknown. */
  memory: () => number;
  /** Returns the time that processors have worked for them, in ms; 0 if unknown. */
  processorTime: () => number;
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

const rawServer = (port: number): Command => ({
  file: process.execPath,
  args: [path.join(root, 'lab/bench/peers/ws-server.ts'), String(port)],
});

/** Runs `start`. Returns its result, and what the processes that it has started use. */
export const withUsage = async <Result>(
  start: () => Promise<Result>,
): Promise<{ started: Result; usage: Usage }> => {
  const before = new Set(startedProcesses());
  const started = await start();
  const own = startedProcesses().filter((pid) => !before.has(pid));
  return { started, usage: { memory: () => memoryOf(own), processorTime: () => processorTimeOf(own) } };
};

/**
 * Starts the servers that Tallyho is compared with. Uses two ports from `port` on. `floor`, `keeping` and `bursts` are
 * parties of one server.
 */
export const startPeerServers = async (port: number, dataDir: string) => {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  const start = async (name: string, command: Command, at: number, ready: () => Promise<boolean>) => {
    const logFile = path.join(dataDir, `logs/${at}.log`);
    const service = createService({ name, command, logFile, ready });
    const { usage } = await withUsage(() => service.start());
    stops.push(() => service.stop());
    return usage;
  };
  const [partykit, raw] = [port, port + 1];
  try {
    const minimal = await start('The minimal rooms', partykitRooms(partykit, dataDir), partykit, () =>
      answers(`http://127.0.0.1:${partykit}/`),
    );
    const plain = await start('The raw sockets', rawServer(raw), raw, () => isListening(raw));
    const relay = (base: string) => connectToRelay(`ws://127.0.0.1:${base}`);
    return {
      floor: {
        name: 'minimal PartyKit room (floor)',
        connect: relay(`${partykit}/parties/main`),
        usage: minimal,
      },
      keeping: {
        name: 'the same, storing each message',
        connect: relay(`${partykit}/parties/keeping`),
        usage: minimal,
      },
      bursts: {
        name: 'the same, storing once for each burst',
        connect: relay(`${partykit}/parties/bursts`),
        usage: minimal,
      },
      ceiling: { name: ceilingName, connect: relay(String(raw)), usage: plain },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
