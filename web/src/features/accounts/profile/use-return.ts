import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { clearPendingAction, type PendingAction, readPendingAction } from '../providers/pending-action.ts';
import { confirmErrorText, linkErrorText } from '../providers/provider-errors.ts';
import { providerNamed } from '../providers/providers.ts';
import { useRefreshAccount } from './account-api.ts';

const reports = ['linked', 'added', 'confirmed', 'error', 'provider', 'purpose'];

/**
 * Handles the return from a provider to /user: shows the result, clears the address (of a failure when its message is gone), and
 * returns the action that the user started before they confirmed their identity.
 */
export function useReturnFromProvider(): PendingAction | null {
  const [query, setQuery] = useSearchParams();
  const refresh = useRefreshAccount();
  const [pendingAction] = useState(readPendingAction);
  const [resumed] = useState(() => (query.has('confirmed') && !query.has('error') ? pendingAction : null));

  // Only the next visit continues the action.
  useEffect(clearPendingAction, []);

  useEffect(() => {
    if (!reports.some((name) => query.has(name))) return;
    const linked = providerNamed(query.get('linked'));
    const isProof = pendingAction !== null || query.get('purpose') === 'confirm';
    const failure = isProof ? confirmErrorText(query) : linkErrorText(query);
    if (failure) showToast(failure, 'bad');
    else if (linked) showToast(`Successfully linked ${linked.name} account!`, 'good');
    if (query.get('added') === 'passkey') showToast('Your passkey is added.', 'good');
    if (linked || query.has('added')) void refresh();
    const clearAddress = () => {
      const rest = new URLSearchParams(query);
      for (const name of reports) rest.delete(name);
      setQuery(rest, { replace: true });
    };
    if (!failure) {
      clearAddress();
      return;
    }
    // A page that is loaded again while the failure is shown must still find it.
    const timer = setTimeout(clearAddress, screenTimings.toast);
    return () => clearTimeout(timer);
  }, [query, setQuery, pendingAction, refresh]);

  return resumed;
}
