import { emptyChat } from '../chat/chat.ts';
import type { UserId } from '../model/person.ts';
import type { CommandInput as ClientInput } from '../protocol/client.ts';
import type { ServerMessage } from '../protocol/server.ts';
import { decide } from '../room/host/decide.ts';
import { type Delivery, deliver } from '../room/host/deliver.ts';
import type { Host, HostCommandInput, HostContext, HostEffect, Input, Viewer } from '../room/host/host.ts';
import type { RoomState } from '../room/state/state.ts';
import { at } from './rooms.ts';

/** Returns the host of a room in this state, without chat lines. */
export const hostOf = (state: RoomState): Host => ({
  room: { kind: 'open', state, chat: emptyChat },
  nudgedAt: null,
  elsewhere: null,
});

/** Returns an open connection of a user; its id is the user's. */
export const viewer = (user: UserId, fields: Partial<Viewer> = {}): Viewer => ({
  kind: 'admitted',
  id: user,
  user,
  isTimedOut: false,
  isElsewhere: false,
  ...fields,
});

/** Returns one connection of each member. */
export const viewersOf = ({ seats }: RoomState): Viewer[] => seats.map(({ user }) => viewer(user));

/** Returns a command from the connection of a member. */
export const sentBy = (user: UserId, command: ClientInput, id: string): HostCommandInput<Viewer> => ({
  type: 'command',
  user,
  from: viewer(user),
  command: { id, ...command },
});

/** Returns the context of a step at `now` (epoch ms). No text is profane but "profane". */
export const hostAt = (viewers: readonly Viewer[], now = 0): HostContext<Viewer> => ({
  ...at(now),
  viewers,
  isProfane: (...texts) => texts.includes('profane'),
});

/** Handles inputs in one commit. */
export const commit = (
  before: Host,
  inputs: readonly Input<Viewer>[],
  context: HostContext<Viewer>,
): Delivery<Viewer> & { effects: readonly HostEffect<Viewer>[] } => {
  let host = before;
  const effects: HostEffect<Viewer>[] = [];
  for (const input of inputs) {
    const decision = decide(host, input, context);
    host = decision.host;
    effects.push(...decision.effects);
  }
  return { ...deliver({ before, host, effects }, context), effects };
};

/** Returns the messages that a user gets with a commit, in order. */
export const messagesTo = (user: UserId, { changes, messages }: Delivery<Viewer>): ServerMessage[] =>
  [
    ...changes.flatMap((change) => (change.viewer.user === user ? change.messages : [])),
    ...messages.flatMap((sent) => (sent.viewer.user === user ? [sent.message] : [])),
  ].map((text) => JSON.parse(text));
