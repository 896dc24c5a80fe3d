import path from 'node:path';
import { limits } from '@tallyho/game/limits';
import { sampleAnswer } from '@tallyho/game/minigames/registry';
import { roundKey, stageOf } from '@tallyho/game/testing/rooms';
import { bindToLoopback } from '../../scripts/stack/party.ts';
import { answers, isListening } from '../../scripts/stack/ports.ts';
import { type Command, packageCommand, root } from '../../scripts/stack/processes.ts';
import { createService } from '../../scripts/stack/service.ts';
import { peerRoom } from '../peers/game-room.ts';
import { memoryOf, startedProcesses } from '../report/memory.ts';
import { connectToColyseus, connectToRelay, connectToRooms, connectToSocketIo } from './clients.ts';
import { type Connect, Crowd, type Round } from './crowd.ts';
import { startBenchRooms } from './party.ts';
import { leaderOf, startPlaying } from './play.ts';
import { countTransactions } from './transactions.ts';

const floor = 'minimal PartyKit room (floor)';
const keeping = 'the same, storing each message';
const ceiling = 'raw ws (ceiling)';

/** A server of the comparison with all of its clients. */
export type Peer = {
  crowd: Crowd;
  /** Resident memory of the server per room, with its clients, in kB; null if unknown or shared with another peer. */
  roomKilobytes: number | null;
  /** The storage transactions that its rooms have committed; null if it stores nothing or they are not counted. */
  countTransactions: (() => number) | null;
};

const partykitRooms = (port: number, dataDir: string): Command => ({
  ...packageCommand('partykit', [
    ...['dev', '--config', path.join(root, 'bench/peers/partykit.json'), '--port', String(port)],
    ...['--persist', path.join(dataDir, 'minimal'), '--disable-request-cf-fetch', '--no-hotkeys'],
  ]),
  cwd: path.join(root, 'bench/peers'),
  env: { NO_UPDATE_NOTIFIER: '1', ...bindToLoopback() },
});

const nodeServer = (file: string, port: number): Command => ({
  file: process.execPath,
  args: [path.join(root, 'bench/peers', file), String(port)],
});

/** Returns `count` lobby codes. */
const codesOf = (count: number): string[] => {
  const { alphabet, length } = limits.lobbyCode;
  return Array.from({ length: count }, (_, n) =>
    [...n.toString(alphabet.length).padStart(length, '0')]
      .map((digit) => alphabet[Number.parseInt(digit, alphabet.length)])
      .join(''),
  );
};

/** Runs `start`. Returns its result, and a function for the memory (kB) of the processes that it has started. */
const withMemory = async <Result>(start: () => Promise<Result>) => {
  const before = new Set(startedProcesses());
  const started = await start();
  const own = startedProcesses().filter((pid) => !before.has(pid));
  return { started, memory: () => memoryOf(own) };
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

    const start = async (name: string, command: Command, at: number, ready: () => Promise<boolean>) => {
      const logFile = path.join(dataDir, `logs/${at}.log`);
      const service = createService({ name, command, logFile, ready });
      const { memory: used } = await withMemory(() => service.start());
      stops.push(() => service.stop());
      return used;
    };
    const [partykit, raw, socketIo, colyseus] = [port + 4, port + 5, port + 6, port + 7];
    const minimal = await start('The minimal rooms', partykitRooms(partykit, dataDir), partykit, () =>
      answers(`http://127.0.0.1:${partykit}/`),
    );
    const plain = await start('The raw sockets', nodeServer('ws-server.ts', raw), raw, () =>
      isListening(raw),
    );
    const forSocketIo = await start('Socket.IO', nodeServer('socket-io-server.ts', socketIo), socketIo, () =>
      isListening(socketIo),
    );
    const forColyseus = await start('Colyseus', nodeServer('colyseus-server.ts', colyseus), colyseus, () =>
      isListening(colyseus),
    );
    const relay = (base: string) => connectToRelay(`ws://127.0.0.1:${base}`);
    await open(floor, minimal, { round, connect: relay(`${partykit}/parties/main`) });
    await open(keeping, minimal, { round, connect: relay(`${partykit}/parties/keeping`) });
    await open(ceiling, plain, { round, connect: relay(String(raw)) });
    const samePeerRound = peerRound();
    const inMemory = () => samePeerRound;
    await open('Socket.IO', forSocketIo, { round: inMemory, connect: connectToSocketIo(socketIo) });
    await open('Colyseus', forColyseus, { round: inMemory, connect: connectToColyseus(colyseus) });
  } catch (error) {
    await stop();
    throw error;
  }
  return { peers, ceiling, stop };
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
