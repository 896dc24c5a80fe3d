import type { UserId } from '@tallyho/game/model/person';
import type { RoomView, SeatView } from '@tallyho/game/protocol/view';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { type Membership, MembershipStore } from './membership.ts';
import type { Room, RoomSnapshot } from './room.ts';

const MembershipContext = createContext<MembershipStore | null>(null);

interface MembershipProviderProps {
  /** Who is logged in; null: nobody; undefined: not known yet. */
  readonly user: UserId | null | undefined;
  /** For tests and the gallery. */
  readonly store?: MembershipStore;
  readonly children: ReactNode;
}

/** Keeps the person's seat across pages. Once, above the routes. */
export function MembershipProvider({ user, store, children }: MembershipProviderProps) {
  const [membership] = useState(() => store ?? new MembershipStore());
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) membership.forget();
    else void membership.restore();
  }, [membership, user]);
  return <MembershipContext value={membership}>{children}</MembershipContext>;
}

/** The seat's store: enter, leave, restore. */
export function useMembershipStore(): MembershipStore {
  const store = use(MembershipContext);
  if (!store) throw new Error('No MembershipProvider above');
  return store;
}

/** Whether the person sits in a lobby. */
export function useMembership(): Membership {
  const store = useMembershipStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

const RoomContext = createContext<{ readonly room: Room; readonly you: UserId } | null>(null);

/** Makes a room readable by what is inside. */
export function RoomProvider(props: {
  readonly room: Room;
  readonly you: UserId;
  readonly children: ReactNode;
}) {
  const { room, you } = props;
  return <RoomContext value={{ room, you }}>{props.children}</RoomContext>;
}

function useRoomContext() {
  const context = use(RoomContext);
  if (!context) throw new Error('No RoomProvider above');
  return context;
}

export const useRoom = (): Room => useRoomContext().room;
/** The viewer's own id. */
export const useCurrentPlayer = (): UserId => useRoomContext().you;

/** Part of a room that is not around in a provider. `select` must return what is in the snapshot, not a new object. */
export function useSnapshotOf<Part>(room: Room, select: (snapshot: RoomSnapshot) => Part): Part {
  return useSyncExternalStore(room.subscribe, () => select(room.getSnapshot()));
}

export const useSnapshot = <Part,>(select: (snapshot: RoomSnapshot) => Part): Part =>
  useSnapshotOf(useRoom(), select);

/** Part of the view; only below a component that has seen that there is one. */
export const useView = <Part,>(select: (view: RoomView) => Part): Part =>
  useSnapshot(({ view }) => {
    if (!view) throw new Error('The room has not been received yet');
    return select(view);
  });

/** Who sits here, in join order. */
export const useSeats = (): readonly SeatView[] => useView(({ seats }) => seats);

/** True if the viewer leads the lobby. */
export function useIsLeader(): boolean {
  const you = useCurrentPlayer();
  return useView(({ room }) => room.leader === you);
}
