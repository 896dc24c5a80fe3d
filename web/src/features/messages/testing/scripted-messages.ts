import { limits } from '@tallyho/game/limits';
import type { ApiConversation, ApiDirectMessage } from '@tallyho/game/people/messages';
import type { UserEvent, UserMessage } from '@tallyho/game/protocol/user-object';
import { type MessagesApi, messageFrom, pageFrom } from '../../../entities/messages/messages-api.ts';
import type { OpenSocket, SocketHandlers } from '../../../entities/room/room-socket.ts';
import { networkErrorText, RequestError } from '../../../shared/api/api-error.ts';

type Delivery = () => void;

interface ScriptedMessagesInput {
  readonly you: string;
  /** Messages per page; a small number, so that tests need few messages. */
  readonly page?: number;
  readonly now?: () => number;
}

const notFriends = () => new RequestError(403, 'notFriends', 'You can only do that with friends.');

/**
 * An in-memory version of the API and the user object for one user's messages. With `isHeld` every response and
 * every push waits for `deliver`, so that a test can deliver them late, in another order, or never.
 */
export class ScriptedMessages {
  readonly messages: ApiDirectMessage[] = [];
  readonly held: Delivery[] = [];
  isHeld = false;
  /** The API cannot be reached: calls fail before or after the server receives them. */
  failing: 'no' | 'before' | 'after' = 'no';
  /** The response to the next sent message instead of accepting it. */
  refusal: RequestError | null = null;
  #you: string;
  #page: number;
  #now: () => number;
  #seq = 0;
  /** "reader friend" -> the last read seq. */
  #read = new Map<string, number>();
  #lastSent = new Map<string, number>();
  #friends = new Set<string>();
  #sockets: { handlers: SocketHandlers; isOpen: boolean }[] = [];

  constructor({ you, page = limits.directMessage.page, now = Date.now }: ScriptedMessagesInput) {
    this.#you = you;
    this.#page = page;
    this.#now = now;
  }

  befriend(...friends: string[]): this {
    for (const friend of friends) this.#friends.add(friend);
    return this;
  }

  unfriend(friend: string): void {
    this.#friends.delete(friend);
    this.push({ type: 'friendsChanged' });
  }

  /** Returns the messages that the server has stored for a conversation, oldest first. */
  with(friend: string): ApiDirectMessage[] {
    return this.messages.filter(({ sender, recipient }) => sender._id === friend || recipient._id === friend);
  }

  /** Returns the number of unread messages by friend. */
  unread(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { sender, seq } of this.messages)
      if (sender._id !== this.#you && seq > this.#readBy(this.#you, sender._id))
        counts[sender._id] = (counts[sender._id] ?? 0) + 1;
    return counts;
  }

  /** Returns the last message with each friend, the latest first. */
  latest(): ApiDirectMessage[] {
    return [...this.#friends]
      .flatMap((friend) => this.with(friend).slice(-1))
      .toSorted((one, other) => other.seq - one.seq);
  }

  /** A friend sends a message. With `isPushed` false the push is lost. */
  say(friend: string, content: string, { isPushed = true } = {}): ApiDirectMessage {
    const message = this.#store(friend, this.#you, content, `${friend}-${this.#seq + 1}`);
    if (isPushed) this.push({ type: 'directMessage', message });
    return message;
  }

  /** A friend reads all messages. */
  readAll(friend: string): void {
    this.#markRead(friend, this.#you, this.#seq);
  }

  /** Sends an event to the sockets that are open when it arrives. */
  push(event: UserEvent): void {
    for (const socket of this.#sockets)
      this.#deliver(() => {
        if (socket.isOpen) this.#tell(socket.handlers, event);
      });
  }

  /** Delivers one held response or push by `index`, or all of them. */
  deliver(index?: number): void {
    if (index !== undefined) this.held.splice(index % Math.max(1, this.held.length), 1)[0]?.();
    else for (let next = this.held.shift(); next; next = this.held.shift()) next();
  }

  /** Breaks all connections; with a close code, as the server does. */
  cut(code = 1006): void {
    for (const socket of this.#sockets.filter(({ isOpen }) => isOpen)) {
      socket.isOpen = false;
      socket.handlers.onClose(code);
    }
  }

  /** Allows broken connections to reconnect. */
  restore(): void {
    for (const socket of this.#sockets.filter(({ isOpen }) => !isOpen)) this.#open(socket);
  }

  readonly open: OpenSocket = (_address, handlers) => {
    const socket = { handlers, isOpen: false };
    this.#sockets.push(socket);
    queueMicrotask(() => this.#open(socket));
    return {
      send: () => undefined,
      watch: () => undefined,
      reconnect: () => {
        socket.isOpen = false;
        handlers.onClose(1006);
        queueMicrotask(() => this.#open(socket));
      },
      close: () => {
        this.#sockets = this.#sockets.filter((other) => other !== socket);
      },
    };
  };

  readonly api: MessagesApi = {
    page: (friend, where) => this.answer(() => pageFrom(this.pageOf(friend, where))),
    send: ({ id, friend, content }) => this.answer(() => messageFrom(this.accept(id, friend, content))),
    read: (friend, upTo) => this.answer(() => this.#markRead(this.#you, friend, upTo)),
  };

  /** An API call that responds with the result of `compute`, subject to `isHeld` and `failing`. */
  answer<Answer>(compute: () => Answer): Promise<Answer> {
    const { failing } = this;
    const unreachable = new RequestError(0, 'network', networkErrorText);
    return new Promise((resolve, reject) => {
      if (failing === 'before') {
        this.#deliver(() => reject(unreachable));
        return;
      }
      try {
        const answer = compute();
        this.#deliver(() => (failing === 'after' ? reject(unreachable) : resolve(answer)));
      } catch (error) {
        this.#deliver(() => reject(error));
      }
    });
  }

  /** Returns the page of a conversation that the API would respond with. */
  pageOf(friend: string, where?: { readonly after: number } | { readonly before: number }): ApiConversation {
    if (!this.#friends.has(friend)) throw notFriends();
    const isNewer = where !== undefined && 'after' in where;
    const wanted = this.with(friend).filter(({ seq }) =>
      where ? ('after' in where ? seq > where.after : seq < where.before) : true,
    );
    return {
      messages: isNewer ? wanted.slice(0, this.#page) : wanted.slice(-this.#page),
      hasMore: wanted.length > this.#page,
      readByFriend: this.#readBy(friend, this.#you),
      readByMe: this.#readBy(this.#you, friend),
    };
  }

  /** Stores a message of the viewer once and returns it, as the API does. Throws RequestError if it is refused. */
  accept(id: string, friend: string, content: string): ApiDirectMessage {
    const known = this.messages.find(({ _id, sender }) => _id === id && sender._id === this.#you);
    if (known) return known;
    if (!this.#friends.has(friend)) throw notFriends();
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
    const last = this.#lastSent.get(friend) ?? Number.NEGATIVE_INFINITY;
    if (this.#now() - last < limits.directMessage.cooldown)
      throw new RequestError(429, 'cooldown', 'Slow down a little.');
    this.#lastSent.set(friend, this.#now());
    const message = this.#store(this.#you, friend, content, id);
    this.push({ type: 'directMessage', message });
    return message;
  }

  #store(sender: string, recipient: string, content: string, _id: string): ApiDirectMessage {
    this.#seq += 1;
    const message: ApiDirectMessage = {
      _id,
      seq: this.#seq,
      sender: { _id: sender },
      recipient: { _id: recipient },
      content,
      createdAt: new Date(this.#now()).toISOString(),
    };
    this.messages.push(message);
    return message;
  }

  #markRead(reader: string, friend: string, upTo: number): void {
    this.#read.set(`${reader} ${friend}`, Math.max(this.#readBy(reader, friend), upTo));
    this.push({ type: 'messagesRead', reader, friend, upTo });
  }

  #readBy(reader: string, friend: string): number {
    return this.#read.get(`${reader} ${friend}`) ?? 0;
  }

  #open(socket: { handlers: SocketHandlers; isOpen: boolean }): void {
    if (!this.#sockets.includes(socket) || socket.isOpen) return;
    socket.isOpen = true;
    socket.handlers.onOpen();
    this.#tell(socket.handlers, { type: 'welcome', now: this.#now() });
  }

  #tell(handlers: SocketHandlers, message: UserMessage): void {
    handlers.onMessage(JSON.stringify([message]));
  }

  #deliver(delivery: Delivery): void {
    if (this.isHeld) this.held.push(delivery);
    else delivery();
  }
}
