import type { ElectronApplication, Page } from '@playwright/test';

interface Question {
  readonly message: string;
  readonly detail: string | undefined;
  readonly buttons: string[] | undefined;
}

/** Presses a button of the app's question instead of the user, and records the questions. */
export const answerWith = (app: ElectronApplication, label: 'Leave' | 'Stay') =>
  app.evaluateHandle(({ dialog }, wanted) => {
    const asked: Question[] = [];
    // The app asks with a window and options; Electron also allows the options alone.
    dialog.showMessageBoxSync = ((_window: unknown, question: Electron.MessageBoxSyncOptions) => {
      asked.push({ message: question.message, detail: question.detail, buttons: question.buttons });
      return question.buttons?.indexOf(wanted) ?? -1;
    }) as typeof dialog.showMessageBoxSync;
    return asked;
  }, label);

/** Makes the page one with unsaved changes, as the form of a theme does. */
export async function holdBack(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('beforeunload', (event) => event.preventDefault());
    document.documentElement.dataset.unsaved = '';
  });
  // Chromium ignores the wish of a page that the user has not used.
  await page.getByRole('heading', { level: 1 }).click();
}
