import type { UserId } from '@tallyho/game/model/person';
import type { RoomView } from '@tallyho/game/protocol/view';
import type { Cue } from '../../entities/feedback/cues.ts';
import { playCue } from '../../entities/feedback/play-cue.ts';
import { nudgeText } from '../../entities/room/nudge-text.ts';
import type { Room, RoomSnapshot } from '../../entities/room/room.ts';

/** From here on the answer timer is heard, in milliseconds left. */
const lastSeconds = 10_000;
/** A tick that comes this much too early, in milliseconds, is still the one of its second. */
const slack = 50;

/** What `you` should notice of a change that is not your own doing; null if nothing. */
function cueFor(before: RoomView, after: RoomView, you: UserId): Cue | null {
  const [was, is] = [before.stage.phase, after.stage.phase];
  const isYours = (view: RoomView) => view.stage.phase === 'choosing' && view.room.leader === you;
  if (is === 'playing' && was !== 'playing') return 'round';
  if ((is === 'readyCheck' && was !== 'readyCheck') || (isYours(after) && !isYours(before))) return 'turn';
  const others = (view: RoomView) => view.seats.filter(({ user }) => user !== you).map(({ user }) => user);
  const [there, here] = [others(before), others(after)];
  if (here.some((user) => !there.includes(user))) return 'join';
  return there.some((user) => !here.includes(user)) ? 'leave' : null;
}

/** When the viewer's time to answer is up, epoch ms on the server's clock; null if nobody waits for them. */
const dueFor = ({ stage }: RoomView): number | null =>
  stage.phase === 'playing' && stage.yours && stage.yours.code < 2 ? stage.answersDueAt : null;

/**
 * Makes a room heard and felt, wherever in the site one is, until the returned function is called. `onNudged` gets the words
 * when the leader waits for the viewer.
 */
export function subscribeRoomCues(room: Room, you: UserId, onNudged: (text: string) => void): () => void {
  let { view } = room.getSnapshot();
  let nudges = room.getSnapshot().nudge?.count ?? 0;
  let due: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tickOn(): void {
    clearTimeout(timer);
    if (due === null) return;
    const left = due - Date.now() - room.getSnapshot().clockOffset;
    const past = left > lastSeconds ? left - lastSeconds : left % 1000;
    const wait = past < slack ? past + 1000 : past;
    if (wait >= left) return;
    timer = setTimeout(() => {
      playCue('tick');
      tickOn();
    }, wait);
  }

  function onNudge({ by, count }: NonNullable<RoomSnapshot['nudge']>): void {
    nudges = count;
    if (by === you) return;
    playCue('nudge');
    onNudged(nudgeText(view, by));
  }

  function onChange(): void {
    const snapshot = room.getSnapshot();
    const before = view;
    view = snapshot.view;
    if (snapshot.nudge && snapshot.nudge.count !== nudges) onNudge(snapshot.nudge);
    if (!view || view === before) return;
    // What happened while the connection was broken is no news any more.
    const cue = before && snapshot.lastEvent ? cueFor(before, view, you) : null;
    if (cue) playCue(cue);
    if (dueFor(view) === due) return;
    due = dueFor(view);
    tickOn();
  }

  if (view) due = dueFor(view);
  tickOn();
  const stop = room.subscribe(onChange);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
