/**
 * `ref` callback for the element that a Dialog focuses when it opens. React's `autoFocus` runs too early: elements in
 * a closed dialog cannot receive focus, so the browser would focus the first button.
 */
export const wantsFocus = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
