/** What can be passed on to friends: words with a link, a picture, or both. */
export interface Shareable {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
  readonly file?: File;
}

/** What the pages need from whatever shows them. The only seam between browser and desktop: each side satisfies it once. */
export interface Platform {
  /** Put before every `/api` path; empty where the pages come from the same host. */
  readonly apiBase: string;
  /** The public address of the site without a slash at the end, for links that go to friends. */
  readonly siteOrigin: string;
  /** Whether a provider's login happens in the system's browser, and comes back here by a link. */
  readonly returnsByLink: boolean;
  /** Opens an address outside the app: a new tab, or the system's browser. */
  openExternal(url: string): void;
  /** Puts text on the clipboard; false if that is not allowed. */
  copy(text: string): Promise<boolean>;
  /** Whether the system has a share sheet that takes this, file and all. */
  canShare(what: Shareable): boolean;
  /** The system's share sheet. `unavailable`: offer to copy instead. */
  share(what: Shareable): Promise<'shared' | 'dismissed' | 'unavailable'>;
  /** A system notification, if the person has allowed them; silent otherwise. */
  notify(title: string, body: string): void;
}

/** The invite link of a lobby. */
export const inviteLink = (platform: Platform, code: string): string => `${platform.siteOrigin}/join/${code}`;

/** The public link of a game's result. */
export const resultLink = (platform: Platform, token: string): string => `${platform.siteOrigin}/r/${token}`;
