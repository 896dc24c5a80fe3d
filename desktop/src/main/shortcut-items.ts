import type { MenuItemConstructorOptions } from 'electron';

/** What players do first, for the menus of the app, of the Dock and of the tray. The addresses are those of the installed site. */
export const shortcutItems = (show: (pagePath: string) => void): MenuItemConstructorOptions[] => [
  { label: 'Create a lobby', click: () => show('/?scrollTo=lobby') },
  { label: 'Join with a code', click: () => show('/?scrollTo=lobby&join') },
];
