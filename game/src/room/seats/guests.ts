import { limits } from '../../limits.ts';
import type { UserId } from '../../model/person.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { Joiner } from '../state/event.ts';
import { nextInOrder } from '../state/seats.ts';
import type { RoomState, Seat } from '../state/state.ts';
import { isRemovedBrowser } from './access.ts';

/**
 * Returns the code with which the room refuses a guest; null if only the rules for all players apply. `isReturning`: the
 * guest has played in the running game.
 */
export const refuseGuest = (
  state: RoomState,
  { source, from }: Pick<Joiner, 'source' | 'from'>,
  isReturning: boolean,
): RejectCode | null => {
  const { guestsMayJoin } = state.rules;
  if (isRemovedBrowser(state, source)) return 'banned';
  if (isReturning) return null;
  if (guestsMayJoin === 'off') return 'guestsNotAllowed';
  if (from === 'list' && guestsMayJoin === 'link') return 'guestsNeedLink';
  return source && seatsLeftFor(state, source.address) <= 0 ? 'tooManyGuests' : null;
};

/**
 * Returns how many more guests of this address the lobby accepts. Without limit if an account in the lobby has the address:
 * then the guests are at that player's home.
 */
const seatsLeftFor = ({ seats, capacity }: RoomState, address: string): number => {
  const sharing = seats.filter(({ source }) => source?.address === address);
  if (sharing.some(({ isGuest }) => !isGuest)) return capacity;
  return Math.max(1, Math.floor(capacity * limits.guests.lobbyShare)) - sharing.length;
};

/** Returns true if the player of the seat may lead: a guest only if no account has a seat. */
export const mayLead = ({ seats }: Pick<RoomState, 'seats'>, { isGuest }: Seat): boolean =>
  !isGuest || seats.every((other) => other.isGuest);

/**
 * Returns the player who leads after `leader`: the next account in join order for which `may` returns true, then the next such
 * guest. Undefined if there is neither.
 */
export const successorOf = (
  seats: readonly Seat[],
  leader: UserId,
  may: (seat: Seat) => boolean,
): Seat | undefined =>
  nextInOrder(seats, leader, (seat) => !seat.isGuest && may(seat)) ?? nextInOrder(seats, leader, may);
