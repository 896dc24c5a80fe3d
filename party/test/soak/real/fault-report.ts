import { type Damage, damages } from '../../../../testkit/fault-proxy.ts';
import { type Target, targets } from './processes.ts';

export type ClientFault =
  | 'malformedFrames'
  | 'oversizedFrame'
  | 'flood'
  | 'repeatedCommand'
  | 'secondTab'
  | 'reload'
  | 'logout'
  | 'leaderLeaves';

export const clientFaults: readonly ClientFault[] = [
  ...(['malformedFrames', 'oversizedFrame', 'flood', 'repeatedCommand', 'secondTab'] as const),
  ...(['reload', 'logout', 'leaderLeaves'] as const),
];

export type ProcessFault = { signal: 'SIGKILL' | 'SIGSTOP'; target: Target };

const processNames: Record<Target, string> = {
  rooms: 'partykit',
  roomsRuntime: "partykit's workerd",
  api: 'wrangler',
  apiRuntime: "wrangler's workerd",
  database: 'sqld',
};

/** A stopped tool is no fault: its runtime goes on. */
const stoppable: readonly Target[] = ['roomsRuntime', 'apiRuntime', 'database'];

const damageNames: Record<Damage, string> = {
  delay: 'connection delayed by up to 1.6 s',
  throttle: 'slow reader: connection throttled to 0.2 to 2 kB/s',
  cutWithinFrame: 'connection cut within a frame',
  halfClose: 'one direction of a connection closed',
  reset: 'connection reset',
  stall: 'connection stalled without a close',
};

/** A damage of a connection between the API and the database. */
const databaseDamageName = (damage: Damage): string => `API to database: ${damageNames[damage]}`;

const clientNames: Record<ClientFault, string> = {
  malformedFrames: 'malformed frames: JSON, nesting, __proto__, half surrogate pair',
  oversizedFrame: 'frame over the size limit: by one byte, 1 MiB or 5 MB',
  flood: 'flood of 300 frames',
  repeatedCommand: 'an acknowledged command sent again',
  secondTab: 'a second tab opened or closed',
  reload: 'page reloaded',
  logout: 'logout in the middle of a game, then login',
  leaderLeaves: 'a player leaves and joins again',
};

/** What can be true when the rooms are killed. */
const circumstances = {
  unacknowledged: 'rooms killed while commands had no acknowledgement',
  alarm: 'rooms killed while an alarm was pending',
  coldRoom: 'all players reconnected to a cold room at the same time',
} as const;
export type Circumstance = keyof typeof circumstances;

/** Counts the faults of a run by their row in the final table. */
export class FaultReport {
  readonly #counts = new Map<string, number>();

  constructor() {
    for (const target of targets) this.#counts.set(nameOf({ signal: 'SIGKILL', target }), 0);
    for (const target of stoppable) this.#counts.set(nameOf({ signal: 'SIGSTOP', target }), 0);
    for (const name of [damageNames, clientNames, circumstances].flatMap((names) => Object.values(names)))
      this.#counts.set(name, 0);
    for (const damage of damages) this.#counts.set(databaseDamageName(damage), 0);
  }

  process(fault: ProcessFault): void {
    this.#add(nameOf(fault));
  }
  /** `of`: whose connection is damaged, one of the clients' to site and rooms, or the API's to the database. */
  damage(damage: Damage, of: 'clients' | 'database'): void {
    this.#add(of === 'database' ? databaseDamageName(damage) : damageNames[damage]);
  }
  client(fault: ClientFault): void {
    this.#add(clientNames[fault]);
  }
  circumstance(circumstance: Circumstance): void {
    this.#add(circumstances[circumstance]);
  }

  #add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** The table, one line for each row. Rows with fewer than `wanted` are marked. */
  lines(wanted: number): string[] {
    return [...this.#counts].map(
      ([name, count]) =>
        `${String(count).padStart(6)}  ${name}${count < wanted ? `  (fewer than ${wanted})` : ''}`,
    );
  }
}

const nameOf = ({ signal, target }: ProcessFault): string =>
  `${signal === 'SIGKILL' ? 'kill -9' : 'SIGSTOP'} ${processNames[target]}`;
