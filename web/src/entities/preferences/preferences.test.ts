import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => localStorage.clear());

/** Imports the module as in a fresh page. */
const load = () => import('./preferences.ts');

test('applies the settings of the account and ignores invalid ones', async () => {
  const { applyPreferences: adoptPreferences, readSettings } = await load();
  const lobbyRules = { ...defaultPreferences.lobbyRules, numRounds: 3 };
  adoptPreferences({ numPlayers: 6, lobbyRules, sound: false, fontSize: 13, nonsense: true });
  expect(readSettings()).toMatchObject({ numPlayers: 6, lobbyRules, sound: false, fontSize: 16 });
  adoptPreferences({ numPlayers: 9, lobbyRules: null });
  adoptPreferences({ numPlayers: 2.5, lobbyRules: 'all' });
  expect(readSettings()).toMatchObject({ numPlayers: 6, lobbyRules });
});

test('restores the settings after a reload before the account responds', async () => {
  (await load()).applyPreferences({ numPlayers: 8 });
  vi.resetModules();
  expect((await load()).readSettings().numPlayers).toBe(8);
});

test('reduces motion on the whole page for users who want less, also after a reload', async () => {
  (await load()).applyPreferences({ motion: 'reduced' });
  expect(document.documentElement.dataset.motion).toBe('off');
  delete document.documentElement.dataset.motion;
  vi.resetModules();
  const { applyPreferences: adoptPreferences } = await load();
  expect(document.documentElement.dataset.motion).toBe('off');
  adoptPreferences({ motion: 'system' });
  expect(document.documentElement.dataset.motion).toBeUndefined();
});

test('the chat setting for animations does not stop motion outside the chat', async () => {
  (await load()).applyPreferences({ animationsEnabled: false, motion: 'system' });
  expect(document.documentElement.dataset.motion).toBeUndefined();
});

test.each([
  [false, 'off'],
  [true, 'linkAndList'],
  ['link', 'link'],
])('reads the stored rule for guests %s as %s', async (stored, guestsMayJoin) => {
  const { applyPreferences: adoptPreferences, readSettings } = await load();
  adoptPreferences({ lobbyRules: { lateJoin: false, guestsMayJoin: stored } });
  expect(readSettings().lobbyRules).toMatchObject({ lateJoin: false, guestsMayJoin });
});

test('reports if the account has stored a change', async () => {
  const { changeSetting, readSettings } = await load();
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  expect(await changeSetting('appearOffline', true)).toBe(true);
  vi.stubGlobal('fetch', async () => Response.json({ success: false }, { status: 503 }));
  expect(await changeSetting('appearOffline', false)).toBe(false);
  expect(readSettings().appearOffline).toBe(false);
});

test('does not revert a local change with an account response that was requested before the change was stored', async () => {
  const { applyPreferences: adoptPreferences, changeSetting, readSettings } = await load();
  const { changeMark } = await import('./local-changes.ts');
  let store = (_: Response) => {};
  const stored = new Promise<Response>((resolve) => {
    store = resolve;
  });
  vi.stubGlobal('fetch', () => stored);
  const before = changeMark();
  const change = changeSetting('showNSFW', true);
  const meanwhile = changeMark();
  store(Response.json({ success: true }));
  await change;
  for (const mark of [before, meanwhile]) {
    adoptPreferences({ showNSFW: false, fontSize: 20 }, mark);
    expect(readSettings()).toMatchObject({ showNSFW: true, fontSize: 20 });
  }
  adoptPreferences({ showNSFW: false }, changeMark());
  expect(readSettings().showNSFW).toBe(false);
});
