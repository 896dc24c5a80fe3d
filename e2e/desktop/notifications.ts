import type { ElectronApplication } from '@playwright/test';

/** Records the notifications of the app instead of showing them. */
export const recordNotifications = (app: ElectronApplication) =>
  app.evaluateHandle(({ Notification }) => {
    const shown: Electron.Notification[] = [];
    Notification.isSupported = () => true;
    Notification.prototype.show = function (this: Electron.Notification) {
      shown.push(this);
    };
    return shown;
  });

/** Lets the app behave as if the player used another window. */
export const leaveWindow = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows()[0]?.emit('blur'));
