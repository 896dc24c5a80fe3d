import type { Timings } from '../../limits.ts';
import { nextDeadline } from '../deadlines.ts';
import { applyEvent } from './apply.ts';
import { decideCommand, replied } from './commands.ts';
import type { Decision, Host, HostContext, Input, Subscriber } from './host.ts';
import { matchPresence } from './presence.ts';
import { serveRequest } from './requests.ts';
import { loseRoom, release } from './without-room.ts';

/**
 * Returns the room after an input, and what follows from it. Pure; never throws and does not modify its arguments. Nothing
 * may leave the room before the new host is stored: then `deliver` makes the messages.
 */
export const decide = <S extends Subscriber>(
  host: Host,
  input: Input<S>,
  context: HostContext<S>,
): Decision<S> => {
  switch (input.type) {
    case 'command':
      return decideCommand(host, input, context);
    case 'refused':
      return replied(input, { host, effects: [], error: input.error });
    case 'request':
      return replied(input, serveRequest(host, input, context));
    case 'opened': {
      const { subscriber } = input;
      const { host: after, effects } = appear(host, subscriber, context);
      return { host: after, effects: [...effects, { type: 'snapshot', subscriber, question: null }] };
    }
    case 'connectionsChanged':
      return matchPresence(host, context, input.lastHeartbeats);
    case 'missed':
      return { host, effects: [{ type: 'snapshot', subscriber: input.subscriber, question: null }] };
    case 'themes':
      return applyEvent(host, input.loaded, context);
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

/** A connection of a user makes its player present. */
const appear = <S extends Subscriber>(host: Host, subscriber: S, context: HostContext<S>): Decision<S> =>
  subscriber.kind === 'user'
    ? applyEvent(host, { type: 'connected', user: subscriber.user }, context)
    : { host, effects: [] };

/** Returns the time of the next automatic change, epoch ms; null if there is none. */
export const dueAt = ({ room }: Host, timings: Timings): number | null => {
  if (room.kind === 'open') return nextDeadline(room.state, timings);
  return room.kind === 'lost' && room.lost.record.members.length > 0 ? room.lost.until : null;
};

const passDue = <S extends Subscriber>(host: Host, context: HostContext<S>): Decision<S> => {
  const due = dueAt(host, context.timings);
  if (due === null || due > context.now) return { host, effects: [] };
  return host.room.kind === 'lost'
    ? release(host, host.room.lost.record.members)
    : applyEvent(host, { type: 'deadline' }, context);
};
