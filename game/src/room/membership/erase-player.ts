import { deletedName } from '../../people/moderation.ts';
import { textsOf, withoutTexts } from '../records/without-texts.ts';
import type { Context, RoomEvent } from '../state/event.ts';
import { seatOf } from '../state/seats.ts';
import type { RoomState } from '../state/state.ts';
import { personOf, type Transition, transitionOf, visibleChange, withEffect } from '../state/transition.ts';
import { withPlayer } from '../state/with-player.ts';
import { removeSeats } from './membership.ts';

/**
 * Removes everything that the room has about a deleted account. The seat is given up as by leaving. The answers of the game stay,
 * under the alias and the name of a deleted player, but texts that the account wrote in a round are gone; custom themes of the account leave the list. The leader's refusals stay
 * without the name, because they hold for the browser. The version increases in any case, because the chat can change.
 */
export const erasePlayer = (
  state: RoomState,
  { user, alias }: Extract<RoomEvent, { type: 'erased' }>,
  context: Context,
): Transition => {
  const seat = seatOf(state, user);
  const person = { user: alias, username: deletedName, avatar: seat?.avatar ?? 1 };
  const left = removeSeats(transitionOf(state), [user], 'left the lobby', context);
  const { customThemes, formerLeader, stage, leader, pause, turns } = left.state;
  const erased = visibleChange(left, left.announce ?? 'updateLobby', {
    leader: leader === user ? alias : leader,
    formerLeader: formerLeader?.user === user ? null : formerLeader,
    customThemes: customThemes.filter(({ author }) => author.user !== user),
    pause: withPlayer(pause, user, person),
    turns: turns.filter((other) => other !== user),
    stage: withPlayer(withoutTexts(stage, textsOf(state.stage, user)), user, person),
    removed: left.state.removed.map((player) =>
      player.user === user ? { ...player, ...personOf(person) } : player,
    ),
    entryRequests: left.state.entryRequests
      .filter((request) => request.user !== user || request.status === 'refused')
      .map((request) => ({
        ...request,
        ...(request.user === user && personOf(person)),
        removed: request.removed === user ? alias : request.removed,
      })),
  });
  const renamed = withEffect(erased, { type: 'changeSender', user, person, isErased: true });
  return seat ? withEffect(renamed, { type: 'disconnect', user, reason: 'sessionEnded' }) : renamed;
};
