import type { PersonCard } from '@tallyho/game/people/person-card';
import { useSyncExternalStore } from 'react';

/** What of the friends' corner is open, on any page. */
export interface PeoplePanelState {
  /** The drawer with friends and requests. */
  readonly friendsOpen: boolean;
  /** The conversation on top, and what it is with. */
  readonly conversation: PersonCard | null;
}

let dock: PeoplePanelState = { friendsOpen: false, conversation: null };
const listeners = new Set<() => void>();

function set(change: Partial<PeoplePanelState>): void {
  dock = { ...dock, ...change };
  for (const listener of listeners) listener();
}

export const openFriends = (): void => set({ friendsOpen: true });
export const closeFriends = (): void => set({ friendsOpen: false });
/** Opens the conversation with a friend over whatever is on the screen, in place of another one. */
export const openConversation = (friend: PersonCard): void =>
  set({ conversation: friend, friendsOpen: false });
export const closeConversation = (): void => set({ conversation: null });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const readPeoplePanel = (): PeoplePanelState => dock;
export const usePeoplePanel = (): PeoplePanelState => useSyncExternalStore(subscribe, readPeoplePanel);
