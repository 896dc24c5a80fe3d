import * as v from 'valibot';
import { deviceNames } from './devices.ts';
import { schemes } from './frame-messages.ts';
import { testModeLimits } from './scene.ts';

/** Schema of one of these texts in the address; any other text becomes `fallback`. */
export const choice = <const Values extends readonly string[]>(values: Values, fallback: Values[number]) =>
  v.fallback(v.picklist(values), fallback);

/** Schema of a whole number in the address; any other text becomes the default. */
export const numberWithin = ({ min, max }: { min: number; max: number }, fallback: number) =>
  v.fallback(
    v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.integer(), v.minValue(min), v.maxValue(max)),
    fallback,
  );

const systemScheme = () =>
  window.matchMedia?.('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const);

/** How a test is shown, as texts in the address. */
export const viewEntries = {
  device: choice(deviceNames, 'phone'),
  scheme: v.fallback(v.picklist(schemes), systemScheme),
  players: numberWithin(testModeLimits.players, testModeLimits.players.default),
  seed: numberWithin(testModeLimits.seed, 1),
  slow: v.fallback(
    v.pipe(
      v.literal('true'),
      v.transform(() => true),
    ),
    false,
  ),
};
const viewSchema = v.object(viewEntries);
export type ViewOptions = v.InferOutput<typeof viewSchema>;

/** Returns the options of a test that has no address of its own. */
export const defaultView = (): ViewOptions => v.parse(viewSchema, {});

/** Returns a new random seed. */
export const newSeed = (): number => 1 + Math.floor(Math.random() * 999_999);
