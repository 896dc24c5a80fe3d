import { useSyncExternalStore } from 'react';

/** A value that changes outside React. */
export interface Readable<Value> {
  /** Returns the same object until the value changes. */
  readonly getSnapshot: () => Value;
  /** Calls `listener` after every change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Returns the value that prerendered HTML was made with. Needed only if the value is stored in the browser, which the build
   * does not know: React replaces it after it has taken over the HTML.
   */
  readonly getServerSnapshot?: () => Value;
}

export interface Store<Value> extends Readable<Value> {
  /** Replaces the value and notifies all listeners. */
  readonly set: (value: Value) => void;
}

/** Creates a store with its first value. `prerendered`: see `getServerSnapshot`. */
export function createStore<Value>(value: Value, prerendered?: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    ...(prerendered !== undefined && { getServerSnapshot: () => prerendered }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Returns the value of a store, and renders again when it changes. */
export const useStore = <Value>(store: Readable<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot ?? store.getSnapshot);

const subscribeToNothing = () => () => undefined;

/** Returns false while prerendered HTML is taken over, which must render what the build has rendered, and true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
