import { app, BrowserWindow, dialog } from 'electron';

/**
 * Asks before a page with unsaved changes is closed or loaded again. Without this, Electron keeps such a page without a word,
 * because it has no question of its own for `beforeunload`. `onStay` is called when the user decides to stay.
 */
export function askBeforeLeaving(onStay: () => void): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-prevent-unload', (event) => {
      const window = BrowserWindow.fromWebContents(contents);
      // Prevents the page from preventing it.
      if (!window || wantsToLeave(window)) event.preventDefault();
      else onStay();
    });
  });
}

/** Electron decides when the event's handler returns, so the question has to block. */
function wantsToLeave(window: BrowserWindow): boolean {
  const buttons = ['Leave', 'Stay'];
  const pressed = dialog.showMessageBoxSync(window, {
    type: 'question',
    title: 'Tallyho',
    message: 'Leave without saving?',
    detail: 'What you typed stays on this computer.',
    buttons,
    defaultId: buttons.indexOf('Stay'),
    cancelId: buttons.indexOf('Stay'),
    noLink: true,
  });
  return buttons[pressed] === 'Leave';
}
