import { describeMachine } from './report/machine.ts';
import { printTable } from './report/table.ts';
import { startBenchRooms } from './rooms/party.ts';
import { allSee, chooseTheme, leaderOf, playRound, startPlaying } from './rooms/play.ts';
import type { Player } from './rooms/player.ts';
import { type Rest, rest } from './rooms/rest.ts';
import { countTransactions } from './rooms/transactions.ts';
import { lobbyTheme, normalTheme } from './themes.ts';

const code = 'CSTAAA';
const stillMs = 250;

type Counters = {
  commands: number;
  transactions: number;
  changes: number;
  framesOfChange: number;
  bytes: number;
};

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const count = (players: readonly Player[], storage: string): Counters => ({
  commands: sum(players.map(({ accepted }) => accepted)),
  transactions: countTransactions(storage),
  changes: leaderOf(players).model.seq,
  framesOfChange: sum(players.map(({ received }) => received.framesOfChange)),
  bytes: sum(players.map(({ received }) => received.bytes)),
});

/**
 * Returns the counters after they stop changing. Reports to the edge finish after the commands that caused
 * them.
 */
const settled = async (players: readonly Player[], storage: string): Promise<Counters> => {
  for (let last = count(players, storage); ; ) {
    await new Promise((resolve) => setTimeout(resolve, stillMs));
    const now = count(players, storage);
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
};

type Part = { name: string; reports: number; play(players: readonly Player[]): Promise<void> };

const advance = async (players: readonly Player[], phase: 'playing' | 'choosing'): Promise<void> => {
  const leader = leaderOf(players);
  await leader.sendOrThrow({ type: 'nextRound', ...leader.roundKey });
  await allSee(players, phase);
};

const finish = async (players: readonly Player[]): Promise<void> => {
  const leader = leaderOf(players);
  await leader.sendOrThrow({ type: 'gameFinished', gameId: leader.gameId });
  await allSee(players, 'finished');
};

/** Plays from Game Over into the first round of another game. */
const playAgain = async (players: readonly Player[]): Promise<void> => {
  // Each player leaves the results alone; the room is a lobby again when the last one has.
  await Promise.all(
    players.map((player) => player.sendOrThrow({ type: 'playAgain', gameId: player.gameId })),
  );
  await allSee(players, 'lobby');
  await startPlaying(players);
};

const [things, people] = [normalTheme(), lobbyTheme()];
const [opening, ...others] = things.snapshot.games;

const roundAtOnce = ({ type }: { type: string }): Part => ({
  name: `${type}, all in parallel`,
  reports: 0,
  play: async (players) => {
    if (leaderOf(players).model.view?.stage.phase === 'results') await advance(players, 'playing');
    await playRound(players, { atOnce: true });
  },
});

/**
 * The parts of a game of eight players with a round of every mini-game, and the reports to the edge that
 * each part causes.
 */
const parts: readonly Part[] = [
  { name: 'start, ready, theme', reports: 1, play: startPlaying },
  {
    name: `${opening?.type}, one after another`,
    reports: 0,
    play: (players) => playRound(players, { atOnce: false }),
  },
  ...others.map(roundAtOnce),
  {
    name: 'the next theme',
    reports: 0,
    play: async (players) => {
      await advance(players, 'choosing');
      await chooseTheme(players, people);
    },
  },
  ...people.snapshot.games.map(roundAtOnce),
  { name: 'game over', reports: 2, play: finish },
];
const rounds = things.snapshot.games.length + people.snapshot.games.length;

const rowOf = (name: string, reports: number, clients: number, before: Counters, after: Counters) => {
  const commands = after.commands - before.commands;
  const changes = after.changes - before.changes;
  return [
    name,
    String(commands),
    String(after.transactions - before.transactions),
    String(reports),
    ((after.transactions - before.transactions - reports) / commands).toFixed(2),
    ((after.framesOfChange - before.framesOfChange) / changes / clients).toFixed(2),
    ((after.bytes - before.bytes) / clients / 1_000).toFixed(1),
  ];
};

const restRow = (where: string, { sent, received, transactions, slept }: Rest) => [
  where,
  sent.toFixed(1),
  received.toFixed(1),
  String(transactions),
  slept ? 'yes' : 'no',
];

/**
 * Counts the cost of a scripted game in the real rooms. Uses counters instead of times, because load hardly
 * changes them.
 */
export const benchCost = async ({ port }: { port: number }): Promise<void> => {
  const rooms = await startBenchRooms(port);
  try {
    const players = await rooms.seat(code);
    const rows: string[][] = [];
    const rests = [restRow('in the lobby', await rest(players, rooms.storage))];
    const start = await settled(players, rooms.storage);
    let before = start;
    for (const { name, reports, play } of parts) {
      await play(players);
      const after = await settled(players, rooms.storage);
      rows.push(rowOf(name, reports, players.length, before, after));
      before = after;
    }
    rests.push(restRow('at Game Over', await rest(players, rooms.storage)));
    await playAgain(players);
    rests.push(restRow('in a round', await rest(players, rooms.storage)));
    const reports = sum(parts.map((part) => part.reports));
    rows.push(rowOf('the whole game', reports, players.length, start, before));
    console.log(`${describeMachine(['partykit'])}; 8 players, ${rounds} rounds\n`);
    printTable(
      [
        'part',
        'accepted commands',
        'transactions',
        'of them reports settled',
        'writes per command',
        'frames per change and client',
        'kB per client',
      ],
      rows,
    );
    console.log('\nWhile no player does anything:\n');
    const counted = [
      'frames sent per player',
      'frames received per player',
      'transactions',
      'the room slept',
    ];
    printTable(['for a minute', ...counted], rests);
    for (const { socket } of players) socket.terminate();
  } finally {
    await rooms.stop();
  }
};
