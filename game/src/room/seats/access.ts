import { limits } from '../../limits.ts';
import type { EntryStatus, Source, UserId } from '../../model/person.ts';
import type { AccessView } from '../../protocol/view.ts';
import type { Context, Joiner } from '../state/event.ts';
import { isSame } from '../state/same.ts';
import type { EntryRequest, RemovedPlayer, RoomState, Seat } from '../state/state.ts';
import {
  hiddenChange,
  type Outcome,
  personOf,
  reject,
  type Transition,
  transitionOf,
  visibleChange,
} from '../state/transition.ts';

/*
 * Who may join after the leader has removed a player: the player not, and a new guest of the same network if the leader
 * agrees (docs/decisions/removed-players.md).
 */

/** Returns true if the leader has removed this user. */
export const isRemovedUser = ({ removed }: Pick<RoomState, 'removed'>, user: UserId): boolean =>
  removed.some((player) => player.user === user);

/** Returns true if the leader has removed a player who joined with this browser. */
export const isRemovedBrowser = (
  { removed }: Pick<RoomState, 'removed'>,
  source: Source | undefined,
): boolean => {
  const browser = source?.browser ?? null;
  return (
    browser !== null && removed.some(({ sources }) => sources.some((known) => known.browser === browser))
  );
};

/** Returns the removed player who joined from this address last; undefined if there is none. */
const removedAt = ({ removed }: Pick<RoomState, 'removed'>, address: string): RemovedPlayer | undefined =>
  removed.findLast(({ sources }) => sources.some((source) => source.address === address));

const isOf = (request: EntryRequest, user: UserId | null, { browser }: Source): boolean =>
  request.user === user || (browser !== null && request.source.browser === browser);

/** Returns true if a guest joins from the network of a removed player, and the leader has not let the browser in. */
export const needsConsent = (state: RoomState, { person, source }: Joiner): boolean => {
  if (!source || !removedAt(state, source.address)) return false;
  return !state.entryRequests.some(
    (request) => request.status === 'allowed' && isOf(request, person.user, source),
  );
};

/**
 * Asks the leader whether a guest who needs consent may join. Does nothing if the leader is being asked already. Rejects if the
 * leader has refused this browser, and above the limits.
 */
export const askLeader = (state: RoomState, { person, source }: Joiner, { now }: Context): Outcome => {
  const removed = source && removedAt(state, source.address);
  if (!removed) return transitionOf(state);
  const { entryRequests } = state;
  const known = entryRequests.find((request) => isOf(request, person.user, source));
  if (known?.status === 'asked') return transitionOf(state);
  if (known?.status === 'refused') return reject('notLetIn');
  const { open, perAddress } = limits.guests.requests;
  const recent = entryRequests.filter(
    ({ source: { address }, status, askedAt }) =>
      address === source.address && status !== 'allowed' && askedAt > now - limits.guests.requestWindow,
  );
  if (openRequests(state).length >= open || recent.length >= perAddress) return reject('tooManyAsking');
  const request: EntryRequest = {
    ...personOf(person),
    source,
    removed: removed.user,
    askedAt: now,
    status: 'asked',
  };
  const others = entryRequests.filter((other) => other !== known);
  return visibleChange(transitionOf(state), 'updateLobby', { entryRequests: kept([...others, request]) });
};

/** Returns the latest requests, and of the older ones those that wait for an answer. */
const kept = (requests: EntryRequest[]): EntryRequest[] =>
  requests.filter(
    ({ status }, at) => status === 'asked' || at >= requests.length - limits.guests.requests.kept,
  );

/** Returns the requests that wait for the leader's answer. A closed room has none. */
export const openRequests = ({ seats, entryRequests }: RoomState): EntryRequest[] =>
  seats.length === 0 ? [] : entryRequests.filter(({ status }) => status === 'asked');

/** Returns the state of the question about this browser; undefined if the leader was not asked. */
export const entryStatusOf = (
  { entryRequests }: Pick<RoomState, 'entryRequests'>,
  source: Source | undefined,
): EntryStatus | undefined => source && entryRequests.find((request) => isOf(request, null, source))?.status;

/** Closes the requests that the leader has not answered in time. */
export const expireRequests = (transition: Transition, { now, timings }: Context): Transition => {
  const due = openRequests(transition.state).filter(({ askedAt }) => now >= askedAt + timings.entryRequest);
  if (due.length === 0) return transition;
  const entryRequests = transition.state.entryRequests.map((request) =>
    due.includes(request) ? { ...request, status: 'unanswered' as const } : request,
  );
  return visibleChange(transition, 'updateLobby', { entryRequests });
};

/** Stores the leader's answer about a guest. Rejects if there is no question about the guest. */
export const withAnswer = (transition: Transition, guest: UserId, status: 'allowed' | 'refused'): Outcome => {
  const { state } = transition;
  const request = state.entryRequests.find(({ user }) => user === guest);
  if (!request) return reject('playerNotFound');
  if (request.status === status) return transition;
  const entryRequests = state.entryRequests.map((other) =>
    other === request ? { ...other, status } : other,
  );
  const change = { entryRequests };
  const isVisible = !isSame(
    accessView(state, state.leader),
    accessView({ ...state, ...change }, state.leader),
  );
  return isVisible ? visibleChange(transition, 'updateLobby', change) : hiddenChange(transition, change);
};

/**
 * Returns the state after the leader has removed the player of this seat. Other guests who play on the same network are not
 * new: if they lose their seats, they join again without a question.
 */
export const withRemovedPlayer = (state: RoomState, seat: Seat, { now }: Context): RoomState => {
  const { source, user } = seat;
  const entry = { ...personOf(seat), sources: source ? [source] : [] };
  const removed = [...state.removed.filter((other) => other.user !== user), entry].slice(
    -limits.removedPlayers,
  );
  const others = state.entryRequests.filter((request) => !source || !isOf(request, user, source));
  const neighbours = state.seats.flatMap((other): EntryRequest[] =>
    other !== seat && other.isGuest && other.source && other.source.address === source?.address
      ? [{ ...personOf(other), source: other.source, removed: user, askedAt: now, status: 'allowed' }]
      : [],
  );
  const known = others.filter(
    (request) => !neighbours.some((other) => isOf(request, other.user, other.source)),
  );
  return { ...state, removed, entryRequests: requestsAt(removed, kept([...known, ...neighbours])) };
};

/**
 * Returns the change that lets a removed player join again: nothing about the player is kept. Guests whose network is then
 * that of no removed player need no consent any more, whatever the answer was.
 */
export const letPlayerBackIn = (
  state: RoomState,
  player: UserId,
): Pick<RoomState, 'removed' | 'entryRequests'> => {
  const removed = state.removed.filter(({ user }) => user !== player);
  return { removed, entryRequests: requestsAt(removed, state.entryRequests) };
};

/** Returns the requests from the networks of these removed players. */
const requestsAt = (removed: RemovedPlayer[], requests: EntryRequest[]): EntryRequest[] =>
  requests.flatMap((request) => {
    const other = removedAt({ removed }, request.source.address);
    return other ? [{ ...request, removed: other.user }] : [];
  });

/** Returns what a member sees of who may join: null unless the member leads. */
export const accessView = (
  { leader, removed, entryRequests }: Pick<RoomState, 'leader' | 'removed' | 'entryRequests'>,
  user: UserId,
): AccessView | null => {
  if (user !== leader) return null;
  const nameOf = (player: UserId) => removed.find((other) => other.user === player)?.username ?? '';
  return {
    requests: entryRequests
      .filter(({ status }) => status === 'asked')
      .map((request) => ({ ...personOf(request), network: nameOf(request.removed) })),
    refused: entryRequests.filter(({ status }) => status === 'refused').map(personOf),
    removed: removed.map(personOf).reverse(),
  };
};

/** Returns why a person has no seat after an accepted request for one; null if the person has one. */
export const unseatedReason = ({ seats }: RoomState, user: UserId): 'leaderAsked' | null =>
  seats.some((seat) => seat.user === user) ? null : 'leaderAsked';
