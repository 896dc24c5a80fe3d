import type { CacheExpiration } from 'workbox-expiration';
import { isStorable } from './strategy.ts';

/** What Workbox keeps for a plugin while it handles one request. */
type RequestState = Record<string, unknown> | undefined;

/** A Workbox plugin that stores files, but none that was requested before the last `clear`. */
export class ClearableStore {
  readonly #cacheName: string;
  readonly #times: Pick<CacheExpiration, 'delete'>;
  #clears = 0;

  /** `times`: when each file was used. */
  constructor(cacheName: string, times: Pick<CacheExpiration, 'delete'>) {
    this.#cacheName = cacheName;
    this.#times = times;
  }

  /**
   * Deletes all files. The method of Workbox's plugin would delete only what this worker has used since it was started, and
   * the browser stops a worker that has nothing to do.
   */
  async clear(): Promise<void> {
    // A response that is still on its way would be stored after the cache is deleted.
    this.#clears += 1;
    await Promise.all([caches.delete(this.#cacheName), this.#times.delete()]);
  }

  handlerWillStart = async ({ state }: { readonly state?: RequestState }): Promise<void> => {
    if (state) state.clears = this.#clears;
  };

  cacheWillUpdate = async ({
    response,
    state,
  }: {
    readonly response: Response;
    readonly state?: RequestState;
  }): Promise<Response | null> =>
    isStorable(response, false) && state?.clears === this.#clears ? response : null;
}
