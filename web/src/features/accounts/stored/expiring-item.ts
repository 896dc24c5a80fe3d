import { jsonItem, type StorageArea, type StorageNames } from '../../../shared/storage/storage-item.ts';

/** A value that survives a reload or the redirect to a provider, for a limited time. */
export interface ExpiringItem<Value> {
  write(value: Value): void;
  /** Null: no value, too old, or invalid. */
  read(): Value | null;
  clear(): void;
}

/** Throws if there is no value with a time. No schema, because the public pages read such items. */
function recordIn(stored: unknown): { readonly value: unknown; readonly until: number } {
  if (typeof stored !== 'object' || stored === null) throw new TypeError('not an object');
  const { value, until } = stored as Record<string, unknown>; // an object has properties
  if (typeof until !== 'number') throw new TypeError('no time');
  return { value, until };
}

/** How long the server waits for a started login to finish, in milliseconds. */
const longestLogin = 10 * 60_000;

/**
 * `parse` checks the stored value and throws if it is invalid, such as `v.parser(schema)`. `longest` in milliseconds. Without
 * storage nothing is stored.
 */
export function expiringItem<Area extends StorageArea, Value>(
  area: Area,
  name: StorageNames[Area],
  parse: (stored: unknown) => Value,
  longest = longestLogin,
): ExpiringItem<Value> {
  const item = jsonItem(area, name, (stored) => {
    const { value, until } = recordIn(stored);
    return { value: parse(value), until };
  });
  return {
    write: (value) => void item.write({ value, until: Date.now() + longest }),
    read: () => {
      const stored = item.read();
      return stored && stored.until > Date.now() ? stored.value : null;
    },
    clear: () => void item.clear(),
  };
}
