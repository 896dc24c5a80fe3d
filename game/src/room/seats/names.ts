import { numberedName } from '../../accounts/display-name.ts';
import { nameSkeleton } from '../../accounts/lookalikes.ts';
import { renamedText } from '../../chat/chat.ts';
import type { Person } from '../../model/person.ts';
import { normalizedName } from '../../text.ts';
import type { Seat } from '../state/state.ts';
import { personOf, type Transition, visibleChange, withChatAction, withEffect } from '../state/transition.ts';
import { withPlayer } from '../state/with-player.ts';

/*
 * The names in a lobby are unique, and no name looks like another one. Accounts keep their usernames; guests get a number.
 */

/** The first free number is at most one more than the number of other players, so any limit above that is never reached. */
const maxNumber = 99;

/**
 * Returns the name that a guest gets who wants `wanted`: with a number if another player's name is the same, or if another
 * guest's name looks the same. Null if it is another spelling of an account's name. `others`: all seats except the guest's own.
 */
export const nameForGuest = (others: readonly Seat[], wanted: string): string | null => {
  const alike = others.filter(({ username }) => nameSkeleton(username) === nameSkeleton(wanted));
  const imitates = ({ isGuest, username }: Seat) =>
    !isGuest && normalizedName(username) !== normalizedName(wanted);
  if (alike.some(imitates)) return null;
  return alike.length === 0 ? wanted : freeNumber(others, wanted);
};

const freeNumber = (others: readonly Seat[], name: string): string => {
  const taken = new Set(others.map(({ username }) => nameSkeleton(username)));
  let number = 2;
  while (number < maxNumber && taken.has(nameSkeleton(numberedName(name, number)))) number++;
  return numberedName(name, number);
};

/**
 * Gives the player of a seat another name or picture. A new name is shown everywhere at once: in the chat, on the board and in the
 * answers of the game. Answers that were already sent keep an old picture.
 */
export const withProfile = (transition: Transition, seat: Seat, profile: Seat): Transition => {
  const { seats, stage, customThemes } = transition.state;
  const person = personOf(profile);
  const changed = seats.map((other) => (other.user === seat.user ? profile : other));
  if (seat.username === profile.username) return visibleChange(transition, 'updateLobby', { seats: changed });
  const renamed = visibleChange(transition, 'updateLobby', {
    seats: changed,
    stage: withPlayer(stage, seat.user, person),
    customThemes: withPlayer(customThemes, seat.user, person),
  });
  const said = withEffect(withChatAction(renamed, seat, renamedText(profile.username)), {
    type: 'changeSender',
    user: seat.user,
    person,
  });
  // The stored record of a finished game has the old name.
  const isSaved = stage.phase !== 'finished' || said.effects.some(({ type }) => type === 'saveGame');
  return isSaved ? said : withEffect(said, { type: 'saveGame' });
};

/** Gives guests a number whose names look like that of an account, which has just come. */
export const withNumberedGuests = (transition: Transition, account: Person): Transition => {
  const looks = nameSkeleton(account.username);
  return transition.state.seats
    .filter(
      ({ isGuest, user, username }) => isGuest && user !== account.user && nameSkeleton(username) === looks,
    )
    .reduce((before, seat) => {
      const others = before.state.seats.filter(({ user }) => user !== seat.user);
      return withProfile(before, seat, { ...seat, username: freeNumber(others, seat.username) });
    }, transition);
};
