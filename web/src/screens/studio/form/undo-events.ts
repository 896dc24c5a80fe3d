import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import type { FormChange } from '../model/form-change.ts';

/** The height of the bars that may cover the edges of the window, in px. */
const edge = 96;
const focusable = 'input:not([disabled]), textarea, select, button';

/** Returns -1 for the keys that undo, 1 for those that redo, null for all others. */
export function undoKeyOf(event: KeyboardEvent): -1 | 1 | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 1 : -1;
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 1 : null;
}

/**
 * Returns true if an undo at this place belongs to the form: in its fields, or with nothing focused. Dialogs and text
 * fields that are no part of the theme, such as a search, keep the browser's undo.
 */
export function isOwnUndo({ target }: Event, root: HTMLElement | null): boolean {
  if (root === null || !(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (target === document.body || target === document.documentElement) return true;
  if (!root.contains(target)) return false;
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
  return !isText || target.value === '' || target.hasAttribute('data-field');
}

/** Returns the mark of a field: `data-field`. Fields of the theme and of the open game are told apart. */
const fieldMark = (game: string | null, field: string): string => (game === null ? `theme.${field}` : field);

/** Scrolls a changed field into view, highlights it for a moment, and moves the focus there if wanted. */
export function revealField(
  root: HTMLElement | null,
  { game, field }: FormChange,
  takesFocus: boolean,
): void {
  const find = (mark: string) => root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(mark)}"]`);
  // A place in a list that is gone now: the list itself.
  const element = find(fieldMark(game, field)) ?? find(fieldMark(game, field.replace(/\..*$/, '')));
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < edge || bottom > window.innerHeight - edge)
    element.scrollIntoView?.({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  if (takesFocus) {
    const open = element.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    const first = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
    (open ?? first)?.focus({ preventScroll: true });
  }
  element.animate?.([{ boxShadow: '0 0 0 4px var(--focus)' }, { boxShadow: '0 0 0 4px transparent' }], {
    duration: 1_500,
  });
}
