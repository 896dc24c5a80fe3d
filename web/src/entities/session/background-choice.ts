import { useSyncExternalStore } from 'react';
import { type Background, backgrounds, showBackground } from '../../shared/ui/backgrounds/background.ts';
import { isChangedSince, storePreference } from '../preferences/local-changes.ts';

const cookieName = 'tallyho-background';
/** 30 days, in seconds. */
const cookieSeconds = 30 * 24 * 60 * 60;

const backgroundIn = (value: unknown): Background | undefined =>
  backgrounds.find((background) => background === value);

const cookieValue = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

let chosen: Background = backgroundIn(cookieValue()) ?? 'default';
const listeners = new Set<() => void>();

function set(background: Background): void {
  chosen = background;
  // The asynchronous cookie store is missing on pages without https, which a local network has.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookieName}=${background}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`;
  showBackground(background);
  for (const listener of listeners) listener();
}

/** Shows the choice that the cookie remembers. Once, before the first paint. */
export const restoreBackground = (): void => showBackground(chosen);

/** Shows a background without choosing it; null goes back to the chosen one. */
export const previewBackground = (background: Background | null): void =>
  showBackground(background ?? chosen);

/** Chooses a background for this browser, for 30 days. */
export const chooseBackground = (background: Background): void => set(background);

/** Stores the present choice with the account that is logged in. */
export function shareBackground(): void {
  // The cookie has it anyway; the account catches up with the next choice if this one is lost.
  void storePreference('background', chosen);
}

/**
 * Takes over the background stored with an account, which wins over the cookie, unless another was chosen
 * here after `mark` (`toldSoFar`), when the account was asked.
 */
export function applyAccountBackground(
  preferences: { readonly background?: unknown } | undefined,
  mark = Number.POSITIVE_INFINITY,
): void {
  const background = backgroundIn(preferences?.background);
  if (background && background !== chosen && isChangedSince('background', mark)) set(background);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The chosen background. */
export const useBackground = (): Background => useSyncExternalStore(subscribe, () => chosen);
