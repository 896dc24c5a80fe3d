import { browserPlatform } from './browser.ts';
import type { Platform } from './contract.ts';

declare global {
  interface Window {
    /** Set by the desktop's preload script. */
    readonly tallyhoPlatform?: Platform;
  }
}

/** The platform on which these pages run. The build, which renders public pages, has no window. */
export const platform: Platform = globalThis.window?.tallyhoPlatform ?? browserPlatform;
