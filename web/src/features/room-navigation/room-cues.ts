import type { UserId } from '@tallyho/game/model/person';
import type { RoomView } from '@tallyho/game/protocol/view';
import type { Cue } from '../../entities/feedback/cues.ts';
import { playCue } from '../../entities/feedback/play-cue.ts';
import type { Room, RoomSnapshot } from '../../entities/room/room.ts';
import { nudgeText } from '../../entities/room/room-texts.ts';

/** Time left from which the answer timer ticks, in milliseconds. */
const lastSeconds = 10_000;
/** A timer that fires up to this many milliseconds early still counts for its second. */
const slack = 50;

/** Returns the cue for a change of the view, from the perspective of `you`; null if there is none. */
function cueFor(before: RoomView, after: RoomView, you: UserId): Cue | null {
  const [was, is] = [before.stage.phase, after.stage.phase];
  const isYours = (view: RoomView) => view.stage.phase === 'choosing' && view.room.leader === you;
  if (is === 'playing' && was !== 'playing') return 'round';
  if ((is === 'readyCheck' && was !== 'readyCheck') || (isYours(after) && !isYours(before))) return 'turn';
  const others = (view: RoomView) => view.seats.filter(({ user }) => user !== you).map(({ user }) => user);
  const [usersBefore, usersAfter] = [others(before), others(after)];
  if (usersAfter.some((user) => !usersBefore.includes(user))) return 'join';
  return usersBefore.some((user) => !usersAfter.includes(user)) ? 'leave' : null;
}

/**
 * Returns when the viewer's time to answer is up, epoch ms on the server's clock; null without a timer, after sending, and in a
 * step that is shorter than the last seconds.
 */
const dueFor = ({ stage }: RoomView): number | null => {
  if (stage.phase !== 'playing' || !stage.yours || stage.yours.state === 'sent') return null;
  const { answersDueAt, clockStartedAt, closedBy } = stage;
  const isShort = (answersDueAt ?? 0) - (clockStartedAt ?? 0) < lastSeconds;
  return isShort && !closedBy ? null : answersDueAt;
};

/**
 * Plays the cues of a room for the user `you`. `onNudged` is called with a text and the leader when the leader nudges the user.
 * Returns a function that unsubscribes.
 */
export function subscribeRoomCues(
  room: Room,
  you: UserId,
  onNudged: (text: string, by: UserId) => void,
): () => void {
  let { view } = room.getSnapshot();
  let nudges = room.getSnapshot().nudge?.count ?? 0;
  let due: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleTick(): void {
    clearTimeout(timer);
    if (due === null || view?.pause) return;
    const left = due - Date.now() - room.getSnapshot().clockOffset;
    const past = left > lastSeconds ? left - lastSeconds : left % 1000;
    const wait = past < slack ? past + 1000 : past;
    if (wait >= left) return;
    timer = setTimeout(() => {
      playCue('tick');
      scheduleTick();
    }, wait);
  }

  function onNudge({ by, count }: NonNullable<RoomSnapshot['nudge']>): void {
    nudges = count;
    if (by === you) return;
    playCue('nudge');
    onNudged(nudgeText(view, by), by);
  }

  function onChange(): void {
    const snapshot = room.getSnapshot();
    const before = view;
    view = snapshot.view;
    if (snapshot.nudge && snapshot.nudge.count !== nudges) onNudge(snapshot.nudge);
    if (!view || view === before) return;
    // Changes during a lost connection trigger no cue.
    const cue = before && snapshot.lastEvent ? cueFor(before, view, you) : null;
    if (cue) playCue(cue);
    if (dueFor(view) === due && view.pause === before?.pause) return;
    due = dueFor(view);
    scheduleTick();
  }

  if (view) due = dueFor(view);
  scheduleTick();
  const unsubscribe = room.subscribe(onChange);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
