import { limits } from '../../limits.ts';
import type { UserId } from '../../model/person.ts';
import type { RoomState, Seat, SeatPresence } from './state.ts';

export const seatOf = (state: RoomState, user: UserId): Seat | undefined =>
  state.seats.find((seat) => seat.user === user);

/**
 * Returns the presence that other players see. A socket that was lost a moment ago is still shown as `here`.
 */
export const shownPresence = ({ status }: SeatPresence): 'here' | 'away' | 'absent' =>
  status === 'lost' ? 'here' : status;

/** Returns true if the seat is in the quorum: its player is not absent. */
export const isPresent = (seat: Seat): boolean => seat.presence.status !== 'absent';

/** Returns true if the member sees this custom theme, and so may remove it: see `newcomer` of a seat. */
export const isShownTo = ({ newcomer }: Seat, customTheme: string): boolean =>
  !newcomer?.hiddenThemes.includes(customTheme);

export const presentSeats = (state: RoomState): Seat[] => state.seats.filter(isPresent);

/** Returns the lowest of the eight colors that is free. */
export const freeColor = (seats: Seat[]): number => {
  const taken = new Set(seats.map(({ color }) => color));
  return Array.from({ length: limits.capacity.max }, (_, color) => color).find((c) => !taken.has(c)) ?? 0;
};

/**
 * Returns the member who leads after `leader`: the next in join order, cyclic, for whom `may` returns true.
 * Undefined if there is none.
 */
export const nextInOrder = <Place extends { readonly user: UserId }>(
  seats: readonly Place[],
  leader: UserId,
  may: (seat: Place) => boolean,
): Place | undefined => {
  const place = seats.findIndex(({ user }) => user === leader);
  return [...seats.slice(place + 1), ...seats.slice(0, Math.max(place, 0))].find(may);
};
