import { clipboard, type IpcMainEvent, type IpcMainInvokeEvent, ipcMain, Notification } from 'electron';
import { channels } from '../ipc/channels.ts';
import { isAppAddress } from './addresses.ts';
import { openOutside } from './guards.ts';
import { currentHost } from './host.ts';

/** Only the main frame of one of our own pages is listened to. */
function isOurs({ senderFrame }: IpcMainEvent | IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isAppAddress(senderFrame.url);
}

/** The one way to listen: `listen` gets the arguments as text, each cut to a sane length. */
function on(channel: string, listen: (...texts: string[]) => void): void {
  ipcMain.on(channel, (event, ...values: unknown[]) => {
    if (isOurs(event)) listen(...values.map((value) => String(value).slice(0, 2000)));
  });
}

/** Answers what the preload asks. `focus` shows the window when a notification is clicked. */
export function answerPages(focus: () => void): void {
  ipcMain.on(channels.siteOrigin, (event) => {
    event.returnValue = isOurs(event) ? currentHost() : '';
  });
  on(channels.openExternal, openOutside);
  on(channels.copy, (text) => clipboard.writeText(text));
  on(channels.notify, (title, body) => {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    notification.on('click', focus);
    notification.show();
  });
}
