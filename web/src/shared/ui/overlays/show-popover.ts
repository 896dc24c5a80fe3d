/**
 * Shows a popover if possible. The browser throws for an element that is not in the document, which happens when its
 * container is removed in the same update, and for a popover that is already open.
 */
export function showPopover(element: HTMLElement | null): void {
  if (element?.isConnected && !element.matches(':popover-open')) element.showPopover();
}
