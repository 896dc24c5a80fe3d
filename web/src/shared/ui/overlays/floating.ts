/** The preferred position of a floating box relative to its anchor. */
export type FloatingPlacement = 'bottom' | 'bottom-end' | 'top';

const gap = 8;
const margin = 8;

/**
 * Returns left and top, in CSS pixels of the viewport, that keep a box next to its anchor and inside the window. Where it fits neither
 * below nor above, it is at a side.
 */
export function placeBeside(
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>,
  box: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  placement: FloatingPlacement,
): { left: number; top: number } {
  const wanted =
    placement === 'bottom-end' ? anchor.right - box.width : anchor.left + (anchor.width - box.width) / 2;
  const within = Math.max(margin, Math.min(wanted, view.width - box.width - margin));
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - box.height;
  const fitsBelow = below + box.height <= view.height - margin;
  const fitsAbove = above >= margin;
  const goAbove = placement === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const [after, before] = [anchor.right + gap, anchor.left - gap - box.width];
  const side = [after, before].find((left) => left >= margin && left + box.width <= view.width - margin);
  return {
    left: fitsBelow || fitsAbove ? within : (side ?? within),
    top: Math.max(margin, goAbove ? above : Math.min(below, view.height - box.height - margin)),
  };
}

/** Moves a visible floating element next to its anchor. */
export function moveBeside(anchor: Element, floating: HTMLElement, placement: FloatingPlacement): void {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  // Uses offset sizes, because the entry animation scales the rectangle.
  const box = { width: floating.offsetWidth, height: floating.offsetHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), box, view, placement);
  floating.style.left = `${left}px`;
  floating.style.top = `${top}px`;
}

/**
 * Shows a popover if possible. The browser throws for an element that is not in the document, which happens when its
 * container is removed in the same update, and for a popover that is already open.
 */
export function showPopover(element: HTMLElement | null): void {
  if (element?.isConnected && !element.matches(':popover-open')) element.showPopover();
}
