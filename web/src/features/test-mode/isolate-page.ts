import { refuseLocally, respondLocally } from '../../entities/room/local/local-api.ts';

/** A storage that is empty at first and that no other page sees. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/**
 * Separates this page from the server and from the browser's storage, so that a tested game changes nothing real. API requests
 * get the response of `respondTo`, which receives the path; null: the request is refused.
 */
export function isolatePage(respondTo: (path: string) => Response | null): void {
  window.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (pathname === '/api/user/auth-check') return respondLocally(200, { success: true, user: null });
    if (pathname === '/api/user/preferences') return respondLocally(200, { success: true });
    return respondTo(pathname) ?? refuseLocally(403, 'forbidden', 'Test mode has no server.');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
}
