import type { UserId } from '@tallyho/game/model/person';
import type { RoomView, SeatView } from '@tallyho/game/protocol/view';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '../../shared/store/store.ts';
import { type Membership, type MembershipHandle, MembershipStore } from './membership.ts';
import type { Room, RoomSnapshot } from './room.ts';

const MembershipContext = createContext<MembershipHandle | null>(null);

interface MembershipProviderProps {
  /** The logged-in user; null: no user; undefined: not known yet. */
  readonly user: UserId | null | undefined;
  /** For tests, the gallery and test mode. */
  readonly store?: MembershipHandle;
  readonly children: ReactNode;
}

/** Keeps the user's seat across pages. Render it once, above the routes. */
export function MembershipProvider({ user, store, children }: MembershipProviderProps) {
  const [membership] = useState(() => store ?? new MembershipStore());
  useEffect(() => {
    if (user !== undefined) membership.identify(user);
  }, [membership, user]);
  return <MembershipContext value={membership}>{children}</MembershipContext>;
}

/** Returns the membership store: enter, leave, restore. */
export function useMembershipStore(): MembershipHandle {
  const store = use(MembershipContext);
  if (!store) throw new Error('No MembershipProvider above');
  return store;
}

/** Returns the user's lobby membership. */
export function useMembership(): Membership {
  return useStore(useMembershipStore());
}

const RoomContext = createContext<{ readonly room: Room; readonly you: UserId } | null>(null);

/** Provides a room to its children. */
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
/** The viewer's user id. */
export const useCurrentPlayer = (): UserId => useRoomContext().you;

/**
 * Returns part of a room that does not come from a provider. `select` must return a value from the snapshot, not a
 * new object.
 */
export function useSnapshotOf<Part>(room: Room, select: (snapshot: RoomSnapshot) => Part): Part {
  return useSyncExternalStore(room.subscribe, () => select(room.getSnapshot()));
}

export const useSnapshot = <Part,>(select: (snapshot: RoomSnapshot) => Part): Part =>
  useSnapshotOf(useRoom(), select);

/** Returns part of the view. Use it only below a component that has checked that a view exists. */
export const useView = <Part,>(select: (view: RoomView) => Part): Part =>
  useSnapshot(({ view }) => {
    if (!view) throw new Error('The room has not been received yet');
    return select(view);
  });

/** Returns the seated players in join order. */
export const useSeats = (): readonly SeatView[] => useView(({ seats }) => seats);

/** Returns the names of the players whom the game waits for while it waits: those who have lost the connection. */
export function useMissingPlayers(): string[] {
  return useSeats()
    .filter(({ presence, notReady }) => presence === 'absent' && !notReady)
    .map(({ username }) => username);
}

/** Returns true if the viewer is the leader of the lobby. */
export function useIsLeader(): boolean {
  const you = useCurrentPlayer();
  return useView(({ room }) => room.leader === you);
}
