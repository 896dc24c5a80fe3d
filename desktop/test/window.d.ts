import type { Platform } from '@tallyho/web/platform/contract';

declare global {
  interface Window {
    readonly tallyhoPlatform?: Platform;
  }
}
