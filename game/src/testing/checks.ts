import { nameSkeleton } from '../accounts/lookalikes.ts';
import { defaultTimings, limits } from '../limits.ts';
import type { UserId } from '../model/person.ts';
import { playingSeats } from '../room/clock/waiting.ts';
import { nextDeadline } from '../room/deadlines.ts';
import { createLobbyRecord } from '../room/records/records.ts';
import { reduce } from '../room/reduce.ts';
import { isRemovedUser, openRequests } from '../room/seats/access.ts';
import type { Context, Effect, Reduction, RoomEvent } from '../room/state/event.ts';
import { isPresent } from '../room/state/seats.ts';
import type { ChoosingStage, RoomState } from '../room/state/state.ts';
import { gameOf, isRunning } from '../room/state/transition.ts';
import { applyPatch, patchesBetween } from '../room/views/patch.ts';
import { viewFor } from '../room/views/view-for.ts';
import { checkDeal, checkRecords, checkRound } from './round-checks.ts';
import { rule, same } from './rule.ts';
import { checkViewersWithoutSeat } from './spectator-checks.ts';

const frozen = new WeakSet<object>();
/** Freezes a value deeply, so that later changes throw. Throws if JSON cannot represent the value. */
const freezeJson = (value: unknown): void => {
  if (typeof value === 'number')
    rule(Number.isFinite(value) && !Object.is(value, -0), 'numbers survive JSON');
  if (typeof value !== 'object' || value === null) {
    rule(['string', 'number', 'boolean', 'object'].includes(typeof value), 'everything survives JSON');
    return;
  }
  if (frozen.has(value)) return;
  frozen.add(Object.freeze(value));
  const prototype: unknown = Object.getPrototypeOf(value);
  rule(prototype === Object.prototype || Array.isArray(value), 'everything is a plain object or a list');
  for (const part of Object.values(value)) freezeJson(part);
};

/** Checks the invariants of a room between events. Throws if one is broken. */
export const checkState = (state: RoomState): void => {
  freezeJson(state);
  const users = state.seats.map(({ user }) => user);
  const { stage } = state;
  rule(new Set(users).size === users.length, 'each user has one seat');
  rule(
    state.seats.every(
      ({ isGuest, user, username }) =>
        !isGuest ||
        state.seats.every(
          (other) => other.user === user || nameSkeleton(other.username) !== nameSkeleton(username),
        ),
    ),
    'the name of a guest looks like no other name in the lobby',
  );
  rule(new Set(state.seats.map(({ color }) => color)).size === users.length, 'colors are unique');
  rule(
    users.length <= state.capacity && state.capacity <= limits.capacity.max,
    'the capacity is not exceeded',
  );
  rule(users.length === 0 || users.includes(state.leader), 'the leader has a seat');
  rule(!users.some((user) => isRemovedUser(state, user)), 'no removed user has a seat');
  const addresses = state.removed.flatMap(({ sources }) => sources.map(({ address }) => address));
  rule(
    state.entryRequests.every(({ source }) => addresses.includes(source.address)),
    'the leader is asked only about networks of removed players',
  );
  rule(openRequests(state).length <= limits.guests.requests.open, 'the number of open questions is limited');
  const { kept, open } = limits.guests.requests;
  rule(state.entryRequests.length <= kept + open, 'the number of stored questions is limited');
  rule(
    state.done.every(({ user, ids }) => users.includes(user) && ids.length <= limits.rememberedCommands),
    'only the last commands of members are stored',
  );
  const playing = playingSeats(state);
  const present = playing.filter(isPresent);
  if (isRunning(stage)) rule(playing.length >= 2, 'a game runs with two seats or more');
  rule(
    (state.waitsUntil !== null) === (isRunning(stage) && present.length < 2),
    'a game waits if and only if fewer than two of its players are present',
  );
  rule(state.pause === null || isRunning(stage), 'only a running game is paused');
  rule(
    new Set(state.turns).size === state.turns.length && !('choice' in stage && !isChoiceOf(stage, users)),
    'only players choose and vote, each once',
  );
  const { formerLeader } = state;
  rule(
    formerLeader === null || (users.includes(formerLeader.user) && formerLeader.user !== state.leader),
    'only a member who does not lead can take the lead back',
  );
  if (isRunning(stage))
    rule(
      users.every((user) => stage.game.players.filter((other) => other.user === user).length === 1),
      'every seated user is a player of the running game',
    );
  const names = state.customThemes.map(({ name }) => name.toLowerCase());
  rule(new Set(names).size === names.length, 'names of custom themes are unique');
  rule(names.length <= limits.customThemes.perLobby, 'the number of custom themes is limited');
  if (stage.phase === 'readyCheck')
    rule(
      stage.ready.every((user) => users.includes(user)),
      'only members are ready',
    );
  if (stage.phase === 'readyCheck' && state.waitsUntil === null && state.pause === null)
    rule(
      present.some(({ user }) => !stage.ready.includes(user)),
      'the game starts when all present players are ready',
    );
  checkRound(state);
  checkRecords(state);
};

const isChoiceOf = ({ choice }: ChoosingStage, users: readonly UserId[]): boolean => {
  if (choice.kind === 'turn') return users.includes(choice.user);
  if (choice.kind !== 'vote') return true;
  const voters = choice.votes.map(({ user }) => user);
  return new Set(voters).size === voters.length && voters.every((user) => users.includes(user));
};

/** Checks the invariants of a single event. Throws if one is broken. */
export const checkEvent = (
  before: RoomState,
  event: RoomEvent,
  context: Context,
  outcome: Reduction,
): void => {
  rule(same(reduce(before, event, context), outcome), 'the reducer is deterministic');
  if ('reject' in outcome) return;
  const { state, effects } = outcome;
  checkEffects(before, state, { event, effects });
  checkSeats(before, state, event, context);
  checkWire(before, state, event);
  checkViewersWithoutSeat(before, state);
  checkDeal(before, state, context);
  checkGame(before, state, event);
  if (event.type === 'deadline') {
    const due = nextDeadline(state, defaultTimings);
    rule(due === null || due > context.now, 'a handled deadline is not due again');
  }
  if (event.type === 'command' && state.seats.some(({ user }) => user === event.user)) {
    const again = reduce(state, event, context);
    rule(!('reject' in again) && again.state === state, 'a repeated command changes nothing');
    rule(!('reject' in again) && again.effects.length === 0, 'a repeated command has no effects');
  }
};

/** Checks the fields of a game that do not change. */
const checkGame = (before: RoomState, state: RoomState, event: RoomEvent): void => {
  const [old, now] = [gameOf(before.stage), gameOf(state.stage)];
  if (!old || !now || old.id !== now.id) return;
  rule(old.anonymousVotes === now.anonymousVotes, 'anonymousVotes does not change during a game');
  if (event.type === 'replaced' || event.type === 'erased')
    rule(now.records.length >= old.records.length, 'a new player and a deleted one keep all finished rounds');
  else {
    const kept = now.records.slice(0, old.records.length);
    // A guest who joins or changes the name, and an account that joins and makes a guest's name change.
    const mayRename = event.type === 'profileChanged' || event.type === 'joined';
    rule(
      mayRename ? withoutNames(kept) === withoutNames(old.records) : same(kept, old.records),
      'finished rounds do not change, except the names of players',
    );
  }
  rule(same(now.usedThemes.slice(0, old.usedThemes.length), old.usedThemes), 'a used theme stays used');
};

const withoutNames = (records: unknown): string =>
  JSON.stringify(records).replace(/"username":"[^"]*","avatar":\d/g, '');

const checkEffects = (
  before: RoomState,
  state: RoomState,
  { event, effects }: { event: RoomEvent; effects: Effect[] },
): void => {
  const count = (type: Effect['type']) => effects.filter((effect) => effect.type === type).length;
  const rise = state.version - before.version;
  rule(rise === 0 || rise === 1, 'the version increases by at most one');
  rule(count('announce') === rise, 'every version is announced exactly once');
  rule(
    rise === 1 || effects.every(({ type }) => type === 'ask'),
    'an event without an announcement has no effects, except questions to the API',
  );
  const ended = before.stage.phase !== 'finished' && state.stage.phase === 'finished';
  const mayRename = ['replaced', 'profileChanged', 'joined'].includes(event.type);
  const isContinued = mayRename && before.stage.phase === 'finished';
  rule(
    count('saveGame') === (ended ? 1 : 0) || (isContinued && count('saveGame') === 1),
    'a game is saved only when it ends, and when a player of the finished game has another account or name',
  );
  const index = (room: RoomState) => ({
    ...createLobbyRecord(room),
    rev: 0,
    phase: isRunning(room.stage) ? 'running' : room.stage.phase,
  });
  rule(
    count('saveLobby') === (same(index(before), index(state)) ? 0 : 1),
    'the lobby is saved only when its record changes',
  );
};

const checkSeats = (before: RoomState, state: RoomState, event: RoomEvent, { now }: Context): void => {
  const isSeated = (room: RoomState, user: UserId) => room.seats.some((seat) => seat.user === user);
  for (const { user, color, presence } of before.seats) {
    const after = state.seats.find((seat) => seat.user === user);
    if (after) {
      rule(after.color === color, 'the color of a seat does not change');
      continue;
    }
    const left =
      event.type === 'command' &&
      ((event.command.type === 'leaveLobby' && event.user === user) ||
        (event.command.type === 'kickPlayer' && event.command.player === user));
    const removed =
      (event.type === 'removed' || event.type === 'replaced' || event.type === 'erased') &&
      event.user === user;
    const expired =
      event.type === 'deadline' &&
      presence.status !== 'here' &&
      now >= presence.since + defaultTimings.seatGracePeriod;
    rule(
      left || removed || expired,
      `${user} loses the seat only by leaving, a kick, the end of the account, or two minutes of absence`,
    );
  }
  for (const { user } of state.seats)
    rule(
      isSeated(before, user) ||
        ((event.type === 'joined' || event.type === 'replaced') && event.person.user === user),
      'only a join or a guest who logs in adds a seat',
    );
};

const checkWire = (before: RoomState, state: RoomState, event: RoomEvent): void => {
  const patchFor = patchesBetween(before, state);
  const usersIn = ({ seats }: RoomState) => seats.map(({ user }) => user);
  let changed = !same(usersIn(before), usersIn(state));
  for (const { user } of state.seats) {
    const [old, fresh] = [viewFor(before, user), viewFor(state, user)];
    if (!old || !fresh) continue;
    const patch = patchFor({ kind: 'user', user }) ?? {};
    rule(same(applyPatch(old, patch), fresh), 'the patched view equals the next view');
    const drafted =
      event.type === 'command' &&
      (event.command.type === 'saveDraft' || event.command.type === 'setGuess') &&
      event.user === user;
    if (Object.keys(patch).length > 0 && !drafted) changed = true;
  }
  rule(
    changed === state.version > before.version || event.type === 'erased',
    'the version increases only with a visible change, and with an erased account, because its chat lines change',
  );
};
