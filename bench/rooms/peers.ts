import path from 'node:path';
import { limits } from '@tallyho/game/limits';
import { WebSocket } from 'ws';
import { bindToLoopback } from '../../scripts/stack/party.ts';
import { answers, isListening } from '../../scripts/stack/ports.ts';
import { packageCommand, root } from '../../scripts/stack/processes.ts';
import { createService } from '../../scripts/stack/service.ts';
import { Crowd, clientsPerRoom, type Dialect } from './crowd.ts';
import { dialectOfEchoes, dialectOfRooms } from './dialects.ts';
import { startBenchRooms } from './party.ts';
import { startPlaying } from './play.ts';

const floor = 'minimal PartyKit room (floor)';
const keeping = 'the same, storing each message';
const ceiling = 'raw ws (ceiling)';

const minimalRooms = (port: number, dataDir: string) =>
  createService({
    name: 'The minimal rooms',
    command: {
      ...packageCommand('partykit', [
        ...['dev', '--config', path.join(root, 'bench/peers/partykit.json'), '--port', String(port)],
        ...['--persist', path.join(dataDir, 'minimal'), '--disable-request-cf-fetch', '--no-hotkeys'],
      ]),
      cwd: path.join(root, 'bench/peers'),
      env: { NO_UPDATE_NOTIFIER: '1', ...bindToLoopback() },
    },
    logFile: path.join(dataDir, 'logs/minimal.log'),
    ready: () => answers(`http://127.0.0.1:${port}/`),
  });

const rawSockets = (port: number, dataDir: string) =>
  createService({
    name: 'The raw sockets',
    command: { file: process.execPath, args: [path.join(root, 'bench/peers/ws-server.ts'), String(port)] },
    logFile: path.join(dataDir, 'logs/ws.log'),
    ready: () => isListening(port),
  });

/** Returns `count` lobby codes. */
const codes = (count: number): string[] => {
  const { alphabet, length } = limits.lobbyCode;
  return Array.from({ length: count }, (_, n) =>
    [...n.toString(alphabet.length).padStart(length, '0')]
      .map((digit) => alphabet[Number.parseInt(digit, alphabet.length)])
      .join(''),
  );
};

const openSocket = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

const echoes = async (name: string, urls: string[], dialect: Dialect): Promise<Crowd> => {
  const seats = urls.flatMap((url) => Array.from({ length: clientsPerRoom }, () => url));
  return new Crowd(name, await Promise.all(seats.map(openSocket)), dialect);
};

/** Starts all servers of the comparison with their clients. Uses six ports from `port` on. */
export const openPeers = async ({ port, rooms: count }: { port: number; rooms: number }) => {
  const rooms = await startBenchRooms(port);
  const { dataDir } = rooms;
  const others = { minimal: minimalRooms(port + 4, dataDir), raw: rawSockets(port + 5, dataDir) };
  let crowds: Crowd[] = [];
  const stop = async () => {
    for (const { sockets } of crowds) for (const socket of sockets) socket.terminate();
    await Promise.all(Object.values(others).map((service) => service.stop()));
    await rooms.stop();
  };
  try {
    await Promise.all(Object.values(others).map((service) => service.start()));
    const players = await Promise.all(
      codes(count).map(async (code) => {
        const seated = await rooms.seat(code);
        await startPlaying(seated);
        return seated;
      }),
    ).then((seated) => seated.flat());
    const places = codes(count);
    const dialect = dialectOfEchoes(players);
    const echoing = (name: string, base: string) =>
      echoes(
        name,
        places.map((code) => `ws://127.0.0.1:${base}/${code}`),
        dialect,
      );
    crowds = [
      new Crowd(
        'Tallyho',
        players.map(({ socket }) => socket),
        dialectOfRooms(players),
      ),
      await echoing(floor, `${port + 4}/parties/main`),
      await echoing(keeping, `${port + 4}/parties/keeping`),
      await echoing(ceiling, String(port + 5)),
    ];
  } catch (error) {
    await stop();
    throw error;
  }
  return { crowds, floors: [floor, keeping], ceiling, stop };
};
