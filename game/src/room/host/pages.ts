import type { UserId } from '../../model/person.ts';
import type { Page } from '../../protocol/client.ts';
import { isInLobby } from '../state/transition.ts';
import { type Host, type HostEffect, ofUsers, type Subscriber } from './host.ts';

/**
 * Returns the users who view another page than the running or just finished game that they are in, in the order of the
 * seats: all of their active connections show another page. Empty without a game.
 */
export const usersElsewhere = (room: Host['room'], subscribers: readonly Subscriber[]): UserId[] => {
  if (room.kind !== 'open' || room.state.stage.phase === 'lobby') return [];
  const active = ofUsers(subscribers).filter(({ isTimedOut }) => !isTimedOut);
  if (!active.some(({ isElsewhere }) => isElsewhere)) return [];
  const { seats, stage } = room.state;
  const usersOf = (isElsewhere: boolean) =>
    new Set(active.filter((subscriber) => subscriber.isElsewhere === isElsewhere).map(({ user }) => user));
  const [elsewhere, atGame] = [usersOf(true), usersOf(false)];
  return seats
    .map(({ user }) => user)
    .filter((user) => elsewhere.has(user) && !atGame.has(user) && !isInLobby(stage, user));
};

type ShownPage<S extends Subscriber> = { readonly subscriber: S; readonly page: Page };

/** Returns the subscriber as it is when its client shows this page. */
export const showing = <S extends Subscriber>(subscriber: S, page: Page): S =>
  subscriber.kind === 'user' ? { ...subscriber, isElsewhere: page === 'other' } : subscriber;

/** Returns the subscribers as they are when their clients show these pages. */
export const withPages = <S extends Subscriber>(
  subscribers: readonly S[],
  pages: readonly ShownPage<S>[],
): readonly S[] => {
  if (pages.length === 0) return subscribers;
  const shown = new Map(pages.map(({ subscriber, page }) => [subscriber.id, page]));
  return subscribers.map((subscriber) => {
    const page = shown.get(subscriber.id);
    return page === undefined ? subscriber : showing(subscriber, page);
  });
};

/**
 * Returns the pages that clients show after these effects, if they showed another one before. The page of a client counts only
 * while its user is in a game: in the lobby it is the game again.
 */
export const pagesAfter = <S extends Subscriber>(
  room: Host['room'],
  subscribers: readonly S[],
  effects: readonly HostEffect<S>[],
): ShownPage<S>[] => {
  const reported = new Map(
    effects.flatMap((effect) =>
      effect.type === 'showPage' ? [[effect.subscriber.id, effect.page] as const] : [],
    ),
  );
  return ofUsers(subscribers).flatMap((subscriber): ShownPage<S>[] => {
    const before = subscriber.isElsewhere ? 'other' : 'game';
    const isAtLobby = room.kind !== 'open' || isInLobby(room.state.stage, subscriber.user);
    const page = isAtLobby ? 'game' : (reported.get(subscriber.id) ?? before);
    return page === before ? [] : [{ subscriber, page }];
  });
};
