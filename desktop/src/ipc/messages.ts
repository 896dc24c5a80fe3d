import type { AppUpdate, UpdateSearch } from '@tallyho/web/platform/contract';
import * as v from 'valibot';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const nothing = v.undefined();

/**
 * What pages send to the main process, by channel. A message that does not match its schema is refused. The preload script, which has
 * no libraries, imports only the types.
 */
export const pageMessages = {
  /** An address of the site, for the system's browser. */
  openExternal: text(2_000),
  copy: text(100_000),
  share: v.strictObject({ text: text(2_000), url: v.optional(text(2_000)) }),
  notify: v.strictObject({ title: text(100), body: text(500) }),
  /** The number on the app's icon. */
  showUnread: v.pipe(v.number(), v.integer(), v.minValue(0)),
  followUpdates: nothing,
  checkForUpdate: nothing,
  takeUpdate: nothing,
} as const;

export type PageMessages = {
  readonly [Channel in keyof typeof pageMessages]: v.InferOutput<(typeof pageMessages)[Channel]>;
};

/** What the main process sends to the page, by channel. */
export interface AppMessages {
  readonly update: AppUpdate | null;
  readonly updateChecked: UpdateSearch;
  /** The window got the focus (true) or lost it. */
  readonly front: boolean;
  readonly notificationPressed: undefined;
  /** The computer was asleep. */
  readonly wake: undefined;
}

/** The channel on which a page asks once, while it starts, for what it has to know at once. */
export const startChannel = 'start';

/** The response to it. */
export interface PageStart {
  /** Empty if no site is chosen. */
  readonly siteOrigin: string;
  readonly isInFront: boolean;
  readonly canNotify: boolean;
  readonly canShare: boolean;
}
