import type { AppUpdates } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';

/** What a player does whose page is too old for the rooms. */
interface NewVersion {
  /** What happened, and what to do. */
  readonly text: string;
  readonly label: string;
  readonly take: () => void;
}

async function updateApp(updates: AppUpdates): Promise<void> {
  showToast('Looking for the new version ...');
  if (await updates.check()) updates.take();
  else showToast('There is no newer app yet. Try again in a few minutes.', 'bad');
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
