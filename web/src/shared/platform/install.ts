import { createStore, useStore } from '../store/store.ts';

/** Chromium's event before it offers the installation. It is not part of the DOM's types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser installs the site: by a prompt of the browser, or by the user in the share menu (Safari on iOS). */
type InstallWay = 'prompt' | 'shareMenu';

const prompt = createStore<InstallPromptEvent | null>(null);

/** Stores the browser's offer to install the site, so that a button can open it. Otherwise some browsers show a banner. */
export function catchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt.set(event as InstallPromptEvent); // the type of this event
  });
  window.addEventListener('appinstalled', () => prompt.set(null));
}

/** Returns how the user can install the site; null if that is impossible, or if the page runs in the installed app. */
export function useInstallWay(): InstallWay | null {
  const event = useStore(prompt);
  if (event) return 'prompt';
  // Only Safari on iOS has this property. It is true in the installed app.
  return 'standalone' in navigator && navigator.standalone === false ? 'shareMenu' : null;
}

/** Opens the browser's own dialog. Call it in an event handler. The browser allows it once per offer. */
export async function promptInstall(): Promise<void> {
  const event = prompt.getSnapshot();
  prompt.set(null);
  await event?.prompt();
}
