/** The parts of an address of this site, and the state of its history entry. */
export interface Location {
  readonly pathname: string;
  /** Empty, or the query with its question mark. */
  readonly search: string;
  /** Empty, or the fragment with its hash sign. */
  readonly hash: string;
  /** The value that `navigate` was called with. Not validated: browsers keep it across versions of the site. */
  readonly state: unknown;
}

export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * Opens an address of the site, such as `/login?next=/`. `?a=b` changes only the query and removes the fragment. A number moves
 * through the history: -1 goes back.
 */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The current location and its changes. */
export interface History {
  readonly getLocation: () => Location;
  readonly navigate: Navigate;
  /** Calls `listener` after every change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns the location of an address. Relative addresses are resolved against `base`. */
export function locationOf(address: string, state: unknown = null, base = '/'): Location {
  const { pathname, search, hash } = new URL(address, `http://site${base}`);
  return { pathname, search, hash, state };
}

/** Returns the address of a location. */
export const addressOf = ({ pathname, search, hash }: Omit<Location, 'state'>): string =>
  pathname + search + hash;

/** Wraps the value, because other code may also write to the browser's history. */
interface EntryState {
  readonly usr?: unknown;
}

/** The history of the browser's tab. */
export function createBrowserHistory(): History {
  const listeners = new Set<() => void>();
  const read = (): Location => {
    const { pathname, search, hash } = window.location;
    const entry: EntryState | null = window.history.state;
    return { pathname, search, hash, state: entry?.usr ?? null };
  };
  let location = read();
  const update = () => {
    location = read();
    for (const listener of listeners) listener();
  };
  window.addEventListener('popstate', update);
  return {
    getLocation: () => location,
    navigate: (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return window.history.go(to);
      const entry: EntryState = { usr: state };
      const address = addressOf(locationOf(to, null, addressOf(location)));
      if (replace) window.history.replaceState(entry, '', address);
      else window.history.pushState(entry, '', address);
      update();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
