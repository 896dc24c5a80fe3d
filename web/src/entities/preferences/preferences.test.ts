import { defaultPreferences } from '@tallyho/game/accounts/preferences';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => localStorage.clear());

/** The module as a fresh page has it. */
const load = () => import('./preferences.ts');

test('the defaults, written out for the first page, are those of the rules', async () => {
  const { background: _, ...settings } = defaultPreferences;
  expect((await load()).readSettings()).toEqual(settings);
});

test('what is stored with the account is taken over; what does not fit is left out', async () => {
  const { applyPreferences: adoptPreferences, readSettings } = await load();
  const lobbyRules = { ...defaultPreferences.lobbyRules, numRounds: 3 };
  adoptPreferences({ numPlayers: 6, lobbyRules, sound: false, fontSize: 13, nonsense: true });
  expect(readSettings()).toMatchObject({ numPlayers: 6, lobbyRules, sound: false, fontSize: 16 });
  adoptPreferences({ numPlayers: 9, lobbyRules: null });
  adoptPreferences({ numPlayers: 2.5, lobbyRules: 'all' });
  expect(readSettings()).toMatchObject({ numPlayers: 6, lobbyRules });
});

test('a reload finds them again, before the account is asked', async () => {
  (await load()).applyPreferences({ numPlayers: 8 });
  vi.resetModules();
  expect((await load()).readSettings().numPlayers).toBe(8);
});

test('without animations the whole page stands still, after a reload too', async () => {
  (await load()).applyPreferences({ animationsEnabled: false });
  expect(document.documentElement.dataset.motion).toBe('off');
  document.documentElement.dataset.motion = 'on';
  vi.resetModules();
  const { applyPreferences: adoptPreferences } = await load();
  expect(document.documentElement.dataset.motion).toBe('off');
  adoptPreferences({ animationsEnabled: true });
  expect(document.documentElement.dataset.motion).toBe('on');
});

test('whoever wants less movement gets it on the whole page, whatever the chat does', async () => {
  const { applyPreferences: adoptPreferences } = await load();
  adoptPreferences({ animationsEnabled: true, motion: 'reduced' });
  expect(document.documentElement.dataset.motion).toBe('off');
  adoptPreferences({ animationsEnabled: false, motion: 'system' });
  expect(document.documentElement.dataset.motion).toBe('off');
  adoptPreferences({ animationsEnabled: true });
  expect(document.documentElement.dataset.motion).toBe('on');
});

test('a change says whether the account has it', async () => {
  const { changeSetting, readSettings } = await load();
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  expect(await changeSetting('appearOffline', true)).toBe(true);
  vi.stubGlobal('fetch', async () => Response.json({ success: false }, { status: 503 }));
  expect(await changeSetting('appearOffline', false)).toBe(false);
  expect(readSettings().appearOffline).toBe(false);
});

test('what was changed here is not undone by an account that was asked before it had the change', async () => {
  const { applyPreferences: adoptPreferences, changeSetting, readSettings } = await load();
  const { changeMark: toldSoFar } = await import('./local-changes.ts');
  let store = (_: Response) => {};
  const stored = new Promise<Response>((resolve) => {
    store = resolve;
  });
  vi.stubGlobal('fetch', () => stored);
  const before = toldSoFar();
  const change = changeSetting('showNSFW', true);
  const meanwhile = toldSoFar();
  store(Response.json({ success: true }));
  await change;
  for (const mark of [before, meanwhile]) {
    adoptPreferences({ showNSFW: false, fontSize: 20 }, mark);
    expect(readSettings()).toMatchObject({ showNSFW: true, fontSize: 20 });
  }
  adoptPreferences({ showNSFW: false }, toldSoFar());
  expect(readSettings().showNSFW).toBe(false);
});
