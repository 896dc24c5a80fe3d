import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answers } from '../../scripts/stack/ports.ts';
import type { FaultKind } from './fault-catalogue.ts';
import { processIdsOf, signal, type Target } from './processes.ts';
import type { SoakRun } from './soak-run.ts';
import { sleep, waitUntil } from './wait.ts';

/** How long a service may be away, in ms. */
const restartTimeout = 240_000;
/** How many times each fault shall occur in a run. A little more than what the report wants. */
const timesEach = 11;
/** The longest time from one fault to the next, in ms. */
const longestPause = 30_000;
/** The shortest time from a recovery to the next fault, in ms: the players need it to play. */
const rest = 6_000;

type Signal = { signal: 'SIGKILL' | 'SIGSTOP'; target: Target };

const roomsSignals = {
  killRoomsRuntime: { signal: 'SIGKILL', target: 'roomsRuntime' },
  killRooms: { signal: 'SIGKILL', target: 'rooms' },
  stopRoomsRuntime: { signal: 'SIGSTOP', target: 'roomsRuntime' },
} as const satisfies Partial<Record<FaultKind, Signal>>;

const otherSignals = {
  killApiRuntime: { signal: 'SIGKILL', target: 'apiRuntime' },
  killApi: { signal: 'SIGKILL', target: 'api' },
  stopApiRuntime: { signal: 'SIGSTOP', target: 'apiRuntime' },
  killDatabase: { signal: 'SIGKILL', target: 'database' },
  stopDatabase: { signal: 'SIGSTOP', target: 'database' },
} as const satisfies Partial<Record<FaultKind, Signal>>;

const kindsOf = <Kind extends FaultKind>(signals: Record<Kind, Signal>) => Object.keys(signals) as Kind[]; // its keys

/** Hits the rooms at one time and the other services at another until the run is over, each fault often enough. */
export const hitServices = async (run: SoakRun): Promise<void> => {
  const others = [...kindsOf(otherSignals), 'picturesDown' as const];
  await Promise.all([
    repeat(run, kindsOf(roomsSignals), (kind) => hitRooms(run, kind)),
    repeat(run, others, (kind) =>
      kind === 'picturesDown' ? failPictures(run) : hitService(run, kind, otherSignals[kind]),
    ),
  ]);
};

/** Plants one fault after the other, at a pace at which each occurs `timesEach` times in the run. */
const repeat = async <Kind extends FaultKind>(
  run: SoakRun,
  kinds: readonly Kind[],
  hit: (kind: Kind) => Promise<boolean>,
): Promise<void> => {
  const pause = Math.min(longestPause, (run.minutes * 60_000) / (kinds.length * timesEach));
  while (!run.isOver()) {
    const next = Date.now() + pause;
    const kind = run.report.leastOf(kinds, run.random);
    const hasOccurred = await hit(kind);
    run.report[hasOccurred ? 'count' : 'skip'](kind);
    await sleep(hasOccurred ? Math.max(rest, next - Date.now()) : 500);
  }
};

const hitRooms = async (run: SoakRun, kind: keyof typeof roomsSignals): Promise<boolean> => {
  const { lobbies, report } = run;
  const isRoundRunning = () => lobbies.some((lobby) => lobby.isRoundRunning);
  if (!(await waitUntil(() => run.isOver() || isRoundRunning(), 10_000))) return false;
  const tabs = lobbies.flatMap((lobby) => lobby.tabs);
  const isUnacknowledged = tabs.some(({ waiting }) => waiting > 0);
  const hasAlarm = tabs.some(
    ({ view }) =>
      view && (view.stage.phase === 'results' || view.seats.some(({ presence }) => presence !== 'here')),
  );
  if (!(await hitService(run, kind, roomsSignals[kind]))) return false;
  if (isUnacknowledged) report.count('killedWithUnacknowledged');
  if (hasAlarm) report.count('killedWithAlarm');
  if (!run.isOver() && (await areConnected(run))) report.count('coldRoom');
  return true;
};

/** Resolves when most players are connected again. Reports a problem if they are not. */
const areConnected = async (run: SoakRun): Promise<boolean> => {
  const areMost = () => {
    const expected = run.lobbies
      .flatMap(({ players }) => players)
      .filter(({ isPaused, isKicked }) => !isPaused && !isKicked);
    return expected.filter(({ isLive }) => isLive).length >= expected.length * 0.7;
  };
  if (await waitUntil(areMost, restartTimeout)) return true;
  run.fail(`The players did not connect within ${restartTimeout / 1_000} s of a restart of the rooms`);
  return false;
};

/** Sends a signal and waits until the service answers again. Returns false if its process is down. */
const hitService = async (
  run: SoakRun,
  kind: FaultKind,
  { signal: name, target }: Signal,
): Promise<boolean> => {
  const before = processIdsOf(target);
  if (!signal(target, name)) return false;
  // An orphan of the old process can go on for a moment.
  const isReplaced = () => {
    const now = processIdsOf(target);
    return now.length > 0 && !now.some((id) => before.includes(id));
  };
  const isBack = async () => isReplaced() && (await answers(healthUrlOf(run, target)));
  if (!(await waitUntil(isBack, restartTimeout)))
    run.fail(`${target} did not come back within ${restartTimeout / 1_000} s of ${kind}`);
  return true;
};

const healthUrlOf = ({ stack }: SoakRun, target: Target): string => {
  switch (target) {
    case 'rooms':
    case 'roomsRuntime':
      return `${stack.partyUrl}/parties/fanout/health`;
    case 'api':
    case 'apiRuntime':
      return `${stack.url}/api/user/auth-check`;
    case 'database':
      return `${stack.libsql.url}/health`;
    default:
      return target satisfies never;
  }
};

/** Puts a file where the local R2 stores its objects, so that it fails for a while. Returns true if an upload was refused meanwhile. */
const failPictures = async ({ dataDir, random, administrator }: SoakRun): Promise<boolean> => {
  const folder = path.join(dataDir, 'wrangler/v3/r2/tallyho-images/blobs');
  if (!existsSync(folder)) return false;
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, '');
  try {
    const isRefused = administrator.upload().then(
      () => false,
      (error) => / 5\d\d /.test(String(error)),
    );
    await sleep(random.int(2_000, 6_000));
    return await isRefused;
  } finally {
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
  }
};
