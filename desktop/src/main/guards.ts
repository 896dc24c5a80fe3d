import { app, type Session, shell } from 'electron';
import { externalAddress, isAppAddress, isOfHost } from './addresses.ts';
import { currentHost } from './host.ts';

/** Hands an address to the system's browser, if it is one that may be. */
export function openOutside(address: string): void {
  const url = externalAddress(address, currentHost());
  if (url) void shell.openExternal(url);
}

/** Denies every permission a page could ask for: the game needs none. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

/** Whatever web contents come to be, they stay on our own pages, open no windows and hold no web views. */
export function guardWebContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', stayAtHome);
    contents.on('will-redirect', stayAtHome);
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      openOutside(url);
      return { action: 'deny' };
    });
  });
}

function stayAtHome(event: { url: string; preventDefault(): void }): void {
  const url = URL.parse(event.url);
  const isOurs = isAppAddress(event.url);
  if (url && isOurs && !isOfHost(url.pathname)) return;
  event.preventDefault();
  // The site's own pages, a provider's login say, belong in a real browser.
  if (url && isOurs) openOutside(currentHost() + url.pathname + url.search);
}
