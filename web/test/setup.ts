import { afterEach, vi } from 'vitest';

// The files of a worker share the page and the libraries, but each has the product's modules for itself.
vi.resetModules();

// A file that needs no page begins with `@vitest-environment node`.
if (typeof document === 'undefined') afterEach(() => void vi.useRealTimers());
else {
  if (!('showModal' in HTMLDialogElement.prototype)) await import('./prepare-worker.ts');
  (await import('./setup-page.ts')).resetPage();
}
