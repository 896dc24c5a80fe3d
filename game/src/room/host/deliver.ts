import { type ChatLine, changeSender, type SenderChange } from '../../chat/chat.ts';
import type { UserId } from '../../model/person.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { Page } from '../../protocol/client.ts';
import type { CloseReason } from '../../protocol/close-codes.ts';
import type { RoomEventName, ServerMessage } from '../../protocol/server.ts';
import type { RoomReport } from '../../protocol/service.ts';
import { createLobbyRecord } from '../records/records.ts';
import {
  type Decision,
  type Host,
  type HostContext,
  type HostEffect,
  ofUsers,
  type Question,
  type Subscriber,
} from './host.ts';
import { ackOf, chatMessageOf, patchTexts, readsChat, snapshotTexts } from './messages.ts';
import { pagesAfter, usersElsewhere, withPages } from './pages.ts';
import { unseatedToClose } from './presence.ts';

/** The decisions that are stored and delivered together. `before`: the room as it was stored. */
export type StoredDecision<S extends Subscriber> = Decision<S> & { readonly before: Host };

/** What to do after a commit is stored, in the order of the fields. Messages are JSON. */
export type Delivery<S extends Subscriber> = {
  /** The room with what its clients know now. */
  readonly host: Host;
  /** Patches and chat lines. A client that does not read can go without them if it gets a snapshot later. */
  readonly changes: readonly { readonly subscriber: S; readonly messages: readonly string[] }[];
  readonly messages: readonly { readonly subscriber: S; readonly message: string }[];
  readonly replies: readonly { readonly question: Question<S>; readonly error: RejectCode | null }[];
  readonly closes: readonly { readonly subscriber: S; readonly reason: CloseReason }[];
  /** The clients that show another page than before. */
  readonly pages: readonly { readonly subscriber: S; readonly page: Page }[];
};

/**
 * Returns what to do after a commit is stored: to each subscriber one patch from the state before to the state after, then the
 * chat lines, then replies and other messages in order. `now`: epoch ms.
 */
export const deliver = <S extends Subscriber>(
  commit: StoredDecision<S>,
  { now, subscribers }: Pick<HostContext<S>, 'now' | 'subscribers'>,
): Delivery<S> => {
  const { host, effects } = commit;
  const closedBy = effects.flatMap((effect) =>
    effect.type === 'close'
      ? effect.subscribers.map((subscriber) => ({ subscriber, reason: effect.reason }))
      : [],
  );
  const closes = [...closedBy, ...unseatedToClose(host, subscribers)];
  const closed = new Set(closes.map(({ subscriber }) => subscriber.id));
  const open = closed.size > 0 ? subscribers.filter(({ id }) => !closed.has(id)) : subscribers;
  const pages = pagesAfter(host.room, open, effects);
  const elsewhere = usersElsewhere(host.room, withPages(open, pages));
  const direct = directMessages(commit, { now, subscribers, elsewhere });
  return {
    host: { ...host, elsewhere },
    changes: changesOf(commit, { now, subscribers }),
    messages: [...direct.messages, ...listMessages(host, elsewhere, open)],
    replies: direct.replies,
    closes,
    pages,
  };
};

/** Returns the list of users on other pages for all clients; nothing without a game, or if they have got the same list. */
const listMessages = <S extends Subscriber>(
  { room, elsewhere: before }: Host,
  users: UserId[],
  subscribers: readonly S[],
): Delivery<S>['messages'] => {
  const hasGame = room.kind === 'open' && room.state.stage.phase !== 'lobby';
  if (!hasGame || (before && users.join() === before.join())) return [];
  const message = JSON.stringify({ type: 'elsewhere', users } satisfies ServerMessage);
  return subscribers.map((subscriber) => ({ subscriber, message }));
};

/** Returns the reports to the API that a commit causes. A lobby is reported once, in its final state. */
export const reportsOf = <S extends Subscriber>({
  host: { room },
  effects,
}: Pick<StoredDecision<S>, 'host' | 'effects'>): RoomReport[] => {
  const games = effects.flatMap((effect): RoomReport[] =>
    effect.type === 'saveGame' ? [{ type: 'game', game: effect.game }] : [],
  );
  if (room.kind === 'none' || !effects.some(({ type }) => type === 'saveLobby')) return games;
  const lobby = room.kind === 'lost' ? room.lost.record : createLobbyRecord(room.state);
  return [{ type: 'lobby', lobby }, ...games];
};

type Told = { name: RoomEventName | null; lines: ChatLine[]; senders: SenderChange[] };

/** Returns the name of the change, the new chat lines, and who has other names in earlier ones. */
const toldBy = (effects: readonly HostEffect<Subscriber>[]): Told => {
  const told: Told = { name: null, lines: [], senders: [] };
  for (const effect of effects) {
    if (effect.type === 'announce') told.name = effect.name;
    if (effect.type === 'line') told.lines.push(effect.line);
    if (effect.type === 'changeSender') {
      const { user, person, isErased } = effect;
      told.lines = changeSender(told.lines, effect);
      told.senders.push({ user, person, isErased });
    }
  }
  return told;
};

const changesOf = <S extends Subscriber>(
  { before, host, effects }: StoredDecision<S>,
  { now, subscribers }: Pick<HostContext<S>, 'now' | 'subscribers'>,
): Delivery<S>['changes'] => {
  if (before.room.kind !== 'open' || host.room.kind !== 'open') return [];
  const { name, lines, senders } = toldBy(effects);
  if (name === null && lines.length === 0) return [];
  const { state } = host.room;
  const patchOf = name && patchTexts(name, { before: before.room.state, after: state, now, senders });
  const texts = lines.map((line) => chatMessageOf(line, state));
  const members = new Set(state.seats.map(({ user }) => user));
  const informed = new Set(
    effects.flatMap((effect) => (effect.type === 'snapshot' ? [effect.subscriber.id] : [])),
  );
  return subscribers.flatMap((subscriber) => {
    if (informed.has(subscriber.id)) return [];
    if (subscriber.kind === 'user' && !members.has(subscriber.user)) return [];
    const patch = patchOf?.(subscriber);
    const lines = readsChat(subscriber) ? texts : [];
    const messages = patch ? [patch, ...lines] : lines;
    return messages.length > 0 ? [{ subscriber, messages }] : [];
  });
};

const directMessages = <S extends Subscriber>(
  { host, effects }: StoredDecision<S>,
  { now, subscribers, elsewhere }: Pick<HostContext<S>, 'now' | 'subscribers'> & { elsewhere: UserId[] },
): Pick<Delivery<S>, 'messages' | 'replies'> => {
  const messages: { subscriber: S; message: string }[] = [];
  const replies: { question: Question<S>; error: RejectCode | null }[] = [];
  let snapshotFor: ReturnType<typeof snapshotTexts> | null = null;
  const reply = (question: Question<S>, error: RejectCode | null) => {
    replies.push({ question, error });
    if ('from' in question && question.from)
      messages.push({
        subscriber: question.from,
        message: JSON.stringify(ackOf(question.command.id, error)),
      });
  };
  for (const effect of effects)
    switch (effect.type) {
      case 'reply':
        reply(effect.question, effect.error);
        break;
      case 'send': {
        const message = JSON.stringify(effect.message);
        for (const user of effect.to)
          for (const subscriber of ofUsers(subscribers))
            if (subscriber.user === user) messages.push({ subscriber, message });
        break;
      }
      case 'snapshot': {
        const { subscriber, question } = effect;
        snapshotFor ??= host.room.kind === 'open' ? snapshotTexts(host.room) : null;
        const message = snapshotFor?.(subscriber, { now, elsewhere }) ?? null;
        if (message !== null) messages.push({ subscriber, message });
        if (question) reply(question, message === null ? 'notMember' : null);
        break;
      }
      // They are part of the patch, or no message to a client.
      case 'announce':
      case 'line':
      case 'changeSender':
      case 'showPage':
      case 'close':
      case 'fetchTheme':
      case 'ask':
      case 'saveLobby':
      case 'saveGame':
        break;
      default:
        effect satisfies never;
    }
  return { messages, replies };
};
