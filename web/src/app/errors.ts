import { RequestError } from '../shared/api/api-error.ts';
import { LoadError } from '../shared/schedule/lazy-part.tsx';
import { showToast } from '../shared/ui/overlays/toast.ts';

const logged = new WeakSet<object>();

/** Logs an error that React reports, with its component stack. Logs each error object only once. */
export function logOnce(
  error: unknown,
  { componentStack }: { readonly componentStack?: string | undefined },
): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(error, componentStack);
}

const unexpectedText = 'Something went wrong. Please try again.';
const notLoadedText = 'Something did not load. You may be offline, or Tallyho has been updated.';

function showError(error: unknown): void {
  // Aborted on purpose.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof LoadError)
    showToast(notLoadedText, 'bad', { label: 'Reload', onSelect: () => window.location.reload() });
  else showToast(error instanceof RequestError ? error.message : unexpectedText, 'bad');
}

/** Shows a toast for errors of event handlers and for unhandled rejections. The browser logs them. */
export function reportUnexpectedErrors(): void {
  // Events without `error` come from files that did not load and from ResizeObserver, and are ignored.
  window.addEventListener('error', ({ error }) => error && showError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => showError(reason));
}
