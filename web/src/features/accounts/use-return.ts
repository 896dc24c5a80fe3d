import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../../ui/toast.ts';
import { useRefreshAccount } from './account-api.ts';
import { confirmErrorText, linkErrorText } from './provider-errors.ts';
import { providerNamed } from './providers.ts';
import { forgetWish, readWish, type Wish } from './wish.ts';

const reports = ['linked', 'confirmed', 'error', 'provider', 'purpose'];

/**
 * What somebody brings back from a provider to /user (spec section 8): says it, clears the address, and answers what they
 * were about to do when they left to prove who they are.
 */
export function useReturnFromProvider(): Wish | null {
  const [query, setQuery] = useSearchParams();
  const refresh = useRefreshAccount();
  const [wish] = useState(readWish);
  const [resumed] = useState(() => (query.has('confirmed') && !query.has('error') ? wish : null));

  // Only the very next visit goes on with it.
  useEffect(forgetWish, []);

  useEffect(() => {
    if (!reports.some((name) => query.has(name))) return;
    const linked = providerNamed(query.get('linked'));
    const isProof = wish !== null || query.get('purpose') === 'confirm';
    const failure = isProof ? confirmErrorText(query) : linkErrorText(query);
    if (failure) showToast(failure, 'bad');
    else if (linked) showToast(`Successfully linked ${linked.name} account!`, 'good');
    if (linked) void refresh();
    const rest = new URLSearchParams(query);
    for (const name of reports) rest.delete(name);
    setQuery(rest, { replace: true });
  }, [query, setQuery, wish, refresh]);

  return resumed;
}
