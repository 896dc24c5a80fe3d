import type { ElectronApplication } from '@playwright/test';
import { expect, test } from './app.ts';
import { answerWith, holdBack } from './unsaved.ts';

const press = (app: ElectronApplication, role: string) =>
  app.evaluate(({ BrowserWindow, Menu }, wanted) => {
    const entries = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    const [window] = BrowserWindow.getAllWindows();
    const entry = entries?.find(({ role: found }) => found?.toLowerCase() === wanted);
    entry?.click(undefined, window, window?.webContents);
  }, role);

const question = {
  message: 'Leave without saving?',
  detail: 'What you typed stays on this computer.',
  buttons: ['Leave', 'Stay'],
};

test('with unsaved changes the app asks before it reloads, closes or quits, and does what the user decides', async ({
  launch,
}) => {
  // Any page of the app will do, so the test needs no site.
  const { app, page } = await launch('http://127.0.0.1:9');
  // The test tool also learns of the question and would press "Leave" by itself.
  page.on('dialog', () => {});
  const unsaved = page.locator('[data-unsaved]');
  await holdBack(page);
  try {
    const asked = await answerWith(app, 'Stay');
    for (const [count, way] of ['reload', 'close', 'quit'].entries()) {
      await press(app, way);
      await expect
        .poll(() => asked.jsonValue(), `${way} asks`)
        .toEqual(Array.from({ length: count + 1 }, () => question));
      await expect(unsaved, `${way} was refused`).toBeAttached();
    }
  } finally {
    // Otherwise the app would not end after a failure.
    await answerWith(app, 'Leave');
  }

  await press(app, 'reload');
  await expect(unsaved).toHaveCount(0);
  await holdBack(page);
  const ended = app.waitForEvent('close');
  await press(app, 'quit');
  await ended;
});
