import { browserPlatform } from './browser.ts';
import type { Platform } from './contract.ts';

declare global {
  interface Window {
    /** Put there by the desktop's preload. */
    readonly tallyhoPlatform?: Platform;
  }
}

/** The host of these pages. */
export const platform: Platform = window.tallyhoPlatform ?? browserPlatform;
