import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textItem } from '../../../shared/storage/storage-item.ts';
import { everything, type ListView, queryOf, viewOf } from './list-view.ts';

/** The query of the last view in this tab, so that the way back from a form leads to the same list. */
const lastQuery = textItem('session', 'studio-list');

/** Returns the id of the theme that was saved on the page before; null if there is none. */
const savedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'saved' in state && typeof state.saved === 'string'
    ? state.saved
    : null;

/**
 * What the list of themes shows. It is in the address, and stays for this tab. A theme that was just saved (`saved`, its id)
 * must be found, so filters are dropped then, and only the order stays.
 */
export function useListView() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [saved] = useState(() => savedIn(state));
  const [view, setView] = useState<ListView>(() => {
    const last = viewOf(search || (lastQuery.read() ?? ''));
    return saved === null ? last : { ...everything, sort: last.sort };
  });
  const query = queryOf(view);
  useEffect(() => {
    lastQuery.write(query);
    // Without the state: after a reload the theme was not saved just now.
    navigate(`?${query}`, { replace: true });
  }, [query, navigate]);
  return {
    view,
    saved,
    change: (part: Partial<ListView>) => setView((now) => ({ ...now, ...part })),
    reset: () => setView(({ sort }) => ({ ...everything, sort })),
  };
}
