import { portsFrom } from '../../scripts/stack/ports.ts';
import type { FaultKind } from './fault-catalogue.ts';
import { type Damage, damages, FaultProxy } from './fault-proxy.ts';
import type { SoakRun } from './soak-run.ts';
import { sleep, waitUntil } from './wait.ts';

const databaseDamages = {
  databaseDelay: 'delay',
  databaseThrottle: 'throttle',
  databaseCutWithinFrame: 'cutWithinFrame',
  databaseHalfClose: 'halfClose',
  databaseReset: 'reset',
  databaseStall: 'stall',
} as const satisfies Partial<Record<FaultKind, Damage>>;
type DatabaseFault = keyof typeof databaseDamages;
const databaseFaults = Object.keys(databaseDamages) as DatabaseFault[]; // its keys

/** How often one connection is cut in a row. */
const flaps = 50;
/** How many players lose their connection in this way at the same time. */
const flapping = 3;
/** How long a client does not read, in ms. A room closes its connection after 15 s with unread messages. */
const unreadFor = 20_000;
/** The time between two cuts of all connections, in ms. */
const cutAllEvery = 40_000;

/** Damages connections until the run is over. */
export const damageConnections = async (run: SoakRun): Promise<void> => {
  await Promise.all([
    damageSome(run),
    cutAll(run),
    ...Array.from({ length: flapping }, () => flapConnection(run)),
    readSlowly(run),
  ]);
};

const damageSome = async ({ random, report, isOver, lobbies, proxies }: SoakRun): Promise<void> => {
  const players = lobbies.flatMap((lobby) => lobby.players);
  while (!isOver()) {
    await sleep(random.int(1_000, 4_000));
    const kind = report.leastOf([...damages, ...databaseFaults], random);
    const isOfDatabase = kind in databaseDamages;
    const damage = isOfDatabase ? databaseDamages[kind as DatabaseFault] : (kind as Damage); // by the line above
    const proxy = isOfDatabase
      ? proxies.database
      : random.chance(0.2)
        ? proxies.site
        : random.pick(players).proxy;
    report[proxy.damage(damage, random.next) ? 'count' : 'skip'](kind);
  }
};

/** Cuts all connections of all players at the same time, as a deployment does. All players must come back. */
const cutAll = async ({ report, isOver, lobbies, minutes, fail }: SoakRun): Promise<void> => {
  const pause = Math.min(cutAllEvery, minutes * 5_000);
  while (!isOver()) {
    await waitUntil(isOver, pause);
    const players = lobbies
      .flatMap((lobby) => lobby.members)
      .filter(({ isPaused, isLive }) => !isPaused && isLive);
    if (isOver() || players.length === 0) continue;
    for (const { proxy } of players) proxy.resetAll();
    const areBack = () => players.every(({ isLive, isPaused, isKicked }) => isLive || isPaused || isKicked);
    report.count('cutAll');
    if (!(await waitUntil(() => isOver() || areBack(), 120_000)))
      fail('Players did not come back after a cut');
  }
};

/** Cuts the connections of one player again and again. */
const flapConnection = async ({ report, random, isOver, lobbies }: SoakRun): Promise<void> => {
  const players = lobbies.flatMap((lobby) => lobby.players);
  while (!isOver()) {
    const player = random.pick(players);
    let cuts = 0;
    while (cuts < flaps && !player.isKicked && !isOver()) {
      await sleep(random.int(100, 500));
      if (player.proxy.resetAll() > 0) cuts += 1;
    }
    if (cuts === flaps) report.count('flap');
    await sleep(2_000);
  }
};

/** Lets a player open one more connection that is not read at all for a while. */
const readSlowly = async ({ report, random, isOver, lobbies, stack }: SoakRun): Promise<void> => {
  const players = lobbies.flatMap((lobby) => lobby.players);
  const proxy = await FaultProxy.before(portsFrom(Number(new URL(stack.url).port)).party);
  while (!isOver()) {
    await sleep(1_000);
    const player = random.pick(players);
    let isClosed = false;
    const link = await player
      .openSilentLink(proxy, () => {
        isClosed = true;
      })
      .catch(() => null);
    if (!link) continue;
    proxy.pauseReading();
    // Its own restart of the rooms would end it early.
    await waitUntil(() => isClosed || isOver(), unreadFor);
    if (!isClosed) report.count('slowReader');
    proxy.resumeReading();
    link.close();
  }
  proxy.stop();
};
