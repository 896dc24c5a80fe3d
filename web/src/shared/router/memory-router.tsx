import { type ReactNode, useState } from 'react';
import { addressOf, type History, locationOf } from './history.ts';
import { Router } from './router.tsx';

/** A history that does not change the browser's address: for tests, static rendering and the frames of test mode. */
export function createMemoryHistory(address: string): History {
  const listeners = new Set<() => void>();
  let entries = [locationOf(address)];
  let index = 0;
  const current = () => entries[index] ?? locationOf(address);
  return {
    getLocation: current,
    navigate: (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') index = Math.min(Math.max(index + to, 0), entries.length - 1);
      else {
        const next = locationOf(to, state, addressOf(current()));
        if (!replace) index += 1;
        entries = [...entries.slice(0, index), next];
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A router with its own address, which starts as `address`. It does not change the browser's. */
export function MemoryRouter({
  address,
  children,
}: {
  readonly address: string;
  readonly children: ReactNode;
}) {
  const [history] = useState(() => createMemoryHistory(address));
  return <Router history={history}>{children}</Router>;
}
