import { browserPlatform } from './browser.ts';
import type { Platform } from './contract.ts';

declare global {
  interface Window {
    /** Set by the desktop's preload script. */
    readonly tallyhoPlatform?: Platform;
  }
}

/** The platform on which these pages run. */
export const platform: Platform = window.tallyhoPlatform ?? browserPlatform;
