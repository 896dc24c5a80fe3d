/** What the pages need from whatever shows them. The only seam between browser and desktop: each side satisfies it once. */
export interface Platform {
  /** Put before every `/api` path; empty where the pages come from the same host. */
  readonly apiBase: string;
  /** The public address of the site without a slash at the end, for links that go to friends. */
  readonly siteOrigin: string;
  /** Opens an address outside the app: a new tab, or the system's browser. */
  openExternal(url: string): void;
  /** Puts text on the clipboard; false if that is not allowed. */
  copy(text: string): Promise<boolean>;
  /** The system's share sheet. `unavailable`: offer to copy instead. */
  share(what: { title: string; text: string; url: string }): Promise<'shared' | 'dismissed' | 'unavailable'>;
  /** A system notification, if the person has allowed them; silent otherwise. */
  notify(title: string, body: string): void;
}

/** The invite link of a lobby (decision 27). */
export const inviteLink = (platform: Platform, code: string): string => `${platform.siteOrigin}/join/${code}`;
