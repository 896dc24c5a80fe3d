import type { PersonCard } from '@tallyho/game/people/person-card';
import { useSyncExternalStore } from 'react';

/** The open parts of the friends panel, on any page. */
export interface PeoplePanelState {
  /** The drawer with friends and requests. */
  readonly friendsOpen: boolean;
  /** The conversation on top, and the friend it belongs to. */
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
/** Opens the conversation with a friend above the current page and replaces another open one. */
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
