import type { ElectronApplication } from '@playwright/test';

/** Chooses an entry of the application's menu or of one of its submenus, as a press on it does. */
export const pressMenu = (app: ElectronApplication, label: string) =>
  app.evaluate(({ Menu }, wanted) => {
    const find = (menu: Electron.Menu | null | undefined): Electron.MenuItem[] =>
      menu?.items.flatMap((item) => [item, ...find(item.submenu)]) ?? [];
    find(Menu.getApplicationMenu())
      .find((item) => item.label === wanted)
      ?.click();
  }, label);
