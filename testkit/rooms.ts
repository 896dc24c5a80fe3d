import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Timings } from '@tallyho/game/limits';
import type { ChosenTheme } from '@tallyho/game/room/state/event';
import { party } from '../scripts/stack/party.ts';
import type { StackConfig } from '../scripts/stack/stack-config.ts';
import { EdgeClient } from './edge-client.ts';
import { type FakeEdge, startFakeEdge } from './fake-edge.ts';
import { createTemporaryConfig } from './temporary-config.ts';

export interface Rooms {
  readonly config: StackConfig;
  /** Makes tickets and calls the rooms as the edge does. */
  readonly client: EdgeClient;
  /** The edge that the rooms call. */
  readonly edge: FakeEdge;
  /** The folder with the rooms' storage. */
  readonly storage: string;
  /** Returns the log of the platform and the rooms. */
  log(): string;
  /** Kills the platform with SIGKILL and starts it again with the stored data. `meanwhile` runs while it is down. */
  restart(meanwhile?: () => void): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the rooms in a real `partykit dev`, with a fake edge that has these themes. `port`: the first port to try; uses
 * four ports.
 */
export const startRooms = async ({
  port,
  themes,
  timings,
}: {
  port: number;
  themes: readonly ChosenTheme[];
  timings: Partial<Timings>;
}): Promise<Rooms> => {
  const { config, remove } = await createTemporaryConfig(port);
  const edge = await startFakeEdge({
    port: config.ports.edge,
    themes,
    serviceSecret: config.secrets.service,
  });
  const service = party(config, timings);
  const stop = async () => {
    await service.kill();
    await edge.stop();
    remove();
  };
  try {
    await service.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    config,
    edge,
    client: new EdgeClient(config.partyUrl, config.secrets),
    storage: path.join(config.dataDir, 'party'),
    log: () => readFileSync(config.logFile('party'), 'utf8'),
    restart: async (meanwhile = () => {}) => {
      await service.kill();
      meanwhile();
      await service.start();
    },
    stop,
  };
};
