declare global {
  interface Window {
    /** The part of the desktop's contract that the tests use. */
    readonly tallyhoPlatform?: {
      readonly siteOrigin: string;
      openExternal(url: string): void;
    };
  }
}

export {};
