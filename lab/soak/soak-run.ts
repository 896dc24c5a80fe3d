import type { Random } from '../../party/test/soak/random.ts';
import type { Stack } from '../../scripts/stack/stack.ts';
import type { Administrator } from './administrator.ts';
import type { FaultProxy } from './fault-proxy.ts';
import type { FaultReport } from './fault-report.ts';
import type { RealLobby } from './lobby.ts';

/** What the parts of a run with real processes share. */
export type SoakRun = {
  stack: Stack;
  /** The folder with the data of the services. */
  dataDir: string;
  /** Before the site, and between the API and the database. Each player has another one before the rooms. */
  proxies: { site: FaultProxy; database: FaultProxy };
  lobbies: readonly RealLobby[];
  administrator: Administrator;
  random: Random;
  report: FaultReport;
  /** The length of the run, in minutes. */
  minutes: number;
  /** True when the faults have to end. */
  isOver: () => boolean;
  /** Reports a broken promise, or a service that does not come back. Ends the run. */
  fail: (problem: string) => void;
};
