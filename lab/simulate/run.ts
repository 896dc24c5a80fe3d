import { parseArgs } from 'node:util';
import { simulateEvenings } from './evenings.ts';

const help = `
  npm run simulate -- evenings   a group plays a year of evenings with the shipped content and the rules of a new lobby
  --seed 1            decides everything that happens
  --evenings 52       how many evenings the group plays
  --fairness 1000     in how many evenings popularity and final place are compared
`;

/** `npm run simulate -- NAME`: plays many games without sockets or storage and compares them with the goals of the product. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    evenings: { type: 'string', default: '52' },
    fairness: { type: 'string', default: '1000' },
    help: { type: 'boolean', default: false },
  },
});

/** Returns a whole number. Ends the process if the argument is none. */
const numberOf = (name: 'seed' | 'evenings' | 'fairness'): number => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`Not a number: --${name} ${values[name]}\n${help}`);
  process.exit(2);
};

if (values.help || positionals.join() !== 'evenings') {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}
const options = { seed: numberOf('seed'), evenings: numberOf('evenings'), fairness: numberOf('fairness') };
process.exit(simulateEvenings(options) ? 0 : 1);
