import * as v from 'valibot';
import { limits } from '../limits.ts';

/** Named colours the spec uses; anything else is written as #rrggbb. */
const namedColors = [
  'red',
  'orange',
  'gold',
  'yellow',
  'green',
  'seagreen',
  'cyan',
  'blue',
  'purple',
  'magenta',
  'brown',
  'black',
  'white',
] as const;

export const colorSchema = v.union([
  v.picklist(namedColors),
  v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)),
]);

export const labelSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.label));

/** A named, coloured step: a tier or a point of a slider. */
export const stepSchema = v.object({ name: labelSchema, color: colorSchema });
export type Step = v.InferOutput<typeof stepSchema>;

/** Names are told apart without regard to case (decision 23). */
export const namesAreUnique = (steps: Step[]): boolean =>
  new Set(steps.map(({ name }) => name.toLocaleLowerCase('en'))).size === steps.length;

export const itemIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** Own image path or https; any other scheme is refused (decision 22). */
const imageUrlSchema = v.pipe(v.string(), v.maxLength(600), v.regex(/^(https:\/\/|\/images\/)[^\s\\]+$/));

export const itemSchema = v.object({
  id: itemIdSchema,
  url: imageUrlSchema,
  alt: v.pipe(v.string(), v.maxLength(200)),
});

/** A finite number; minus zero becomes zero, because JSON would make it so. */
export const numberSchema = v.pipe(
  v.number(),
  v.finite(),
  v.transform((value) => (value === 0 ? 0 : value)),
);
