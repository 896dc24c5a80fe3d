import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type InputKind, type InputMethod, inputFor } from './input-method.ts';
import type { Network } from './network.ts';
import { Recording } from './recording.ts';

export interface ScreenOptions {
  /** desktop: 1440x900; phone: 360x740 with touch; landscape: the phone rotated; narrow: 320 wide. */
  readonly screen?: keyof typeof screens;
  /** Default: touch on phones, otherwise the mouse. */
  readonly input?: InputKind;
  readonly colorScheme?: 'light' | 'dark';
  /** Full motion, and sound. Default: reduced motion and no audio device, which take less processor time. */
  readonly motion?: boolean;
  /** Default: true. If false, all pictures are replaced by an empty one. */
  readonly pictures?: boolean;
  /** The proxy of the browser. */
  readonly network?: Network;
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  narrow: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
} as const;

const emptyPicture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
};

/** Opens a new browser context, and returns it with the input method of its screen. */
export async function openContext(
  browser: Browser,
  url: string,
  options: ScreenOptions,
): Promise<{ context: BrowserContext; kind: InputKind }> {
  const { screen = 'desktop', colorScheme = 'light', motion = false } = options;
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: url,
    colorScheme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    // With a service worker, `route` does not see all requests. service-worker.spec.ts tests it.
    serviceWorkers: 'block',
    ...(options.network && { proxy: options.network.proxy }),
  });
  if (!motion) await context.addInitScript(() => void Reflect.deleteProperty(window, 'AudioContext'));
  if (options.pictures === false) await context.route('**/images/**', (route) => route.fulfill(emptyPicture));
  return { context, kind: options.input ?? ('hasTouch' in screens[screen] ? 'touch' : 'mouse') };
}

/** A browser tab. Finds all elements by their roles and texts. */
export class Screen {
  readonly page: Page;
  readonly recording: Recording;
  protected readonly input: InputMethod;
  protected readonly inputKind: InputKind;

  protected constructor(page: Page, kind: InputKind) {
    this.page = page;
    this.inputKind = kind;
    this.input = inputFor(kind, page);
    this.recording = new Recording(page);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  press(target: Locator): Promise<void> {
    return this.input.press(target);
  }

  /** Replaces the content of a text field. */
  type(field: Locator, text: string): Promise<void> {
    return this.input.type(field, text);
  }

  /** The button with exactly this name. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', typeof name === 'string' ? { name, exact: true } : { name });
  }

  protected field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  /** The chat log. On phones it is in a sheet while a game runs. */
  get chat(): Locator {
    return this.page.getByRole('log', { name: 'Messages', exact: true });
  }

  async sendMessage(text: string): Promise<void> {
    await this.#withChat(async () => {
      await this.type(this.field('Message'), text);
      await this.page.keyboard.press('Enter');
      await expect(this.chat.getByText(text).last()).toBeVisible();
    });
  }

  async expectMessage(text: string | RegExp): Promise<void> {
    await this.#withChat(() => expect(this.chat.getByText(text).last()).toBeVisible());
  }

  async #withChat(act: () => Promise<void>): Promise<void> {
    const opener = this.page.getByRole('button', { name: /^Open chat/ });
    // While the lobby loads, the page has neither the chat nor the button that opens it.
    await expect(this.page.getByPlaceholder('Connecting...')).toHaveCount(0);
    await expect(opener.or(this.field('Message')).first()).toBeVisible();
    const inSheet = await opener.isVisible();
    if (inSheet) await this.press(opener);
    await act();
    if (inSheet) await this.press(this.button('Close chat'));
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
