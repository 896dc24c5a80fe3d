import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const steps = 8;

/** Drags from one point to another in a few quick moves, with the mouse or one finger. */
export async function drag(page: Page, kind: 'mouse' | 'touch', from: Point, to: Point): Promise<void> {
  const pointer = await pointerOf(page, kind);
  await pointer.down(from);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await pointer.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
  await waitForFrames(page);
  await pointer.up();
}

interface Pointer {
  down(at: Point): Promise<unknown>;
  move(to: Point): Promise<unknown>;
  up(): Promise<unknown>;
}

/** Playwright's touchscreen can only tap: a finger that moves needs Chromium's protocol. */
async function pointerOf(page: Page, kind: 'mouse' | 'touch'): Promise<Pointer> {
  if (kind === 'mouse')
    return {
      down: async ({ x, y }) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at) => touch('touchStart', [at]),
    move: (to) => touch('touchMove', [to]),
    up: () => touch('touchEnd', []),
  };
}

/** Waits until the page has drawn the last pointer move or scrolling, and what follows from it. */
export const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
