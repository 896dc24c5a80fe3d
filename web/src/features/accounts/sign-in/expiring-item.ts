import * as v from 'valibot';

/** A value that survives a reload or the redirect to a provider, for a limited time. */
export interface ExpiringItem<Value> {
  keep(value: Value): void;
  /** Null: no value, too old, or invalid. */
  read(): Value | null;
  forget(): void;
}

const record = v.object({ value: v.unknown(), until: v.number() });

/** How long the server waits for a started login to finish, in milliseconds. */
const longestLogin = 10 * 60_000;

/**
 * `longest` in milliseconds. `place`: 'session' for this tab, 'local' for all windows of this browser or app. Without
 * storage nothing is stored.
 */
export function expiringItem<Value>(
  place: 'session' | 'local',
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  longest = longestLogin,
): ExpiringItem<Value> {
  const key = `tallyho:${name}`;
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(place === 'session' ? sessionStorage : localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    keep: (value) =>
      attempt(
        (storage) => storage.setItem(key, JSON.stringify({ value, until: Date.now() + longest })),
        undefined,
      ),
    read: () =>
      attempt((storage) => {
        const { value, until } = v.parse(record, JSON.parse(storage.getItem(key) ?? 'null'));
        return until > Date.now() ? v.parse(schema, value) : null;
      }, null),
    forget: () => attempt((storage) => storage.removeItem(key), undefined),
  };
}
