import { answers } from '../../../../scripts/stack/ports.ts';
import type { Stack } from '../../../../scripts/stack/stack.ts';
import type { FaultReport, ProcessFault } from './fault-report.ts';
import { signal } from './processes.ts';

/** One service of the stack: the faults of its processes, in turns, and the address that shows that it is back. */
type FaultyService = {
  faults: readonly ProcessFault[];
  healthUrl: string;
  /** Called before each fault. */
  before?: () => void;
  /** Called when the service answers again. */
  after?: () => void;
};

/** Returns the services of a stack with their faults. The callbacks run before each fault of the rooms, and after it. */
export const faultyServices = (
  { url, partyUrl, libsql }: Pick<Stack, 'url' | 'partyUrl' | 'libsql'>,
  { beforeRooms, afterRooms }: { beforeRooms: () => void; afterRooms: () => void },
): FaultyService[] => [
  {
    faults: [
      { signal: 'SIGKILL', target: 'roomsRuntime' },
      { signal: 'SIGKILL', target: 'rooms' },
      { signal: 'SIGSTOP', target: 'roomsRuntime' },
    ],
    healthUrl: `${partyUrl}/parties/fanout/health`,
    before: beforeRooms,
    after: afterRooms,
  },
  {
    faults: [
      { signal: 'SIGKILL', target: 'apiRuntime' },
      { signal: 'SIGKILL', target: 'api' },
      { signal: 'SIGSTOP', target: 'apiRuntime' },
    ],
    healthUrl: `${url}/api/user/auth-check`,
  },
  {
    faults: [
      { signal: 'SIGKILL', target: 'database' },
      { signal: 'SIGSTOP', target: 'database' },
    ],
    healthUrl: `${libsql.url}/health`,
  },
];

type Options = {
  report: FaultReport;
  isOver: () => boolean;
  /** Resolves when the players have gone on with their games. */
  recovered: () => Promise<void>;
};

/** How long a service may be away, in ms. */
const restartTimeout = 120_000;
/** The stack restarts a stopped service after two failed checks of three seconds. */
const stoppedFor = 4_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Hits one service after another until `isOver`; the players recover from each fault. Resolves with the reason if a service
 * does not come back, otherwise with null.
 */
export const hitServices = async (
  services: readonly FaultyService[],
  { report, isOver, recovered }: Options,
): Promise<string | null> => {
  for (let turn = 0; !isOver(); turn++) {
    const service = services[turn % services.length];
    const fault = service?.faults[Math.floor(turn / services.length) % service.faults.length];
    if (!service || !fault) return null;
    service.before?.();
    if (signal(fault.target, fault.signal)) {
      report.process(fault);
      await sleep(fault.signal === 'SIGSTOP' ? stoppedFor : 500);
      if (!(await isBack(service.healthUrl)))
        return `${fault.target} did not come back within ${restartTimeout / 1_000} s of ${fault.signal}`;
      service.after?.();
    }
    await recovered();
  }
  return null;
};

const isBack = async (healthUrl: string): Promise<boolean> => {
  const until = Date.now() + restartTimeout;
  while (Date.now() < until) {
    if (await answers(healthUrl)) return true;
    await sleep(200);
  }
  return false;
};
