import { expect, type Locator, type Page } from '@playwright/test';

/** How a player presses and types: mouse, touch or keyboard. */
export interface InputMethod {
  press(target: Locator): Promise<void>;
  /** Replaces the content of a text field. */
  type(field: Locator, text: string): Promise<void>;
}

const mouse: InputMethod = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
};

const touch: InputMethod = {
  press: (target) => target.tap(),
  async type(field, text) {
    await field.tap();
    await field.fill(text);
  },
};

const maxTabPresses = 150;

/** Presses Tab until `target` has the focus. Throws if it cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Finding an element by its role is slow, so it is found again only if the page has replaced it.
  let element = await target.elementHandle();
  for (let tabs = 0; tabs < maxTabPresses; tabs += 1) {
    const [isFocused, isConnected] = await element.evaluate((found) => [
      found === document.activeElement,
      found.isConnected,
    ]);
    if (isFocused) return;
    if (!isConnected) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never gets to ${target}`);
}

/** Keyboard only: Tab, Enter and letters. */
function keyboard(page: Page): InputMethod {
  return {
    async press(target) {
      await expect(target).toBeEnabled();
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}

const inputKinds = ['mouse', 'touch', 'keyboard'] as const;
export type InputKind = (typeof inputKinds)[number];

export function inputFor(kind: InputKind, page: Page): InputMethod {
  switch (kind) {
    case 'mouse':
      return mouse;
    case 'touch':
      return touch;
    case 'keyboard':
      return keyboard(page);
    default:
      return kind satisfies never;
  }
}
