import { afterEach, vi } from 'vitest';

// A file that needs no page begins with `@vitest-environment node`, and starts in half the time.
if (typeof document === 'undefined') afterEach(() => void vi.useRealTimers());
else await import('./setup-page.ts');
