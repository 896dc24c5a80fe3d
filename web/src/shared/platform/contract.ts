/** Content to share with friends: a text with a link, an image, or both. */
export interface Shareable {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
  readonly file?: File;
}

/** A newer version of the app. `ready`: it is here, and a restart installs it. `elsewhere`: the player downloads and installs it. */
export type AppUpdate = 'ready' | 'elsewhere';

/**
 * The result of a search for a newer version. `none`: the list of versions has none. `unreachable`: the list, or the download, can't be
 * had now. `unlisted`: this app has no list, so the player has to find a newer one.
 */
export type UpdateSearch = AppUpdate | 'none' | 'unreachable' | 'unlisted';

/** A system notification. */
export interface Notice {
  readonly title: string;
  readonly body: string;
}

/** The updates of the desktop app. */
export interface AppUpdates {
  /** Calls `listener` with the newer version that is known, and with each one that is found later. */
  follow(listener: (update: AppUpdate) => void): void;
  /** Looks for a newer version and downloads it. */
  check(): Promise<UpdateSearch>;
  /** Restarts the app with the newer version, or opens the address of its download. */
  take(): void;
}

/**
 * What the pages need from their host. The only interface between browser and desktop: each side implements it once.
 */
export interface Platform {
  /** Prefix of every `/api` path; empty if the pages come from the same host. */
  readonly apiBase: string;
  /** The public address of the site without a trailing slash, for links sent to friends. */
  readonly siteOrigin: string;
  /** True if a provider's login runs in the system's browser and returns by a deep link. */
  readonly returnsByLink: boolean;
  /** Opens an address of the site outside the app: in a new tab, or in the system's browser. The app ignores other addresses. */
  openExternal(url: string): void;
  /** Copies text to the clipboard; resolves to false if that is not allowed. */
  copy(text: string): Promise<boolean>;
  /** Returns true if the system has a share sheet that accepts this content, including its file. */
  canShare(what: Shareable): boolean;
  /** Opens the system's share sheet. `unavailable`: offer to copy instead. */
  share(what: Shareable): Promise<'shared' | 'dismissed' | 'unavailable'>;
  /** `denied` also on systems without notifications. */
  notificationPermission(): NotificationPermission;
  /** Asks the user for the permission to show notifications, if they have not decided yet. */
  requestNotifications(): Promise<NotificationPermission>;
  /** Returns true if the user sees the page: its tab is shown, or the window of the app has the focus. */
  isInFront(): boolean;
  /** Calls `listener` after each change of `isInFront`. Returns a function that ends this. */
  followFront(listener: () => void): () => void;
  /**
   * Shows a system notification, which replaces the last one and disappears when the page is in front. A press on it shows the page
   * and calls `onPress`. Does nothing without the permission.
   */
  notify(notice: Notice, onPress: () => void): void;
  /** Shows a number on the icon of the app, where the system can; 0 removes it. */
  showUnread(count: number): void;
  /** Null in browsers, where a new version needs only a reload. */
  readonly updates: AppUpdates | null;
}

/** Returns the invite link of a lobby. */
export const inviteLink = (platform: Platform, code: string): string => `${platform.siteOrigin}/join/${code}`;

/** Returns the link that opens a lobby's invitation in the desktop app, if it is installed. */
export const appInviteLink = (code: string): string => `tallyho://join/${code}`;

/** The part of a link's fragment that names a guest's token. The fragment is not sent to servers and their logs. */
const guestFragment = '#guest=';

/** Returns the link with which a guest plays on with another device. */
export const guestLink = (platform: Platform, code: string, token: string): string =>
  `${inviteLink(platform, code)}${guestFragment}${token}`;

/** Returns the token in the fragment of such a link; null for other links. */
export const guestTokenIn = (hash: string): string | null =>
  hash.startsWith(guestFragment) ? hash.slice(guestFragment.length) : null;

/** Returns the public link of a game's result. */
export const resultLink = (platform: Platform, token: string): string => `${platform.siteOrigin}/r/${token}`;
