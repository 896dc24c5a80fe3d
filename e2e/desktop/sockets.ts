import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every socket of the page, once `watchSockets` has run. */
    watchedSockets?: { readonly countOpen: () => number; readonly freeze: () => number };
  }
}

interface PageSockets {
  /** Returns the number of open sockets that pass messages on. */
  readonly countOpen: () => Promise<number>;
  /** Lets the sockets that are open pass no more messages, without closing them, as a sleep does. Returns their number. */
  readonly freeze: () => Promise<number>;
}

/** Watches the sockets of a page, from its next load. */
export async function watchSockets(page: Page): Promise<PageSockets> {
  await page.addInitScript(() => {
    const alive = new Set<WebSocket>();
    const countOpen = () => [...alive].filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        alive.add(this);
        for (const type of ['message', 'close', 'error'])
          this.addEventListener(type, (event) => alive.has(this) || event.stopImmediatePropagation());
      }
      override send(data: string): void {
        if (alive.has(this)) super.send(data);
      }
    };
    window.watchedSockets = {
      countOpen,
      freeze: () => {
        const count = countOpen();
        alive.clear();
        return count;
      },
    };
  });
  return {
    countOpen: () => page.evaluate(() => window.watchedSockets?.countOpen() ?? 0),
    freeze: () => page.evaluate(() => window.watchedSockets?.freeze() ?? 0),
  };
}
