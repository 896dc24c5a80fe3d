import type { UserId } from '@tallyho/game/model/person';
import { createStore } from '../../../shared/store/store.ts';
import type { Membership, MembershipHandle } from '../membership.ts';
import { openRoom } from '../room-store.ts';
import type { LocalRoom } from './local-room.ts';

const nothing = () => undefined;

/** Returns a viewer's membership in a local room. Neither the API nor the browser's storage is used. */
export function localMembership(local: LocalRoom, viewer: UserId): MembershipHandle {
  const room = openRoom(local.code, local.wiringFor(viewer));
  const store = createStore<Membership>({ status: 'member', room });
  function clear() {
    room.close();
    store.set({ status: 'none', ended: null });
  }
  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    identify: nothing,
    resume: async () => undefined,
    restore: async () => undefined,
    enter: async () => undefined,
    leave: async () => {
      local.act(viewer, { type: 'leaveLobby' });
      clear();
    },
    clear,
  };
}
