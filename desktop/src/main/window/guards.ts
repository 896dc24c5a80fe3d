import { app, BrowserWindow, dialog, type Session, shell, type WebContents } from 'electron';
import { externalAddress, isAppAddress, isOfHost, isTestFrame } from '../addresses.ts';
import { currentSite } from '../site/current-site.ts';

/** Opens an address of the site in the system's browser. Others are ignored. */
export function openOnSite(address: string): void {
  const external = externalAddress(address, currentSite());
  if (external?.isOfSite) void shell.openExternal(external.url.href);
}

/** True while a question about a link is open. */
let isAsking = false;

/**
 * Opens a link of a page in the system's browser, if it is allowed there. A link to another site is shown and confirmed first, because
 * players send each other links; links that are pressed during the question are ignored.
 */
async function openLink(address: string, contents: WebContents): Promise<void> {
  const external = externalAddress(address, currentSite());
  if (!external) return;
  if (external.isOfSite) return openOnSite(address);
  const window = BrowserWindow.fromWebContents(contents);
  if (!window || isAsking) return;
  isAsking = true;
  const { host, href } = external.url;
  const buttons = ['Open', 'Cancel'];
  const { response } = await dialog
    .showMessageBox(window, {
      type: 'question',
      title: 'Tallyho',
      message: `Open ${host} in your browser?`,
      // A long address would make the window larger than the screen.
      detail: href.length > 300 ? `${href.slice(0, 300)} ...` : href,
      buttons,
      defaultId: buttons.indexOf('Cancel'),
      cancelId: buttons.indexOf('Cancel'),
      noLink: true,
    })
    .finally(() => {
      isAsking = false;
    });
  if (buttons[response] === 'Open') await shell.openExternal(href);
}

/** Of "Copy picture". Chromium allows it only after a press, and only for kinds of pictures that it encodes itself. */
const allowedPermission = 'clipboard-sanitized-write';

/** Denies all permission requests of pages but the one to put pictures on the clipboard, because the game needs no other. */
export function restrictPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, callback, { requestingUrl, isMainFrame }) =>
    callback(permission === allowedPermission && isMainFrame && isAppAddress(requestingUrl)),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin, { isMainFrame }) =>
      permission === allowedPermission && isMainFrame && isAppAddress(requestingOrigin),
  );
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
      void openLink(url, contents);
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
  const site = currentSite();
  if (url && isOurs && site !== null) openOnSite(site + url.pathname + url.search);
}
