import { parseArgs } from 'node:util';
import { benchDesktop } from './desktop.ts';
import { benchPage } from './page.ts';
import { waitForIdle } from './report/idle.ts';
import { benchRoom } from './room.ts';
import { benchWaits } from './waits.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'idle-timeout': { type: 'string', default: '20' },
    port: { type: 'string', default: '5750' },
    rooms: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '4' },
  },
});
const idleTimeout = Number(values['idle-timeout']) * 1_000;
const port = Number(values.port);
const rooms = Number(values.rooms);
const rounds = Number(values.rounds);

const benchmarks: Record<string, () => Promise<void>> = {
  desktop: () => benchDesktop({ port, rounds, idleTimeout }),
  page: () => benchPage({ port, rounds, idleTimeout }),
  room: () => benchRoom({ port, rooms, rounds, idleTimeout }),
  waits: () => benchWaits({ port, rounds, idleTimeout }),
};

const unknown = positionals.find((name) => !(name in benchmarks));
if (unknown) throw new Error(`There is no benchmark ${unknown}: ${Object.keys(benchmarks).join(', ')}`);
for (const [name, benchmark] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  await waitForIdle(idleTimeout);
  await benchmark();
}
