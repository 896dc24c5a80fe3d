declare global {
  interface Window {
    /** The part of the desktop's contract that the tests use. */
    readonly tallyhoPlatform?: {
      readonly siteOrigin: string;
      openExternal(url: string): void;
      copy(text: string): Promise<boolean>;
      notify(notice: { readonly title: string; readonly body: string }, onPress: () => void): void;
      showUnread(count: number): void;
    };
  }
}

export {};
