import { type BrowserWindow, clipboard, Menu } from 'electron';
import { publicAddress } from '../addresses.ts';
import { currentSite } from '../site/current-site.ts';
import { contextMenuTemplate } from './context-menu-template.ts';

/** Gives the pages of a window a menu for presses with the second button. Electron has none. */
export function addContextMenu(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, place) => {
    const template = contextMenuTemplate(place, {
      replace: (word) => webContents.replaceMisspelling(word),
      learn: (word) => void webContents.session.addWordToSpellCheckerDictionary(word),
      copyLink: (address) => clipboard.writeText(publicAddress(address, currentSite())),
      copyPicture: () => webContents.copyImageAt(place.x, place.y),
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
}
