import { useQuery } from '@tanstack/react-query';
import { createStore, useStore } from '../../shared/store/store.ts';
import { invitationsQuery } from './invitations-api.ts';

/** Ids of the invitations that the user has put away on this page. They stay valid, and the friends drawer lists them. */
const putAwayStore = createStore<ReadonlySet<string>>(new Set());

export const putAway = (id: string): void => putAwayStore.set(new Set([...putAwayStore.getSnapshot(), id]));

export const usePutAway = (): ReadonlySet<string> => useStore(putAwayStore);

/** Returns the number of open invitations that are put away. Sends no request. */
export function usePutAwayCount(): number {
  const ids = usePutAway();
  const { data = [] } = useQuery({ ...invitationsQuery, enabled: false });
  return data.filter(({ _id }) => ids.has(_id)).length;
}
