import { defaultTimings, limits } from '../limits.ts';
import type { UserId } from '../model/person.ts';
import { nextDeadline } from '../room/deadlines.ts';
import type { Context, Effect, Reduction, RoomEvent } from '../room/event.ts';
import { applyPatch, patchBetween } from '../room/patch.ts';
import { createLobbyRecord } from '../room/records.ts';
import { reduce } from '../room/reduce.ts';
import { presentSeats } from '../room/seats.ts';
import type { RoomState } from '../room/state.ts';
import { gameOf, isRunning } from '../room/transition.ts';
import { viewFor } from '../room/view-for.ts';
import { checkDeal, checkRecords, checkRound } from './round-checks.ts';
import { rule, same } from './rule.ts';

const frozen = new WeakSet<object>();
/** Freezes a value through and through, so that a later change of it throws; and refuses what JSON would not give back. */
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

/** What is true of a room at rest, whatever happened before. Throws otherwise. */
export const checkState = (state: RoomState): void => {
  freezeJson(state);
  const users = state.seats.map(({ user }) => user);
  const { stage } = state;
  rule(new Set(users).size === users.length, 'nobody has two seats');
  rule(new Set(state.seats.map(({ colour }) => colour)).size === users.length, 'colours are unique');
  rule(users.length <= state.capacity && state.capacity <= limits.capacity.max, 'nobody is beyond capacity');
  rule(users.length === 0 || users.includes(state.leader), 'the leader is seated');
  rule(!users.some((user) => state.barred.includes(user)), 'nobody barred is seated');
  rule(
    state.done.every(({ user, ids }) => users.includes(user) && ids.length <= limits.rememberedCommands),
    'only members’ last commands are remembered',
  );
  if (isRunning(stage)) rule(presentSeats(state).length >= 2, 'a game runs with two present or more');
  if (isRunning(stage))
    rule(
      users.every((user) => stage.game.roster.filter((other) => other.user === user).length === 1),
      'who is seated while a game runs is one of its players',
    );
  const names = state.ownThemes.map(({ name }) => name.toLowerCase());
  rule(new Set(names).size === names.length, 'no two themes of the lobby have one name');
  rule(names.length <= limits.ownThemes.perLobby, 'a lobby has only so many themes of its own');
  if (stage.phase === 'readying')
    rule(
      stage.ready.every((user) => users.includes(user)),
      'only members are ready',
    );
  if (stage.phase === 'readying')
    rule(
      presentSeats(state).some(({ user }) => !stage.ready.includes(user)),
      'a ready instance starts',
    );
  checkRound(state);
  checkRecords(state);
};

/** What is true of every single step of a room. Throws otherwise. */
export const checkEvent = (
  before: RoomState,
  event: RoomEvent,
  context: Context,
  outcome: Reduction,
): void => {
  rule(same(reduce(before, event, context), outcome), 'the same event makes the same of the same room');
  if ('reject' in outcome) return;
  const { state, effects } = outcome;
  checkEffects(before, state, effects);
  checkSeats(before, state, event, context);
  checkWire(before, state, event);
  checkDeal(before, state, context);
  checkGame(before, state);
  if (event.type === 'deadline') {
    const due = nextDeadline(state, defaultTimings);
    rule(due === null || due > context.now, 'a deadline that was dealt with does not come again');
  }
  if (event.type === 'command' && state.seats.some(({ user }) => user === event.user)) {
    const again = reduce(state, event, context);
    rule(!('reject' in again) && again.state === state, 'a repeated command changes nothing');
    rule(!('reject' in again) && again.effects.length === 0, 'a repeated command has no effects');
  }
};

/** What a game keeps from its start to its end. */
const checkGame = (before: RoomState, state: RoomState): void => {
  const [old, now] = [gameOf(before.stage), gameOf(state.stage)];
  if (!old || !now || old.id !== now.id) return;
  rule(old.anonymousVotes === now.anonymousVotes, 'whether votes are anonymous is fixed when a game starts');
  rule(same(now.records.slice(0, old.records.length), old.records), 'a finished round stays as it was');
  rule(same(now.usedThemes.slice(0, old.usedThemes.length), old.usedThemes), 'a used theme stays used');
};

const checkEffects = (before: RoomState, state: RoomState, effects: Effect[]): void => {
  const count = (type: Effect['type']) => effects.filter((effect) => effect.type === type).length;
  const rise = state.version - before.version;
  rule(rise === 0 || rise === 1, 'the version never skips');
  rule(count('announce') === rise, 'every version is announced once');
  rule(rise === 1 || effects.length === 0, 'nothing happens that nobody is told of');
  const ended = before.stage.phase !== 'finished' && state.stage.phase === 'finished';
  rule(count('saveGame') === (ended ? 1 : 0), 'a game is saved exactly when it ends');
  const index = (room: RoomState) => ({
    ...createLobbyRecord(room),
    rev: 0,
    phase: isRunning(room.stage) ? 'running' : room.stage.phase,
  });
  rule(
    count('saveLobby') === (same(index(before), index(state)) ? 0 : 1),
    'the index is saved when it changes',
  );
};

const checkSeats = (before: RoomState, state: RoomState, event: RoomEvent, { now }: Context): void => {
  const isSeated = (room: RoomState, user: UserId) => room.seats.some((seat) => seat.user === user);
  for (const { user, colour, presence } of before.seats) {
    const after = state.seats.find((seat) => seat.user === user);
    if (after) {
      rule(after.colour === colour, 'a colour is kept with the seat');
      continue;
    }
    const left =
      event.type === 'command' &&
      ((event.command.type === 'leaveLobby' && event.user === user) ||
        (event.command.type === 'kickPlayer' && event.command.player === user));
    const removed = event.type === 'removed' && event.user === user;
    const given =
      event.type === 'deadline' &&
      presence.status !== 'here' &&
      now >= presence.since + defaultTimings.seatGracePeriod;
    rule(
      left || removed || given,
      `${user} loses the seat only by leaving, a kick, the account’s end, or two minutes of absence`,
    );
  }
  for (const { user } of state.seats)
    rule(
      isSeated(before, user) || (event.type === 'joined' && event.person.user === user),
      'a seat comes from joining',
    );
};

const checkWire = (before: RoomState, state: RoomState, event: RoomEvent): void => {
  let changed = before.seats.length !== state.seats.length;
  for (const { user } of state.seats) {
    const [old, fresh] = [viewFor(before, user), viewFor(state, user)];
    if (!old || !fresh) continue;
    const patch = patchBetween(old, fresh);
    rule(same(applyPatch(old, patch), fresh), 'a view and its patch make the next view');
    const drafted = event.type === 'command' && event.command.type === 'saveDraft' && event.user === user;
    if (Object.keys(patch).length > 0 && !drafted) changed = true;
  }
  rule(changed === state.version > before.version, 'the version rises exactly when somebody sees a change');
};
