import type { QueryClient } from '@tanstack/react-query';
import { peopleKeys } from '../../entities/friends/query-keys.ts';
import {
  type DirectMessage,
  type MessagesApi,
  messageFrom,
  messagesApi,
} from '../../entities/messages/messages-api.ts';
import { readUnread, type UnreadCounts, UnreadSync } from '../../entities/messages/unread.ts';
import { onUserEvent, onUserWelcome } from '../../entities/user-socket/events.ts';
import type { MessageDraft } from '../../shared/ui/messages/message-draft.ts';
import { ConversationModel } from './conversation.ts';
import { messageDraftTo } from './message-draft-to.ts';
import { MessageOutbox } from './outbox.ts';

interface Wiring {
  readonly you: string;
  readonly client: QueryClient;
  /** Called when friends have written messages that the user is not viewing. */
  readonly onNews: (friends: readonly string[]) => void;
  readonly onFailed: (friend: string) => void;
  readonly api?: MessagesApi;
}

/**
 * All messages of a user, across pages: conversations, unsent messages, unread counts. The socket provides fast
 * updates; the API is authoritative. It is queried after every (re)connect and, while the socket is down, by `poll`.
 */
export class Messenger {
  readonly outbox: MessageOutbox;
  #wiring: Required<Wiring>;
  #unread: UnreadSync;
  #conversations = new Map<string, ConversationModel>();
  #drafts = new Map<string, MessageDraft>();
  /** The friend whose conversation is open. */
  #open: string | null = null;
  /** True while the user views the open conversation. */
  #isLookedAt = false;
  /** Unsubscribes from the open conversation. */
  #unfollow: () => void = () => undefined;
  /** Number of messages received over the socket. */
  #pushed = 0;

  constructor(wiring: Wiring) {
    this.#wiring = { api: messagesApi, ...wiring };
    const { you, api, client, onFailed } = this.#wiring;
    this.#unread = new UnreadSync(client);
    this.outbox = new MessageOutbox({ you, api, onFailed, onSent: (message) => this.#take(message) });
  }

  conversation(friend: string): ConversationModel {
    const known = this.#conversations.get(friend);
    if (known) return known;
    const made = new ConversationModel(this.#wiring.you, friend, this.#wiring.api);
    this.#conversations.set(friend, made);
    return made;
  }

  /** Returns the message that the user is writing to a friend. */
  draft(friend: string): MessageDraft {
    const known = this.#drafts.get(friend);
    if (known) return known;
    const made = messageDraftTo(friend, this.#wiring.you, this.outbox);
    this.#drafts.set(friend, made);
    return made;
  }

  /** Subscribes to the socket until the returned function is called. */
  start(): () => void {
    const { you } = this.#wiring;
    const catchUp = () => void this.#catchUp();
    const stops = [
      this.outbox.start(),
      onUserWelcome(catchUp),
      onUserEvent('directMessage', ({ message }) => this.#receive(messageFrom(message))),
      onUserEvent('messagesRead', ({ reader, friend, upTo }) => {
        this.#conversations.get(reader === you ? friend : reader)?.noteRead(reader, upTo);
        if (reader === you) this.#unread.noteRead(friend, upTo);
      }),
      onUserEvent('friendsChanged', catchUp),
      onUserEvent('friendAdded', catchUp),
    ];
    void this.#unread.refresh();
    return () => {
      for (const stop of stops) stop();
      for (const draft of this.#drafts.values()) draft.stop();
    };
  }

  /** Opens a conversation and fetches its missing messages. Null: closes the open one. */
  open(friend: string | null): void {
    this.#unfollow();
    this.#open = friend;
    if (friend === null) return;
    const conversation = this.conversation(friend);
    this.#unfollow = conversation.subscribe(() => {
      if (this.#isLookedAt) void this.#markRead();
    });
    void conversation.settle();
  }

  /** Sets if the user views the open conversation. While they do, its messages are marked as read. */
  look(isLookedAt: boolean): void {
    this.#isLookedAt = isLookedAt;
    if (isLookedAt) void this.#markRead();
  }

  /** Fetches everything that the socket would have sent. For use while it is down. */
  poll = async (): Promise<void> => {
    const { client } = this.#wiring;
    void client.invalidateQueries({ queryKey: peopleKeys.friends });
    void client.invalidateQueries({ queryKey: peopleKeys.requests });
    void client.invalidateQueries({ queryKey: peopleKeys.invitations });
    await this.#catchUp();
  };

  /** Checks if the socket has failed to deliver something. This should never happen. */
  isBehind = async (): Promise<boolean> => {
    const [before, pushed] = [readUnread(this.#wiring.client), this.#pushed];
    await this.#unread.refresh();
    return this.#pushed === pushed && this.#risen(before).length > 0;
  };

  async #catchUp(): Promise<void> {
    const before = this.#wiring.client.getQueryData<UnreadCounts>(peopleKeys.unread);
    this.outbox.resume();
    const open = this.#open === null ? null : this.conversation(this.#open).settle();
    await Promise.all([open, this.#unread.refresh()]);
    const news = before ? this.#risen(before) : [];
    if (news.length > 0) this.#wiring.onNews(news);
  }

  /** Returns the friends who have more unread messages than before and whose conversation is not in view. */
  #risen(before: UnreadCounts): string[] {
    const seen = this.#isLookedAt ? this.#open : null;
    return Object.entries(readUnread(this.#wiring.client))
      .filter(([friend, count]) => friend !== seen && count > (before[friend] ?? 0))
      .map(([friend]) => friend);
  }

  /** Handles a message from the socket: from a friend, or the user's own from any tab. */
  #receive(message: DirectMessage): void {
    this.#pushed += 1;
    this.#take(message);
    if (message.sender.user === this.#wiring.you) {
      this.outbox.acknowledge(message._id);
      return;
    }
    // Already marked as read, see `open`.
    if (this.#isLookedAt && this.#open === message.sender.user) return;
    this.#unread.add(message);
    this.#wiring.onNews([message.sender.user]);
  }

  #take(message: DirectMessage): void {
    const { you } = this.#wiring;
    const friend = message.sender.user === you ? message.recipient.user : message.sender.user;
    this.#conversations.get(friend)?.receive(message);
  }

  async #markRead(): Promise<void> {
    if (this.#open === null) return;
    const conversation = this.conversation(this.#open);
    if (await conversation.markRead())
      this.#unread.noteRead(conversation.friend, conversation.getSnapshot().thread.readByMe);
  }
}
