import { clipboard, type IpcMainEvent, ipcMain, ShareMenu, type WebContents } from 'electron';
import * as v from 'valibot';
import {
  type AppMessages,
  type PageMessages,
  type PageStart,
  pageMessages,
  startChannel,
} from '../ipc/messages.ts';
import { isAppAddress } from './addresses.ts';
import { log } from './log.ts';
import { currentSite } from './site/current-site.ts';
import { canNotify, showNotification } from './system/notifications.ts';
import { checkForUpdate, knownUpdate, takeUpdate } from './updates/app-updater.ts';
import { openOnSite } from './window/guards.ts';

/** Returns true if the message comes from the main frame of a page of the app. Others are ignored. */
function isOurs({ senderFrame }: IpcMainEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isAppAddress(senderFrame.url);
}

/** Sends a message to a page, unless it is gone. */
export function tell<Channel extends keyof AppMessages>(
  contents: WebContents,
  channel: Channel,
  message: AppMessages[Channel],
): void {
  if (!contents.isDestroyed()) contents.send(channel, message);
}

/** Registers the handler of a channel. It gets only messages of our own pages that match the schema of the channel. */
function on<Channel extends keyof PageMessages>(
  channel: Channel,
  handler: (message: PageMessages[Channel], sender: WebContents) => void | Promise<void>,
): void {
  ipcMain.on(channel, async (event, message: unknown) => {
    if (!isOurs(event)) return;
    const schema: v.GenericSchema = pageMessages[channel];
    const { success, output } = v.safeParse(schema, message);
    // The schema of this channel has checked it.
    if (success) await handler(output as PageMessages[Channel], event.sender);
    else log(`A message of the page was refused: ${channel}`);
  });
}

const canShare = (): boolean => process.platform === 'darwin';

interface WindowActions {
  /** Returns true if the window has the focus. */
  readonly isInFront: () => boolean;
  /** Shows the window. */
  readonly focus: () => void;
  /** Draws the user's attention to the button of the window in the task bar. */
  readonly attract: () => void;
  readonly showUnread: (count: number) => void;
}

/** Handles the messages of the preload script. */
export function handlePageMessages({ isInFront, focus, attract, showUnread }: WindowActions): void {
  ipcMain.on(startChannel, (event) => {
    const start: PageStart = {
      siteOrigin: currentSite() ?? '',
      isInFront: isInFront(),
      canNotify: canNotify(),
      canShare: canShare(),
    };
    event.returnValue = isOurs(event) ? start : '';
  });
  on('openExternal', openOnSite);
  on('copy', (text) => clipboard.writeText(text));
  on('share', ({ text, url }) => {
    // Only macOS has such a menu.
    if (canShare()) new ShareMenu({ texts: [text], urls: url ? [url] : [] }).popup();
  });
  on('notify', (notice, sender) => {
    attract();
    showNotification(notice, () => {
      focus();
      tell(sender, 'notificationPressed', undefined);
    });
  });
  on('showUnread', showUnread);
  on('followUpdates', (_message, sender) => tell(sender, 'update', knownUpdate()?.kind ?? null));
  on('checkForUpdate', async (_message, sender) => tell(sender, 'updateChecked', await checkForUpdate()));
  on('takeUpdate', takeUpdate);
}
