/**
 * Shows a popover if it can be shown. The browser throws for an element that is not in the document, which happens when
 * its container goes in the same update, and for one that is open already.
 */
export function showPopover(element: HTMLElement | null): void {
  if (element?.isConnected && !element.matches(':popover-open')) element.showPopover();
}
