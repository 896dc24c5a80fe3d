import { limits } from '../limits.ts';
import type { UserId } from '../model/person.ts';
import type { RoomState, Seat } from './state.ts';

export const seatOf = (state: RoomState, user: UserId): Seat | undefined =>
  state.seats.find((seat) => seat.user === user);

/** In the quorum: everybody but who has been without a socket for too long. */
export const isPresent = (seat: Seat): boolean => seat.presence.status !== 'absent';

export const presentSeats = (state: RoomState): Seat[] => state.seats.filter(isPresent);

/** The lowest of the eight colours that nobody has. */
export const freeColour = (seats: Seat[]): number => {
  const taken = new Set(seats.map(({ colour }) => colour));
  return Array.from({ length: limits.capacity.max }, (_, colour) => colour).find((c) => !taken.has(c)) ?? 0;
};

/** Who leads after `leader`: the next in join order, going round, of those that `may`; undefined if there is none. */
export const nextInOrder = <Place extends { readonly user: UserId }>(
  seats: readonly Place[],
  leader: UserId,
  may: (seat: Place) => boolean,
): Place | undefined => {
  const place = seats.findIndex(({ user }) => user === leader);
  return [...seats.slice(place + 1), ...seats.slice(0, Math.max(place, 0))].find(may);
};
