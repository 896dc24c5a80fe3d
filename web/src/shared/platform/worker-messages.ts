/** Messages that a page sends to the service worker. */
export type WorkerMessage =
  /** The page runs this version of the site. The worker replies with a `WorkerReply`. */
  | { readonly type: 'running'; readonly version: string }
  /** Deletes all pictures that were stored while a user was logged in. */
  | { readonly type: 'clearPictures' };

/** Reply to `running`. `isCurrent`: the worker belongs to the same version as the page. */
export interface WorkerReply {
  readonly isCurrent: boolean;
}

/** What a notification stores: the path to open when it is pressed and no page of the site is open. */
export interface NotificationData {
  readonly path: string;
}

/** What the service worker sends to the tab that it shows after a press on a notification. */
export interface NotificationPress {
  readonly type: 'notificationPressed';
}

/** Returns true for that message. */
export const isPress = (message: unknown): message is NotificationPress =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'notificationPressed';
