import { emptyChat } from '../chat/chat.ts';
import type { UserId } from '../model/person.ts';
import type { CommandInput as ClientInput } from '../protocol/client.ts';
import type { ServerMessage } from '../protocol/server.ts';
import { decide } from '../room/host/decide.ts';
import { type Delivery, deliver } from '../room/host/deliver.ts';
import type {
  Host,
  HostCommandInput,
  HostContext,
  HostEffect,
  Input,
  Subscriber,
} from '../room/host/host.ts';
import type { RoomState } from '../room/state/state.ts';
import { at } from './rooms.ts';

/** Returns the host of a room in this state, without chat lines. */
export const hostOf = (state: RoomState): Host => ({
  room: { kind: 'open', state, chat: emptyChat },
  nudgedAt: null,
  moods: [],
  elsewhere: null,
});

/** Returns an open connection of a user; its id is the user's. */
export const subscriber = (
  user: UserId,
  fields: Partial<Extract<Subscriber, { kind: 'user' }>> = {},
): Subscriber => ({
  kind: 'user',
  id: user,
  user,
  isTimedOut: false,
  isElsewhere: false,
  ...fields,
});

/** Returns one connection of each member. */
export const subscribersOf = ({ seats }: RoomState): Subscriber[] =>
  seats.map(({ user }) => subscriber(user));

/** Returns a command from the connection of a member. */
export const sentBy = (user: UserId, command: ClientInput, id: string): HostCommandInput<Subscriber> => ({
  type: 'command',
  user,
  from: subscriber(user),
  command: { id, ...command },
});

/** Returns the context of a step at `now` (epoch ms). No text is profane but "profane". */
export const hostAt = (subscribers: readonly Subscriber[], now = 0): HostContext<Subscriber> => ({
  ...at(now),
  subscribers,
  isProfane: (...texts) => texts.includes('profane'),
});

/** Handles inputs in one commit. */
export const commit = (
  before: Host,
  inputs: readonly Input<Subscriber>[],
  context: HostContext<Subscriber>,
): Delivery<Subscriber> & { effects: readonly HostEffect<Subscriber>[] } => {
  let host = before;
  const effects: HostEffect<Subscriber>[] = [];
  for (const input of inputs) {
    const decision = decide(host, input, context);
    host = decision.host;
    effects.push(...decision.effects);
  }
  return { ...deliver({ before, host, effects }, context), effects };
};

const isOf = (user: UserId, connection: Subscriber): boolean =>
  connection.kind === 'user' && connection.user === user;

/** Returns the messages that a user gets with a commit, in order. */
export const messagesTo = (user: UserId, { changes, messages }: Delivery<Subscriber>): ServerMessage[] =>
  [
    ...changes.flatMap((change) => (isOf(user, change.subscriber) ? change.messages : [])),
    ...messages.flatMap((sent) => (isOf(user, sent.subscriber) ? [sent.message] : [])),
  ].map((text) => JSON.parse(text));
