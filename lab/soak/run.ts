import { parseArgs } from 'node:util';
import { soakRealProcesses } from './soak-real-processes.ts';

/** `npm run soak`: the simulation of party/test/soak, or with `--real` the real services, killed, stopped and cut off. */
const { values } = parseArgs({
  strict: false,
  options: {
    real: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    port: { type: 'string', default: '8900' },
  },
});

const numberOf = (name: 'seed' | 'minutes' | 'port'): number => {
  const number = Number(values[name]);
  if (!Number.isInteger(number)) throw new Error(`Not a number: --${name} ${values[name]}`);
  return number;
};

if (values.real) {
  const options = { seed: numberOf('seed'), minutes: numberOf('minutes'), port: numberOf('port') };
  process.exit((await soakRealProcesses(options)) ? 0 : 1);
}
// The simulation has the options of its own, and the types of the rooms.
await import(new URL('../../party/test/soak/soak.ts', import.meta.url).href);
