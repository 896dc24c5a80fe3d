import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { actionsPerEpisode } from './simulation/assignment.ts';
import { type Defect, defects } from './simulation/faults.ts';
import { replay } from './simulation/replay.ts';
import { simulate } from './simulation/simulate.ts';

const help = `
  --actions 1000000   how many commands the simulated clients send
  --seed 1            decides everything that happens in the simulation
  --episode 7         only this room of the run, with its last events if it fails
  --defect NAME       plants a defect that must be found: ${defects.join(', ')}
  --real --minutes 10 --port 8900
                      only by npm run soak: the real services instead of the simulation, killed, stopped and cut off
  --threads 2         default: one for each core
`;

const { values } = parseArgs({
  options: {
    actions: { type: 'string' },
    seed: { type: 'string', default: '1' },
    episode: { type: 'string' },
    defect: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
});

/** Returns a whole number. Ends the process if the argument is none. */
const numberOf = (name: string, value: string): number => {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`Not a number: --${name} ${value}\n${help}`);
  process.exit(2);
};

const readDefect = (): Defect | null => {
  if (values.defect === undefined) return null;
  const defect = defects.find((name) => name === values.defect);
  if (defect) return defect;
  console.error(`No such defect: ${values.defect}\n${help}`);
  process.exit(2);
};

const run = async (): Promise<boolean> => {
  const seed = numberOf('seed', values.seed);
  const defect = readDefect();
  if (values.episode !== undefined) {
    const maxActions = numberOf('actions', values.actions ?? String(actionsPerEpisode));
    return replay(seed, numberOf('episode', values.episode), { maxActions, defect });
  }
  const actions = numberOf('actions', values.actions ?? '1000000');
  return simulate({ actions, seed, threads: Math.max(1, numberOf('threads', values.threads)), defect });
};

if (values.help) console.log(help);
else process.exit((await run()) ? 0 : 1);
