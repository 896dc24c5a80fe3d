import { isStorable } from './strategy.ts';

/** What Workbox keeps for a plugin while it handles one request. */
type RequestState = Record<string, unknown> | undefined;

/** A Workbox plugin that stores files, but none that was requested before the last `clear`. */
export class ClearableStore {
  #clears = 0;

  /** Call it before the cache is deleted: a response that is still on its way would be stored after that. */
  clear(): void {
    this.#clears += 1;
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
