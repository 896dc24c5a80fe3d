import { type Chat, changeSender, eraseFromChat, muteUser, postAction } from '../../chat/chat.ts';
import { createGameRecord } from '../records/records.ts';
import { reduce } from '../reduce.ts';
import type { Reduction, RoomEvent } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import { askedOf } from './ask.ts';
import {
  type Host,
  type HostContext,
  type HostEffect,
  type MuteChange,
  ofUsers,
  refuse,
  type Subscriber,
  type Verdict,
} from './host.ts';
import { applyWithoutRoom } from './without-room.ts';

/** Returns the chat with the mute; the same chat if nothing changes. `now`: epoch ms. */
export const muted = (chat: Chat, { user, until }: MuteChange, now: number): Chat =>
  until === undefined ? chat : muteUser(chat, user, until, now);

/** Applies an event to a state of the rules. */
export const reduceIn = (
  { now, timings, reduce: rules = reduce }: Pick<HostContext<Subscriber>, 'now' | 'timings' | 'reduce'>,
  state: RoomState,
  event: RoomEvent,
): Reduction => rules(state, event, { now, timings });

/** Applies an event of the rules, and `mute` if the event is accepted. A rejected event changes nothing. */
export const applyEvent = <S extends Subscriber>(
  host: Host,
  event: RoomEvent,
  context: HostContext<S>,
  mute?: MuteChange,
): Verdict<S> => {
  const { room } = host;
  if (room.kind !== 'open') return applyWithoutRoom(host, event);
  const outcome = reduceIn(context, room.state, event);
  if ('reject' in outcome) return refuse(host, outcome.reject);
  const { state } = outcome;
  let chat = mute ? muted(room.chat, mute, context.now) : room.chat;
  const effects: HostEffect<S>[] = [];
  for (const effect of outcome.effects)
    switch (effect.type) {
      case 'announce':
      case 'saveLobby':
        effects.push(effect);
        break;
      case 'say': {
        const said = postAction(chat, effect, context.now);
        chat = said.chat;
        effects.push({ type: 'line', line: said.line, post: null });
        break;
      }
      case 'changeSender': {
        const { lines } = chat;
        chat = effect.isErased
          ? eraseFromChat(chat, effect)
          : { ...chat, lines: changeSender(lines, effect) };
        if (chat.lines !== lines) effects.push(effect);
        break;
      }
      case 'disconnect': {
        // The connections of now: the user can join again within the same commit.
        const subscribers = ofUsers(context.subscribers).filter(({ user }) => user === effect.user);
        effects.push({ type: 'close', subscribers, reason: effect.reason });
        break;
      }
      case 'ask':
        effects.push({ type: 'ask', what: effect.what, ...askedOf(state) });
        break;
      case 'saveGame': {
        const game = createGameRecord(state);
        if (game) effects.push({ type: 'saveGame', game });
        break;
      }
      default:
        effect satisfies never;
    }
  return { host: { ...host, room: { kind: 'open', state, chat } }, effects, error: null };
};
