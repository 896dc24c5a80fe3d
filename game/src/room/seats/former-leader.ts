import type { UserId } from '../../model/person.ts';
import type { Context } from '../state/event.ts';
import { seatOf } from '../state/seats.ts';
import { type Transition, visibleChange } from '../state/transition.ts';
import { mayLead } from './guests.ts';

/*
 * A player who lost the lead by absence and comes back while the seat is kept can take it back: until `leadReturn` after
 * the return, or until the present leader passes the lead on purpose.
 */

/** Returns the transition in which the user, who is back, can take the lost lead back. */
export const offerLead = (transition: Transition, user: UserId, { now, timings }: Context): Transition => {
  const { formerLeader } = transition.state;
  if (formerLeader?.user !== user || formerLeader.until !== null) return transition;
  const seat = seatOf(transition.state, user);
  if (!seat || !mayLead(transition.state, seat)) return transition;
  return visibleChange(transition, transition.announce ?? 'updateLobby', {
    formerLeader: { user, until: now + timings.leadReturn },
  });
};

/** Returns the transition without an offer that has ended. */
export const withoutOldOffer = (transition: Transition, { now }: Pick<Context, 'now'>): Transition => {
  const until = transition.state.formerLeader?.until ?? null;
  if (until === null || now < until) return transition;
  return visibleChange(transition, transition.announce ?? 'updateLobby', { formerLeader: null });
};
