import type { DirectMessage, MessagesApi } from '../../entities/messages/messages-api.ts';
import { RequestError } from '../../shared/api/api-error.ts';
import { createStore } from '../../shared/store/store.ts';
import {
  addMessage,
  appendNewer,
  applyRead,
  emptyThread,
  prependOlder,
  readable,
  replaceNewest,
  type Thread,
} from './thread.ts';

/** If the client is more pages behind than this, it starts again from the newest page. */
const pagesToCatchUp = 4;

/** All state of a conversation that a screen may read. Replaced as a whole on change. */
export interface ConversationSnapshot {
  readonly thread: Thread;
  /** closed: the two users are not friends, or no longer friends. */
  readonly status: 'loading' | 'ready' | 'failed' | 'closed';
  readonly older: 'idle' | 'loading' | 'failed';
}

/** The client's state of one conversation. Lives outside React. */
export class ConversationModel {
  readonly friend: string;
  #you: string;
  #api: MessagesApi;
  #store = createStore<ConversationSnapshot>({ thread: emptyThread, status: 'loading', older: 'idle' });
  #isWanted = false;
  #settling: Promise<void> | null = null;
  /** The highest `seq` that is being sent to the server as read. */
  #marking = 0;

  constructor(you: string, friend: string, api: MessagesApi) {
    this.#you = you;
    this.friend = friend;
    this.#api = api;
  }

  subscribe = this.#store.subscribe;
  getSnapshot = this.#store.getSnapshot;

  /**
   * Fetches everything that may be missing at the end. A call during a pending request fetches once more afterwards,
   * because the pending response may be older. Never rejects.
   */
  settle = (): Promise<void> => {
    this.#isWanted = true;
    this.#settling ??= this.#settleWhileWanted().finally(() => {
      this.#settling = null;
    });
    return this.#settling;
  };

  /** Fetches the page before the first message. Never rejects. */
  loadOlder = async (): Promise<void> => {
    const { thread, older } = this.getSnapshot();
    const before = thread.messages[0]?.seq;
    if (!thread.hasOlder || older === 'loading' || before === undefined) return;
    this.#set({ older: 'loading' });
    try {
      const page = await this.#api.page(this.friend, { before });
      this.#set({ thread: prependOlder(this.getSnapshot().thread, page, before), older: 'idle' });
    } catch {
      this.#set({ older: 'failed' });
    }
  };

  receive(message: DirectMessage): void {
    this.#change(addMessage(this.getSnapshot().thread, message));
  }

  /** Handles that the friend, or the user in another tab, has read up to `upTo`. */
  noteRead(reader: string, upTo: number): void {
    this.#change(applyRead(this.getSnapshot().thread, reader === this.#you ? 'me' : 'friend', upTo));
  }

  /**
   * Reports to the server that everything is read. Resolves to true if there was something to report and the server
   * accepted it.
   */
  markRead = async (): Promise<boolean> => {
    const upTo = readable(this.getSnapshot().thread, this.friend);
    if (upTo <= Math.max(this.getSnapshot().thread.readByMe, this.#marking)) return false;
    this.#marking = upTo;
    try {
      await this.#api.read(this.friend, upTo);
      this.noteRead(this.#you, upTo);
      return true;
    } catch {
      return false;
    } finally {
      if (this.#marking === upTo) this.#marking = 0;
    }
  };

  async #settleWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      try {
        await this.#catchUp();
        this.#set({ status: 'ready' });
      } catch (error) {
        const isClosed = error instanceof RequestError && error.code === 'notFriends';
        const isShown = this.getSnapshot().thread.settled !== null;
        // The shown messages stay; the next connection or poll fetches again.
        this.#set({ status: isClosed ? 'closed' : isShown ? 'ready' : 'failed' });
      }
    }
  }

  async #catchUp(): Promise<void> {
    for (let pages = 0; pages < pagesToCatchUp; pages += 1) {
      const after = this.getSnapshot().thread.settled;
      if (!after) break;
      const page = await this.#api.page(this.friend, { after });
      this.#change(appendNewer(this.getSnapshot().thread, page));
      if (!page.hasMore) return;
    }
    const page = await this.#api.page(this.friend);
    this.#change(replaceNewest(this.getSnapshot().thread, page));
  }

  #change(thread: Thread): void {
    if (thread !== this.getSnapshot().thread) this.#set({ thread });
  }

  #set(change: Partial<ConversationSnapshot>): void {
    this.#store.set({ ...this.getSnapshot(), ...change });
  }
}
