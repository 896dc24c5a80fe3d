import type { UserId } from '../../model/person.ts';
import type { ViewPatch } from '../../protocol/server.ts';
import type { RoomView } from '../../protocol/view.ts';
import { accessView } from '../seats/access.ts';
import { isSame } from '../state/same.ts';
import { seatOf } from '../state/seats.ts';
import type { PlayingStage, RoomState, Seat, Stage } from '../state/state.ts';
import {
  customThemesView,
  entryView,
  gameView,
  seatsView,
  settingsView,
  stageOf,
  stageView,
  unsentView,
  viewFor,
} from './view-for.ts';
import type { Viewpoint } from './viewpoint.ts';

/**
 * Returns a function for the patch of one viewpoint: the parts of the view that differ between two states of a room, each as
 * a whole. It returns null for a user without a seat, and the whole view for a new member. Parts that are the same for
 * all are computed once. Two members who get an equal part mostly get the same object.
 */
export const patchesBetween = (
  before: RoomState,
  after: RoomState,
): ((viewpoint: Viewpoint) => ViewPatch | null) => {
  const shared = sharedPatch(before, after);
  const gameOf = remember(gameView);
  const stageOfAll = remember((stage: Stage) => stageView(stage, null));

  const gamePatch = (was: Stage, is: Stage): ViewPatch =>
    was === is || isSame(gameOf(was), gameOf(is)) ? {} : { game: gameOf(is) };

  const stagePatch = (was: Stage, is: Stage, user: UserId | null): ViewPatch => {
    if (was === is) return {};
    if (was.phase === 'playing' && is.phase === 'playing' && isSameRound(was, is))
      return user === null ? {} : entryPatch(was, is, user);
    if (is.phase === 'playing') return { stage: stageView(is, user) };
    return was.phase === is.phase && isSame(stageOfAll(was), stageOfAll(is)) ? {} : { stage: stageOfAll(is) };
  };

  const patchFor = (user: UserId): ViewPatch | null => {
    const [oldSeat, seat] = [seatOf(before, user), seatOf(after, user)];
    if (!seat) return null;
    if (!oldSeat) return viewFor(after, user);
    const [was, is] = [stageOf(before, user), stageOf(after, user)];
    return {
      ...shared,
      ...customThemesPatch(before, after, oldSeat, seat),
      ...gamePatch(was, is),
      ...unsentPatch(was, is, user),
      ...stagePatch(was, is, user),
      ...accessPatch(before, after, user),
    };
  };

  const spectatorPatch = (): ViewPatch => ({
    ...shared,
    ...gamePatch(before.stage, after.stage),
    ...stagePatch(before.stage, after.stage, null),
  });

  return (viewpoint) => {
    switch (viewpoint.kind) {
      case 'user':
        return patchFor(viewpoint.user);
      case 'spectator':
        return spectatorPatch();
      default:
        return viewpoint satisfies never;
    }
  };
};

const unsentPatch = (was: Stage, is: Stage, user: UserId): ViewPatch => {
  const unsent = unsentView(is, user);
  return isSame(unsentView(was, user), unsent) ? {} : { unsent };
};

/** Computes each value once. */
const remember = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};

const sharedPatch = (before: RoomState, after: RoomState): ViewPatch => {
  const [oldRoom, room] = [settingsView(before), settingsView(after)];
  const haveSeatsChanged = before.seats !== after.seats || before.stage !== after.stage;
  const seats = haveSeatsChanged ? seatsView(after) : null;
  return {
    ...(isSame(oldRoom, room) ? {} : { room }),
    ...(before.waitsUntil === after.waitsUntil ? {} : { waitsUntil: after.waitsUntil }),
    ...(before.pause === after.pause ? {} : { pause: after.pause }),
    ...(seats === null || isSame(seatsView(before), seats) ? {} : { seats }),
  };
};

const customThemesPatch = (before: RoomState, after: RoomState, oldSeat: Seat, seat: Seat): ViewPatch => {
  if (before.customThemes === after.customThemes && oldSeat.newcomer === seat.newcomer) return {};
  const customThemes = customThemesView(after, seat);
  return isSame(customThemesView(before, oldSeat), customThemes) ? {} : { customThemes };
};

const accessPatch = (before: RoomState, after: RoomState, user: UserId): ViewPatch => {
  const { leader, removed, entryRequests } = before;
  if (leader === after.leader && removed === after.removed && entryRequests === after.entryRequests)
    return {};
  const access = accessView(after, user);
  return isSame(accessView(before, user), access) ? {} : { access };
};

/** Returns true if all members see the same of both rounds, except for their own entries. */
const isSameRound = ({ round: was }: PlayingStage, { round: is }: PlayingStage): boolean =>
  was.board === is.board &&
  was.game === is.game &&
  was.startedAt === is.startedAt &&
  was.answersDueAt === is.answersDueAt &&
  was.guessesDueAt === is.guessesDueAt &&
  isSame(was.closedBy, is.closedBy) &&
  was.clockStartedAt === is.clockStartedAt;

const entryPatch = (was: PlayingStage, is: PlayingStage, user: UserId): ViewPatch => {
  const [oldEntry, yours] = [entryView(was, user), entryView(is, user)];
  return isSame(oldEntry, yours) ? {} : { yours };
};

/** Returns the view after the patch is applied. */
export const applyPatch = (view: RoomView, { yours, ...fields }: ViewPatch): RoomView => {
  const patched = { ...view, ...fields };
  return yours === undefined || patched.stage.phase !== 'playing'
    ? patched
    : { ...patched, stage: { ...patched.stage, yours } };
};
