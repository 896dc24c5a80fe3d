import type { Timings } from '../../limits.ts';
import { nextDeadline } from '../deadlines.ts';
import { applyEvent } from './apply.ts';
import { answered, decideCommand } from './commands.ts';
import type { Decision, Host, HostContext, Input, Viewer } from './host.ts';
import { matchPresence } from './presence.ts';
import { serveRequest } from './requests.ts';
import { loseRoom, release } from './without-room.ts';

/**
 * Returns the room after an input, and what follows from it. Pure; never throws and does not modify its arguments. Nothing
 * may leave the room before the new host is stored: then `deliver` makes the messages.
 */
export const decide = <V extends Viewer>(
  host: Host,
  input: Input<V>,
  context: HostContext<V>,
): Decision<V> => {
  switch (input.type) {
    case 'command':
      return decideCommand(host, input, context);
    case 'refused':
      return answered(input, { host, effects: [], error: input.error });
    case 'request':
      return answered(input, serveRequest(host, input, context));
    case 'event':
      return answered(input, applyEvent(host, input.event, context));
    case 'opened': {
      const { viewer } = input;
      const { host: after, effects } = applyEvent(host, { type: 'connected', user: viewer.user }, context);
      return { host: after, effects: [...effects, { type: 'snapshot', viewer, question: null }] };
    }
    case 'viewersChanged':
      return matchPresence(host, context, input.lastHeartbeats);
    case 'missed':
      return { host, effects: [{ type: 'snapshot', viewer: input.viewer, question: null }] };
    case 'due':
      return passDue(host, context);
    case 'lost':
      return loseRoom(host, input.lost, context);
    case 'informed':
      return release(host, [input.user]);
    default:
      return input satisfies never;
  }
};

/** Returns the time of the next automatic change, epoch ms; null if there is none. */
export const dueAt = ({ room }: Host, timings: Timings): number | null => {
  if (room.kind === 'open') return nextDeadline(room.state, timings);
  return room.kind === 'lost' && room.lost.record.members.length > 0 ? room.lost.until : null;
};

const passDue = <V extends Viewer>(host: Host, context: HostContext<V>): Decision<V> => {
  const due = dueAt(host, context.timings);
  if (due === null || due > context.now) return { host, effects: [] };
  return host.room.kind === 'lost'
    ? release(host, host.room.lost.record.members)
    : applyEvent(host, { type: 'deadline' }, context);
};
