import type * as v from 'valibot';
import { hasShape } from './has-shape.ts';

/**
 * What an object keeps in storage across updates of the program. The version of what is written now is one more than there
 * are upgrades.
 */
export type Shape<Kept> = {
  schema: v.GenericSchema<unknown, Kept>;
  /** The first makes version 2 of what version 1 stored, and so on. */
  upgrades: readonly Upgrade[];
};

/** What one version stored, in the shape of the next. Pure; throws if it is not what it should be. */
export type Upgrade = (stored: unknown) => unknown;

/** The version that is written now. */
export const versionOf = ({ upgrades }: Pick<Shape<unknown>, 'upgrades'>): number => upgrades.length + 1;

/**
 * What was stored as `version`, in the shape of now. Null: it cannot be used, because a newer program wrote it, or because
 * it is not what its version says.
 */
export const openStored = <Kept>(shape: Shape<Kept>, version: unknown, stored: unknown): Kept | null => {
  const now = versionOf(shape);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > now) return null;
  try {
    const upgraded = shape.upgrades.slice(version - 1).reduce((kept, upgrade) => upgrade(kept), stored);
    return hasShape(shape.schema, upgraded) ? upgraded : null;
  } catch {
    return null;
  }
};
