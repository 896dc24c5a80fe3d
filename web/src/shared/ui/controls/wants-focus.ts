/**
 * `ref` of what a Dialog should focus when it opens. React's `autoFocus` comes too early: nothing in a dialog that is still
 * closed can have the focus, and then the browser chooses the first button.
 */
export const wantsFocus = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
