import { type RoomReport, roomReportSchema } from '@tallyho/game/protocol/service';
import type { Clock, Edge, Log, Metrics, Storage } from '../ports.ts';
import { Outbox } from '../store/outbox.ts';

type Options = {
  storage: Storage;
  edge: Edge;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  exclusive: <T>(job: () => Promise<T>) => Promise<T>;
  /** The code of the room; undefined if it does not exist any more. */
  codeOf: () => string | undefined;
  settled: () => Promise<void>;
};

/** Returns the queue of a room's reports to the API. Reports of a room that no longer exists are dropped. */
export const roomOutbox = (options: Options): Outbox<RoomReport> => {
  const { edge, codeOf } = options;
  return new Outbox({
    ...options,
    schema: roomReportSchema,
    postMessage: async (report) => {
      const code = codeOf();
      return code === undefined ? { outcome: 'stored' } : edge.report(code, report);
    },
    slotOf,
    // Administrators see each refused report in the log. A notice that is refused itself is dropped.
    noticeOf: ({ type }, { slot, status, parked }) => {
      const code = codeOf();
      if (type === 'parked' || code === undefined) return null;
      return { type: 'parked', code, report: slot, status, parked };
    },
  });
};

const slotOf = (report: RoomReport): string => {
  switch (report.type) {
    case 'lobby':
      return 'lobby';
    case 'game':
      return `game:${report.game._id}`;
    case 'parked':
      return `parked:${report.report}`;
    default:
      return report satisfies never;
  }
};
