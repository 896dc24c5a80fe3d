import { limits } from '@tallyho/game/limits';
import { colorSchema, type Step } from '@tallyho/game/minigames/fields';
import * as v from 'valibot';
import {
  type AnyPart,
  collision,
  differing,
  type FieldChange,
  type FieldProblem,
  gradual,
  missing,
  once,
  part,
  repeatedNames,
} from './field.ts';

/** What one of the steps is called. */
export type StepNoun = 'tier' | 'point';

/** Tiers or points in the form: names may still be empty. */
export const stepsSchema = v.array(v.object({ name: v.string(), color: colorSchema }));

/** Returns the row that Add makes, a tier or a point: white, with a name that no other row has. */
export function newStep(others: readonly Step[]): Step {
  const taken = new Set(others.map(({ name }) => name.trim().toLocaleLowerCase('en')));
  let name = 'N';
  for (let number = 2; taken.has(name.toLocaleLowerCase('en')); number += 1) name = `N ${number}`;
  return { name, color: 'white' };
}

/** Returns the rows with names from a list, from this row on. Rows are added as far as `max` allows. */
export function namedFrom(steps: readonly Step[], at: number, names: readonly string[], max: number): Step[] {
  const count = Math.min(max, Math.max(steps.length, at + names.length));
  return Array.from({ length: count }, (_, index) => {
    const step = steps[index] ?? newStep([]);
    return { ...step, name: names[index - at]?.slice(0, limits.label) ?? step.name };
  });
}

export const stepProblems = (steps: readonly Step[], one: StepNoun): FieldProblem[] => [
  ...steps.flatMap(({ name }, index) =>
    name.trim() === '' ? [missing(`steps.${index}`, `Give this ${one} a name.`)] : [],
  ),
  ...repeatedNames(steps.map(({ name }) => name)).map((index) =>
    collision(`steps.${index}`, `Another ${one} has this name.`),
  ),
];

/** Returns the steps with a name for each that has none, and different names for all. */
export function filledSteps(steps: readonly Step[], one: StepNoun): Step[] {
  const used = new Set<string>();
  return steps.map(({ name, color }, index) => {
    const own = name.trim() || `${one === 'tier' ? 'Tier' : 'Point'} ${index + 1}`;
    const isFree = !used.has(own.toLocaleLowerCase('en'));
    const free = isFree ? own : `${own.slice(0, limits.label - 4)} (${index + 1})`;
    used.add(free.toLocaleLowerCase('en'));
    return { name: free, color };
  });
}

function stepsChange(before: readonly Step[], after: readonly Step[], one: StepNoun): FieldChange | null {
  if (before.length < after.length) return once(`steps.${differing(before, after)[0] ?? 0}`, `${one} added`);
  if (before.length > after.length) return once('steps', `${one} removed`);
  const [first, ...others] = differing(before, after);
  if (first === undefined) return null;
  if (others.length > 0) return once(`steps.${first}`, `${one}s changed`);
  return before[first]?.name === after[first]?.name
    ? gradual(`colors.${first}`, `color of a ${one}`)
    : gradual(`steps.${first}`, `name of a ${one}`);
}

interface StepsPart<Fields> {
  readonly id: string;
  readonly label: string;
  readonly one: StepNoun;
  readonly of: (fields: Fields) => Step[];
  readonly put: (steps: Step[]) => Partial<Fields>;
}

/** Returns the part of a game that is its list of steps. */
export const stepsPart = <Fields>({ one, ...rest }: StepsPart<Fields>): AnyPart<Fields> =>
  part({
    ...rest,
    textOf: (steps) => steps.map(({ name, color }) => `${name} (${color})`).join(', '),
    changeOf: (before, after) => stepsChange(before, after, one),
  });

/** Colors of points from worst to best, and of tiers from best to worst. */
const lineColors: Readonly<Record<StepNoun, readonly Step['color'][]>> = {
  point: ['red', 'orange', 'gold', 'seagreen', 'green'],
  tier: ['red', 'orange', 'gold', 'green', 'seagreen', 'blue', 'purple', 'magenta', 'brown', 'black'],
};

/** Returns the steps that a line of a pasted list names, or what is wrong with them. */
export function stepsOfLine(
  names: readonly string[],
  one: StepNoun,
  { min, max }: { readonly min: number; readonly max: number },
): { readonly steps: Step[] } | { readonly problem: string } {
  if (names.length < min || names.length > max) return { problem: `Name ${min} to ${max} ${one}s, or none.` };
  const long = names.find((name) => name.length > limits.label);
  if (long !== undefined) return { problem: `"${long}" has more than ${limits.label} characters.` };
  const problem = stepProblems(
    names.map((name) => ({ name, color: 'white' })),
    one,
  )[0];
  if (problem) return { problem: problem.text };
  const colors = lineColors[one];
  const colorAt = (index: number) =>
    one === 'tier' ? index : Math.round((index / (names.length - 1)) * (colors.length - 1));
  return { steps: names.map((name, index) => ({ name, color: colors[colorAt(index)] ?? 'white' })) };
}

/** Returns the field of a path in the config of tiers or points: 'tiers.2.name' is 'steps.2'. */
export const stepField = (path: string): string => path.replace(/^(?:tiers|points)\.(\d+).*$/, 'steps.$1');
