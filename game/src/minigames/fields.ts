import * as v from 'valibot';
import { limits } from '../limits.ts';

/** Named colors of tiers, points and sides. Any other color is written as #rrggbb. */
export const namedColors = [
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

/** A named, colored step: a tier, or a point of a slider. */
export const stepSchema = v.object({ name: labelSchema, color: colorSchema });
export type Step = v.InferOutput<typeof stepSchema>;

/** Returns true if all names are different. Case is ignored. */
export const namesAreUnique = <Named extends { name: string }>(steps: Named[]): boolean =>
  new Set(steps.map(({ name }) => name.toLocaleLowerCase('en'))).size === steps.length;

/** The tiers of a tier list. If they are ordered, the best comes first. */
export const tiersSchema = v.pipe(
  v.array(stepSchema),
  v.minLength(limits.tiers.min),
  v.maxLength(limits.tiers.max),
  v.check(namesAreUnique, 'Tier names have to be different'),
);

/** False: the tiers are roles or categories of equal rank. Absent: the best tier comes first. */
export const orderedSchema = v.optional(v.boolean(), true);

/** The tiers of a new game in the editor of themes. */
export const defaultTiers: Step[] = [
  { name: 'S', color: 'red' },
  { name: 'A', color: 'green' },
  { name: 'B', color: 'blue' },
];
/** The tiers of games that have no author who names them. All players understand the words, which are short enough for phones. */
export const plainTiers: Step[] = [
  { name: 'Best', color: 'green' },
  { name: 'Good', color: '#a8c93a' },
  { name: 'Meh', color: 'orange' },
  { name: 'Bad', color: 'red' },
];
/** The points of such games. */
export const defaultPoints: Step[] = [
  { name: 'Not good', color: 'red' },
  { name: 'Below average', color: 'orange' },
  { name: 'Average', color: 'gold' },
  { name: 'Good', color: 'seagreen' },
  { name: 'Excellent', color: 'green' },
];

export const itemIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** A path on this site or an https URL. Other schemes are rejected. */
const imageUrlSchema = v.pipe(v.string(), v.maxLength(600), v.regex(/^(https:\/\/|\/images\/)[^\s\\]+$/));

/**
 * An item to rate: a picture of a theme as rooms play and show it, or only a text. Players are not items. `id` is unique
 * within its game; answers refer to items by it.
 */
export const itemSchema = v.object({
  id: itemIdSchema,
  /** The picture; null if the item is only the text in `alt` (custom themes). */
  url: v.nullable(imageUrlSchema),
  alt: v.pipe(v.string(), v.maxLength(200)),
});
export type Item = v.InferOutput<typeof itemSchema>;

/** `Themes/{theme}/Game{n}`: the folder of a game's pictures. Without `..`, encoded slashes and control characters. */
export const pictureFolderSchema = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^Themes\/(?!\.)[^/\\%\p{Cc}]+\/Game[1-9]\d{0,2}$/u, 'That is no folder of a theme.'),
);

/** A finite number. Minus zero becomes zero, because JSON does not preserve minus zero. */
export const numberSchema = v.pipe(
  v.number(),
  v.finite(),
  v.transform((value) => (value === 0 ? 0 : value)),
);
