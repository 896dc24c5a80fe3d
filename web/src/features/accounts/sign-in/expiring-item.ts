import * as v from 'valibot';
import { jsonItem, type StorageArea, type StorageNames } from '../../../shared/storage/storage-item.ts';

/** A value that survives a reload or the redirect to a provider, for a limited time. */
export interface ExpiringItem<Value> {
  write(value: Value): void;
  /** Null: no value, too old, or invalid. */
  read(): Value | null;
  clear(): void;
}

const record = v.object({ value: v.unknown(), until: v.number() });

/** How long the server waits for a started login to finish, in milliseconds. */
const longestLogin = 10 * 60_000;

/** `longest` in milliseconds. Without storage nothing is stored. */
export function expiringItem<Area extends StorageArea, Value>(
  area: Area,
  name: StorageNames[Area],
  schema: v.GenericSchema<unknown, Value>,
  longest = longestLogin,
): ExpiringItem<Value> {
  const item = jsonItem(area, name, v.parser(record));
  return {
    write: (value) => void item.write({ value, until: Date.now() + longest }),
    read: () => {
      const stored = item.read();
      if (!stored || stored.until <= Date.now()) return null;
      const parsed = v.safeParse(schema, stored.value);
      return parsed.success ? parsed.output : null;
    },
    clear: () => void item.clear(),
  };
}
