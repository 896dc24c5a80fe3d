import type { AppUpdates } from '../../shared/platform/contract.ts';
import { type MembershipSource, offerOutsideGames } from './offer-outside-games.ts';

/** Offers new versions of the desktop app, but never during a game. */
export function offerAppUpdates(updates: AppUpdates, membership: MembershipSource): void {
  updates.follow((update) => {
    const text =
      update === 'ready' ? 'A new version of Tallyho is ready.' : 'There is a new version of Tallyho.';
    const label = update === 'ready' ? 'Restart to update' : 'Download';
    offerOutsideGames(membership, text, { label, onSelect: () => updates.take(), isLasting: true });
  });
}
