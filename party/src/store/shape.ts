import type * as v from 'valibot';
import { hasShape } from './has-shape.ts';

/**
 * The stored data of an object across program versions. The current version is the number of upgrades plus
 * one.
 */
export type StoredShape<Kept> = {
  schema: v.GenericSchema<unknown, Kept>;
  /** The first upgrade makes version 2 from version 1, and so on. */
  upgrades: readonly Upgrade[];
};

/**
 * Converts the data of one version to the next. Pure. Throws if the input does not have the expected shape.
 */
export type Upgrade = (stored: unknown) => unknown;

/** Returns the version that is written now. */
export const versionOf = ({ upgrades }: Pick<StoredShape<unknown>, 'upgrades'>): number =>
  upgrades.length + 1;

/**
 * Upgrades data that was stored as `version` to the current shape. Returns null if it cannot be used: a
 * newer program wrote it, or it does not match its version.
 */
export const openStored = <Kept>(
  shape: StoredShape<Kept>,
  version: unknown,
  stored: unknown,
): Kept | null => {
  const now = versionOf(shape);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > now) return null;
  try {
    const upgraded = shape.upgrades.slice(version - 1).reduce((kept, upgrade) => upgrade(kept), stored);
    return hasShape(shape.schema, upgraded) ? upgraded : null;
  } catch {
    return null;
  }
};
