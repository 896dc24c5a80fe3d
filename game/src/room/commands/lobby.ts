import { guestsRuleFor } from '../../model/default-rules.ts';
import { generator } from '../../model/random.ts';
import { choosingStage } from '../choosing/choice.ts';
import { removeSeats, setLeader } from '../membership/membership.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import { letPlayerBackIn, withAnswer, withRemovedPlayer } from '../seats/access.ts';
import { mayLead } from '../seats/guests.ts';
import type { CommandOf, Context } from '../state/event.ts';
import { isSame } from '../state/same.ts';
import { isPresent, presentSeats, seatOf } from '../state/seats.ts';
import type { Seat } from '../state/state.ts';
import {
  gameOf,
  hiddenChange,
  isInLobby,
  isPlayerOf,
  isRunning,
  type Outcome,
  personOf,
  reject,
  type Transition,
  visibleChange,
  withChatAction,
  withEffect,
  withStaying,
} from '../state/transition.ts';

/**
 * The leader starts a game from the lobby or after Game Over. While a game runs, the command does nothing.
 */
export const startGame = (transition: Transition, seat: Seat, { now, timings }: Context): Outcome => {
  const { state } = transition;
  if (seat.user !== state.leader) return reject('notLeader');
  if (isRunning(state.stage)) return transition;
  if (presentSeats(state).length < 2) return reject('tooFewPlayers');
  const random = generator(state.random);
  const gamesStarted = state.gamesStarted + 1;
  const suffix = Math.floor(random.next() * 36 ** 6).toString(36);
  const id = `${state.code}-${gamesStarted}-${suffix}`;
  const game = {
    id,
    createdAt: now,
    players: state.seats.map(personOf),
    usedThemes: [],
    themesAvailable: null,
    records: [],
    sittingOut: [],
    notReady: [],
    unsent: [],
    anonymousVotes: state.rules.anonymousVotes,
    winnerRule: state.rules.winner,
  };
  const started = visibleChange(transition, 'gameStarted', {
    gamesStarted,
    random: random.state(),
    // All themes of the lobby can be chosen in this game, so all of its players see them.
    seats: state.seats.map((each) =>
      each.newcomer ? { ...each, newcomer: { ...each.newcomer, hiddenThemes: [] } } : each,
    ),
    stage: { phase: 'readyCheck', game, ready: [], startableAt: now + timings.readyCheckPatience },
  });
  return withChatAction(started, seat, 'started the game');
};

/** Removes the sender from the room, in any phase. */
export const leave = (transition: Transition, seat: Seat, context: Context): Outcome =>
  withEffect(removeSeats(transition, [seat.user], 'left the lobby', context), {
    type: 'disconnect',
    user: seat.user,
    reason: 'left',
  });

/** The leader removes another player, who cannot rejoin until the leader allows it. */
export const kickPlayer = (
  transition: Transition,
  seat: Seat,
  { player }: CommandOf<'kickPlayer'>,
  context: Context,
): Outcome => {
  const { state } = transition;
  if (seat.user !== state.leader) return reject('notLeader');
  const kicked = seatOf(state, player);
  if (player === seat.user || !kicked) return reject('playerNotFound');
  const recorded = { ...transition, state: withRemovedPlayer(state, kicked, context) };
  const removed = removeSeats(recorded, [player], 'was removed from the lobby', context);
  return withEffect(removed, { type: 'disconnect', user: player, reason: 'kicked' });
};

/** The leader lets a removed player join again. Does nothing if the player may join already. */
export const letBackIn = (
  transition: Transition,
  seat: Seat,
  { player }: CommandOf<'letBackIn'>,
): Outcome => {
  const { state } = transition;
  if (seat.user !== state.leader) return reject('notLeader');
  const removed = state.removed.find(({ user }) => user === player);
  if (!removed) return transition;
  const changed = visibleChange(transition, 'updateLobby', letPlayerBackIn(state, player));
  return withChatAction(changed, removed, 'may join again');
};

/** The leader answers whether a guest may join. A later answer replaces an earlier one. */
export const answerEntry = (
  transition: Transition,
  seat: Seat,
  { guest, letIn }: CommandOf<'answerEntry'>,
): Outcome => {
  if (seat.user !== transition.state.leader) return reject('notLeader');
  return withAnswer(transition, guest, letIn ? 'allowed' : 'refused');
};

/**
 * The leader makes a connected player the leader; a guest only if no account has a seat. A lead that is passed on purpose
 * cannot be taken back.
 */
export const makeLeader = (
  transition: Transition,
  seat: Seat,
  { player }: CommandOf<'makeLeader'>,
): Outcome => {
  const { state } = transition;
  if (seat.user !== state.leader) return reject('notLeader');
  const successor = seatOf(state, player);
  if (!successor || !isPresent(successor)) return reject('playerNotFound');
  if (!mayLead(state, successor)) return reject('guestCannotLead');
  if (player === seat.user) return transition;
  return setLeader(hiddenChange(transition, { formerLeader: null }), successor);
};

/** The sender, who lost the lead by absence, leads again. Accepted if the sender leads already. */
export const takeLeadBack = (transition: Transition, seat: Seat): Outcome => {
  const { state } = transition;
  if (seat.user === state.leader) return transition;
  if (state.formerLeader?.user !== seat.user) return reject('leadKept');
  if (!mayLead(state, seat)) return reject('guestCannotLead');
  return withChatAction(
    visibleChange(transition, 'updateLobby', { leader: seat.user, formerLeader: null }),
    seat,
    'took the lead back',
  );
};

/**
 * The leader changes capacity (at least the number of seats), visibility or the rules (model/room-rules.ts
 * says when each change applies).
 */
export const updateSettings = (
  transition: Transition,
  seat: Seat,
  command: CommandOf<'updateSettings'>,
  context: Context,
): Outcome => {
  const { state } = transition;
  if (seat.user !== state.leader) return reject('notLeader');
  const { capacity = state.capacity, isPublic = state.isPublic } = command;
  if (capacity < state.seats.length) return reject('capacityTooSmall');
  if (isPublic && !state.isPublic && seat.isGuest) return reject('accountsOnly');
  const isMoved = isPublic !== state.isPublic;
  const moved = isMoved ? { guestsMayJoin: guestsRuleFor(isPublic, state.rules.guestsMayJoin) } : {};
  const rules = { ...state.rules, ...moved, ...command.rules };
  if (capacity === state.capacity && isPublic === state.isPublic && isSame(rules, state.rules))
    return transition;
  const changed = visibleChange(transition, 'updateLobby', { capacity, isPublic, rules });
  const isOtherChoice = rules.whoChooses !== state.rules.whoChooses;
  return advanceIfReady(isOtherChoice ? withNewChoice(changed, context) : changed, context);
};

/** Starts the choice of a theme anew, by the changed rule. A vote that is over stays. */
const withNewChoice = (transition: Transition, context: Context): Transition => {
  const { state } = transition;
  const { stage } = state;
  if (stage.phase !== 'choosing' || stage.choice.kind === 'decided') return transition;
  return hiddenChange(transition, { stage: choosingStage(state, stage.game, context) });
};

/**
 * Moves the sender from Game Over back to the lobby. The first player opens the lobby and invites the
 * others, who stay at the results until they follow or the next game starts. A member who did not play that
 * game is already in the lobby. Idempotent.
 */
export const playAgain = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'playAgain'>,
): Outcome => {
  const { stage, seats } = transition.state;
  if (isInLobby(stage, seat.user)) return transition;
  if (gameOf(stage)?.id !== gameId) return reject('staleGame');
  if (stage.phase !== 'finished') return reject('wrongPhase');
  const players = seats.map(({ user }) => user).filter((user) => isPlayerOf(stage.game, user));
  const { by = seat, staying = players } = stage.again ?? {};
  const others = staying.filter((user) => user !== seat.user);
  return withChatAction(
    visibleChange(transition, 'playAgain', { stage: withStaying(stage, by, others) }),
    seat,
    'is up for another game',
  );
};
