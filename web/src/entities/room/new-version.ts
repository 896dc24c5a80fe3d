import type { AppUpdate, AppUpdates, UpdateSearch } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';

/** What a player does whose page is too old for the rooms. */
interface NewVersion {
  /** What happened, and what to do. */
  readonly text: string;
  readonly label: string;
  readonly take: () => void;
}

/** What the app says if it cannot update itself. */
const noUpdateTexts: Readonly<Record<Exclude<UpdateSearch, AppUpdate>, string>> = {
  none: 'There is no newer app yet. Try again in a few minutes.',
  unreachable: 'The newer app could not be downloaded. Try again in a few minutes.',
  unlisted:
    'This app is not updated by itself. Get a newer one from where this one came from, and install it over this one. Until then you can play in a browser.',
};

async function updateApp(updates: AppUpdates): Promise<void> {
  showToast('Looking for the new version ...');
  const found = await updates.check();
  if (found === 'ready' || found === 'elsewhere') updates.take();
  else showToast(noUpdateTexts[found], 'bad');
}

/** Returns how a player goes on after an update of the rooms: the site is reloaded, the desktop app updated. */
export const newVersion = ({ updates } = platform): NewVersion =>
  updates
    ? {
        text: 'Tallyho has been updated. Update the app to go on.',
        label: 'Update the app',
        take: () => void updateApp(updates),
      }
    : {
        text: 'Tallyho has been updated. Reload the page to go on.',
        label: 'Reload',
        take: () => window.location.reload(),
      };
