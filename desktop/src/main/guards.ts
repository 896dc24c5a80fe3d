import { app, type Session, shell } from 'electron';
import { externalAddress, isAppAddress, isOfHost, isTestFrame } from './addresses.ts';
import { currentHost } from './host.ts';

/** Opens an address in the system's browser, if it is allowed there. */
export function openOutside(address: string): void {
  const url = externalAddress(address, currentHost());
  if (url) void shell.openExternal(url);
}

/** Denies all permission requests of pages, because the game needs none. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

/** Restricts all web contents: they can only navigate to pages of the app, cannot open windows or web
 * views, and have no frame but test mode's. */
export function guardWebContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', restrictNavigation);
    contents.on('will-redirect', restrictNavigation);
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame && !isTestFrame(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      openOutside(url);
      return { action: 'deny' };
    });
  });
}

function restrictNavigation(event: { url: string; preventDefault(): void }): void {
  const url = URL.parse(event.url);
  const isOurs = isAppAddress(event.url);
  if (url && isOurs && !isOfHost(url.pathname)) return;
  event.preventDefault();
  // Pages of the site, such as a provider login, open in the system's browser.
  const host = currentHost();
  if (url && isOurs && host !== null) openOutside(host + url.pathname + url.search);
}
