import type { Context } from '../event.ts';
import { lead, removeSeats } from '../membership.ts';
import type { UserId } from '../person.ts';
import { settle } from '../quorum.ts';
import { generator } from '../random.ts';
import { isSame } from '../same.ts';
import { isPresent, presentSeats, seatOf } from '../seats.ts';
import type { Game, Seat } from '../state.ts';
import {
  gameOf,
  isInLobby,
  isRunning,
  type Outcome,
  personOf,
  refuse,
  say,
  show,
  type Turn,
  withEffect,
  withStaying,
} from '../turn.ts';
import type { CommandOf } from './command-of.ts';

/** The leader starts a game from the lobby or after Game Over; once it runs, starting again changes nothing (decision 4). */
export const startGame = (turn: Turn, seat: Seat, { now }: Context): Outcome => {
  const { state } = turn;
  if (seat.user !== state.leader) return refuse('notLeader');
  if (isRunning(state.stage)) return turn;
  if (presentSeats(state).length < 2) return refuse('tooFewPlayers');
  const random = generator(state.random);
  const gamesStarted = state.gamesStarted + 1;
  const suffix = Math.floor(random.next() * 36 ** 6).toString(36);
  const id = `${state.code}-${gamesStarted}-${suffix}`;
  const game = {
    id,
    createdAt: now,
    roster: state.seats.map(personOf),
    usedThemes: [],
    themesAvailable: null,
    records: [],
    sittingOut: [],
    anonymousVotes: state.rules.anonymousVotes,
  };
  const started = show(turn, 'gameStarted', {
    gamesStarted,
    random: random.state(),
    stage: { phase: 'readying', game, ready: [] },
  });
  return say(started, seat, 'started the game');
};

/** Out of the room, in any phase. */
export const leaveLobby = (turn: Turn, seat: Seat, context: Context): Outcome =>
  withEffect(removeSeats(turn, [seat.user], 'left the lobby', context), {
    type: 'disconnect',
    user: seat.user,
    reason: 'left',
  });

/** The leader removes somebody else for good (decision 26). */
export const kickPlayer = (
  turn: Turn,
  seat: Seat,
  { player }: CommandOf<'kickPlayer'>,
  context: Context,
): Outcome => {
  const { state } = turn;
  if (seat.user !== state.leader) return refuse('notLeader');
  if (player === seat.user || !seatOf(state, player)) return refuse('unknownPlayer');
  const barred = { ...turn, state: { ...state, barred: [...state.barred, player] } };
  const removed = removeSeats(barred, [player], 'was removed from the lobby', context);
  return withEffect(removed, { type: 'disconnect', user: player, reason: 'kicked' });
};

/** The leader passes the lead on to somebody who is there. */
export const makeLeader = (turn: Turn, seat: Seat, { player }: CommandOf<'makeLeader'>): Outcome => {
  const { state } = turn;
  if (seat.user !== state.leader) return refuse('notLeader');
  const successor = seatOf(state, player);
  if (!successor || !isPresent(successor)) return refuse('unknownPlayer');
  return player === seat.user ? turn : lead(turn, successor);
};

/** The leader changes capacity (never below the number seated), visibility (decision 24) or the rules (room/rules.ts says from when on). */
export const updateSettings = (
  turn: Turn,
  seat: Seat,
  command: CommandOf<'updateSettings'>,
  context: Context,
): Outcome => {
  const { state } = turn;
  if (seat.user !== state.leader) return refuse('notLeader');
  const { capacity = state.capacity, isPublic = state.isPublic } = command;
  if (capacity < state.seats.length) return refuse('belowPresent');
  const rules = { ...state.rules, ...command.rules };
  if (capacity === state.capacity && isPublic === state.isPublic && isSame(rules, state.rules)) return turn;
  return settle(show(turn, 'updateLobby', { capacity, isPublic, rules }), context);
};

const isPlayer = ({ roster }: Game, user: UserId): boolean => roster.some((player) => player.user === user);

/**
 * Back from Game Over to the lobby, each for themselves: the first one opens it and asks the others, who stay at the results
 * until they follow or the next game starts. Who did not play that game has no results to stay at. Once there, nothing more
 * happens.
 */
export const playAgain = (turn: Turn, seat: Seat, { gameId }: CommandOf<'playAgain'>): Outcome => {
  const { stage, seats } = turn.state;
  if (isInLobby(stage, seat.user)) return turn;
  if (gameOf(stage)?.id !== gameId) return refuse('staleGame');
  if (stage.phase !== 'finished') return refuse('wrongPhase');
  const players = seats.map(({ user }) => user).filter((user) => isPlayer(stage.game, user));
  const { by = seat, staying = players } = stage.again ?? {};
  const others = staying.filter((user) => user !== seat.user);
  return say(
    show(turn, 'playAgain', { stage: withStaying(stage, by, others) }),
    seat,
    'is up for another game',
  );
};
