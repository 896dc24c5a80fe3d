import '@testing-library/jest-dom/vitest';
import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { applyPreferences } from '../src/entities/preferences/preferences.ts';
import { noteOfferedProviders } from '../src/entities/session/offered-providers.ts';
import { dismissToast, toastStore } from '../src/shared/ui/overlays/toast.ts';

/** Resets, around each test of a file, what tests change: all files of a worker share the page and the modules. */
export function resetPage() {
  beforeEach(() => noteOfferedProviders(['google', 'discord']));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    applyPreferences(defaultPreferences);
    for (const { id } of toastStore.getSnapshot()) dismissToast(id);
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
    for (const name of Object.keys(document.documentElement.dataset))
      delete document.documentElement.dataset[name];
  });
  // Some tests add what jsdom lacks.
  afterAll(() => {
    for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  });
}
