declare global {
  interface Window {
    /** What the desktop gives its pages, as far as the tests use it. */
    readonly tallyhoPlatform?: {
      readonly siteOrigin: string;
      openExternal(url: string): void;
    };
  }
}

export {};
