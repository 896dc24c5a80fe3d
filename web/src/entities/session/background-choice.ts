import { createStore, useStore } from '../../shared/store/store.ts';
import { type Background, backgrounds, showBackground } from '../../shared/ui/backgrounds/background.ts';
import { isUnchangedSince, storePreference } from '../preferences/local-changes.ts';

const cookieName = 'tallyho-background';
/** 30 days, in seconds. */
const cookieSeconds = 30 * 24 * 60 * 60;

const backgroundIn = (value: unknown): Background | undefined =>
  backgrounds.find((background) => background === value);

const cookieValue = () =>
  // The build, which renders public pages, has no document.
  globalThis.document?.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

const chosen = createStore<Background>(backgroundIn(cookieValue()) ?? 'default', 'default');

function set(background: Background): void {
  // The asynchronous cookie store is missing on pages without https, which a local network has.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookieName}=${background}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`;
  showBackground(background);
  chosen.set(background);
}

/** Shows the background stored in the cookie. Call it once, before the first paint. */
export const restoreBackground = (): void => showBackground(chosen.getSnapshot());

/** Previews a background without choosing it; null returns to the chosen one. */
export const previewBackground = (background: Background | null): void =>
  showBackground(background ?? chosen.getSnapshot());

/** Chooses a background for this browser, for 30 days. */
export const chooseBackground = (background: Background): void => set(background);

/** Stores the current choice in the logged-in account. */
export function shareBackground(): void {
  // The cookie already stores the choice. If this request fails, the next choice updates the account.
  void storePreference('background', chosen.getSnapshot());
}

/**
 * Applies the background stored in an account, which takes precedence over the cookie, unless another one was chosen
 * here after `mark` (`changeMark`), the time of the account request.
 */
export function applyAccountBackground(
  preferences: { readonly background?: unknown } | undefined,
  mark = Number.POSITIVE_INFINITY,
): void {
  const background = backgroundIn(preferences?.background);
  if (background && background !== chosen.getSnapshot() && isUnchangedSince('background', mark))
    set(background);
}

/** Returns the chosen background. */
export const useBackground = (): Background => useStore(chosen);
