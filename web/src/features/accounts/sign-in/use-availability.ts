import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api.ts';
import { useDebouncedValue } from '../../../shared/ui/controls/use-debounced-value.ts';

/** Delay after the last keystroke before the server is queried, in milliseconds. */
const pause = 400;

async function exists(field: 'username' | 'email', value: string, signal: AbortSignal): Promise<boolean> {
  try {
    const query = field === 'username' ? { username: value } : { email: value };
    return (await request('GET', '/api/user/register/check', { query, signal })).exists;
  } catch (error) {
    if (signal.aborted) throw error;
    // The registration checks again; until then a name counts as available.
    console.error('Availability check failed', error);
    return false;
  }
}

export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

/**
 * Returns the availability of a username or email address. Queries only values that are `valid`, after a pause in
 * typing.
 */
export function useAvailability(field: 'username' | 'email', typed: string, valid: boolean): Availability {
  const value = typed.trim();
  const settled = useDebouncedValue(value, pause);
  const { data } = useQuery({
    queryKey: ['exists', field, settled],
    queryFn: ({ signal }) => exists(field, settled, signal),
    enabled: valid && settled === value,
    staleTime: 30_000,
  });
  if (!valid) return 'unknown';
  if (settled !== value || data === undefined) return 'checking';
  return data ? 'taken' : 'free';
}
