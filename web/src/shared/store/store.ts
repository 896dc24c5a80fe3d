import { useSyncExternalStore } from 'react';

/** A value that changes outside React. */
export interface Readable<Value> {
  /** Returns the same object until the value changes. */
  readonly getSnapshot: () => Value;
  /** Calls `listener` after every change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends Readable<Value> {
  /** Replaces the value and notifies all listeners. */
  readonly set: (value: Value) => void;
}

/** Creates a store with its first value. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
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
  useSyncExternalStore(store.subscribe, store.getSnapshot);
