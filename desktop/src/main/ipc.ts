import { clipboard, type IpcMainEvent, ipcMain, Notification, type WebContents } from 'electron';
import { channels } from '../ipc/channels.ts';
import { isAppAddress } from './addresses.ts';
import { checkForUpdate, knownUpdate, takeUpdate } from './app-updater.ts';
import { openOnSite } from './guards.ts';
import { currentHost } from './host.ts';
import type { FoundUpdate } from './updates.ts';

/** Returns true if the message comes from the main frame of a page of the app. Others are ignored. */
function isOurs({ senderFrame }: IpcMainEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isAppAddress(senderFrame.url);
}

/** Registers a handler for a channel. It receives the arguments as texts of at most 2000 characters. */
function on(channel: string, handler: (...texts: string[]) => void): void {
  ipcMain.on(channel, (event, ...values: unknown[]) => {
    if (isOurs(event)) handler(...values.map((value) => String(value).slice(0, 2000)));
  });
}

/** Registers a handler that responds to the page on another channel. */
function respond<Response>(
  channel: string,
  responseChannel: string,
  handler: () => Response | Promise<Response>,
): void {
  ipcMain.on(channel, async (event) => {
    if (!isOurs(event)) return;
    const response = await handler();
    if (!event.sender.isDestroyed()) event.sender.send(responseChannel, response);
  });
}

/** Tells the page of a newer version of the app. */
export const tellOfUpdate = (contents: WebContents, { kind }: FoundUpdate): void =>
  contents.send(channels.update, kind);

/** Lets the page connect again after the computer was asleep: its own timers notice that later. */
export const wakePage = (contents: WebContents): void => contents.send(channels.wake);

/** Handles the messages of the preload script. `focus` is called when a notification is clicked. */
export function handlePageMessages(focus: () => void): void {
  ipcMain.on(channels.siteOrigin, (event) => {
    event.returnValue = (isOurs(event) && currentHost()) || '';
  });
  on(channels.openExternal, openOnSite);
  on(channels.copy, (text) => clipboard.writeText(text));
  on(channels.notify, (title, body) => {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    notification.on('click', focus);
    notification.show();
  });
  respond(channels.followUpdates, channels.update, () => knownUpdate()?.kind ?? null);
  respond(
    channels.checkForUpdate,
    channels.updateChecked,
    async () => (await checkForUpdate())?.kind ?? null,
  );
  on(channels.takeUpdate, takeUpdate);
}
