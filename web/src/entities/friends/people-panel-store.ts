import type { Person } from '@tallyho/game/model/person';
import { createStore, useStore } from '../../shared/store/store.ts';

/** The open parts of the friends panel, on any page. */
export interface PeoplePanelState {
  /** The drawer with friends and requests. */
  readonly friendsOpen: boolean;
  /** The conversation on top, and the friend it belongs to. */
  readonly conversation: Person | null;
  /** Whose conversation fills the place that a page has for one while no other is open. */
  readonly offered: Person | null;
}

const panel = createStore<PeoplePanelState>({ friendsOpen: false, conversation: null, offered: null });
const set = (change: Partial<PeoplePanelState>): void => panel.set({ ...panel.getSnapshot(), ...change });

export const openFriends = (): void => set({ friendsOpen: true });
export const closeFriends = (): void => set({ friendsOpen: false });
/** Opens the conversation with a friend above the current page and replaces another open one. */
export const openConversation = (friend: Person): void => set({ conversation: friend, friendsOpen: false });
export const closeConversation = (): void => set({ conversation: null });
export const offerConversation = (friend: Person | null): void => set({ offered: friend });

export const readPeoplePanel = panel.getSnapshot;
export const usePeoplePanel = (): PeoplePanelState => useStore(panel);
