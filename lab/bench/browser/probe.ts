import type { BrowserContext, Page } from '@playwright/test';

/** What a page shows at the end of a measured wait. `text` must equal the element's text. */
type Landmark = { selector: string; text?: string; without?: string };

const landmarks = {
  home: { selector: 'h1' },
  lobby: { selector: 'main h3', text: 'In Another Lobby' },
  /** The draft that the room stored is on the board, so the answer can be confirmed. */
  round: { selector: 'main button:not(:disabled):not([aria-disabled])', text: 'Confirm' },
  readyCheck: { selector: 'main button', text: 'Ready' },
  locked: { selector: 'main [data-tone="locked"] strong' },
  sent: { selector: 'section[aria-label="Your answer is sent"]' },
  account: { selector: 'header a[href="/user"]' },
} as const satisfies Record<string, Landmark>;
export type LandmarkName = keyof typeof landmarks;

/** What the probe stores in the page. */
interface Probe {
  /** Times are in milliseconds since the page's time origin. */
  pressedAt: number;
  seen: Promise<number>;
  shifts: { value: number; at: number; nodes: string[] }[];
  watch(landmark: Landmark): void;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page. It is self-contained, because Playwright sends its source. */
const install = (first: Landmark): void => {
  const isShown = ({ selector, text }: Landmark) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) =>
        (text === undefined || element.textContent?.trim() === text) && element.getClientRects().length > 0,
    );
  const probe: Probe = {
    pressedAt: 0,
    seen: Promise.resolve(0),
    shifts: [],
    watch(landmark) {
      probe.seen = new Promise((resolve) => {
        const check = () => {
          if (!isShown(landmark)) return;
          observer.disconnect();
          // The frame with the change has been painted when the task after it runs.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        const observer = new MutationObserver(check);
        observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
        check();
      });
    },
  };
  window.probe = probe;
  window.addEventListener(
    'click',
    (event) => {
      probe.pressedAt = event.timeStamp;
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[])
      if (!entry.hadRecentInput)
        probe.shifts.push({
          value: entry.value,
          at: Math.round(entry.startTime),
          nodes: entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
            const element = node instanceof HTMLElement ? node : node?.parentElement;
            const name = `${element?.tagName.toLowerCase()}.${element?.className}`;
            return `${name} ${from.y}+${from.height} to ${to.y}+${to.height}`;
          }),
        });
  }).observe({ type: 'layout-shift', buffered: true });
  probe.watch(first);
};

/** https://wicg.github.io/layout-instability; not in TypeScript's DOM library. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Installs the probe in all pages of a context. Every page waits for `landmark` from its start. */
export const addProbe = async (context: BrowserContext, landmark: LandmarkName): Promise<void> => {
  await context.addInitScript(install, landmarks[landmark]);
};

/** Starts to wait for a landmark in a page, instead of the one before. */
export const watchFor = (page: Page, landmark: LandmarkName): Promise<void> =>
  page.evaluate((wanted) => window.probe.watch(wanted), landmarks[landmark]);

/** Returns the time from a press until the landmark is painted, in milliseconds. */
export const timePress = async (
  page: Page,
  landmark: LandmarkName,
  press: () => Promise<void>,
): Promise<number> => {
  await watchFor(page, landmark);
  await press();
  return page.evaluate(async () => (await window.probe.seen) - window.probe.pressedAt);
};

/** Returns the time from the start of a navigation until the probe's landmark is painted, in milliseconds. */
export const timeLoad = async (page: Page, navigate: () => Promise<unknown>): Promise<number> => {
  await navigate();
  return page.evaluate(() => window.probe.seen);
};
