import { limits } from '@tallyho/game/limits';
import type { DirectMessage, MessagesApi } from '../../entities/messages/messages-api.ts';
import { RequestError } from '../../shared/api/api-error.ts';
import { newId } from '../../shared/api/new-id.ts';
import type { StorageItem } from '../../shared/storage/storage-item.ts';
import { createStore } from '../../shared/store/store.ts';
import { type UnsentText, unsentItem } from './unsent.ts';

/** How often a message waits for the cooldown before it counts as failed. */
const maxRetries = 5;
/** Interval between retries of messages that did not reach the server, in milliseconds. */
const retryEvery = 15_000;

interface Wiring {
  readonly you: string;
  readonly api: Pick<MessagesApi, 'send'>;
  /** A message has reached the server. */
  readonly onSent: (message: DirectMessage) => void;
  /** A message has failed for the first time. */
  readonly onFailed: (friend: string) => void;
  readonly now?: () => number;
}

/** Also applied to the state that another tab has stored, so it must not depend on any other state. */
type Change = (all: readonly UnsentText[]) => readonly UnsentText[];

/**
 * Messages that the server has not acknowledged, in the order of writing. They are stored in the browser's storage,
 * which all tabs share, and are sent with the same id until acknowledged or discarded. Sending is idempotent.
 */
export class MessageOutbox {
  #wiring: Required<Wiring>;
  #item: StorageItem<readonly UnsentText[]>;
  #store = createStore<readonly UnsentText[]>([]);
  /** False if the browser's storage is not available: then messages exist only as long as the page. */
  #isKept = true;
  /** Failed messages that are retried without a notification. */
  #quiet = new Set<string>();
  /** Friends to whom messages are currently being sent. */
  #busy = new Set<string>();
  /** When the next message to a friend may be sent, epoch ms. */
  #nextAt = new Map<string, number>();
  #isOver = false;
  /** Changes that are shown but not stored yet, oldest first. */
  #waiting: Change[] = [];

  constructor(wiring: Wiring) {
    this.#wiring = { now: Date.now, ...wiring };
    this.#item = unsentItem(wiring.you);
    this.#store.set(this.#item.read() ?? []);
  }

  subscribe = this.#store.subscribe;
  getSnapshot = this.#store.getSnapshot;

  /**
   * Sends the messages left by an earlier page, and follows the changes of other tabs, until the returned function is
   * called.
   */
  start(): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key === this.#item.key) this.#showStored(this.#item.read() ?? []);
    };
    window.addEventListener('storage', follow);
    window.addEventListener('online', this.resume);
    // A closing page cannot wait for the other tabs.
    window.addEventListener('pagehide', this.#writeAll);
    // A short network failure may leave the socket open: then no other event reports that the network is back.
    const timer = setInterval(this.resume, retryEvery);
    this.#isOver = false;
    this.resume();
    return () => {
      this.#isOver = true;
      clearInterval(timer);
      window.removeEventListener('online', this.resume);
      window.removeEventListener('pagehide', this.#writeAll);
      this.#writeAll();
      window.removeEventListener('storage', follow);
    };
  }

  add(friend: string, content: string): void {
    const unsent: UnsentText = {
      id: newId(),
      friend,
      content,
      at: this.#wiring.now(),
      state: 'sending',
      error: null,
    };
    this.#change((all) => [...all, unsent]);
    void this.#send(friend);
  }

  /**
   * The connection is back: retries messages that failed because of it, without notifications. Refused messages wait
   * for the user's decision.
   */
  resume = (): void => {
    for (const { id, state } of this.getSnapshot()) if (state === 'unreachable') this.#quiet.add(id);
    for (const friend of new Set(this.getSnapshot().map((unsent) => unsent.friend))) void this.#send(friend);
  };

  retry(id: string): void {
    this.#update(id, { state: 'sending', error: null });
    const unsent = this.getSnapshot().find((other) => other.id === id);
    if (unsent) void this.#send(unsent.friend);
  }

  discard(id: string): void {
    this.#change((all) => all.filter((unsent) => unsent.id !== id));
  }

  /** The message was found among the messages that the server has stored. */
  acknowledge(id: string): void {
    if (this.getSnapshot().some((unsent) => unsent.id === id)) this.discard(id);
  }

  /** Sends the messages to a friend one after the other, to keep their order. */
  async #send(friend: string): Promise<void> {
    if (this.#busy.has(friend)) return;
    this.#busy.add(friend);
    const nextDue = () =>
      this.getSnapshot().find(
        (unsent) => unsent.friend === friend && (unsent.state === 'sending' || this.#quiet.has(unsent.id)),
      );
    for (let next = nextDue(); next && !this.#isOver; next = nextDue()) {
      await this.#deliver(next);
      this.#quiet.delete(next.id);
    }
    this.#busy.delete(friend);
  }

  async #deliver(unsent: UnsentText): Promise<void> {
    for (let tries = 0; tries < maxRetries; tries += 1) {
      await this.#cooled(unsent.friend);
      if (this.#isOver) return;
      try {
        const message = await this.#wiring.api.send(unsent);
        this.#nextAt.set(unsent.friend, this.#wiring.now() + limits.directMessage.cooldown);
        this.#wiring.onSent(message);
        this.acknowledge(unsent.id);
        return;
      } catch (error) {
        if (!(error instanceof RequestError && error.code === 'cooldown')) return this.#fail(unsent, error);
        this.#nextAt.set(unsent.friend, this.#wiring.now() + limits.directMessage.cooldown);
      }
    }
    this.#fail(unsent, null);
  }

  #fail(unsent: UnsentText, error: unknown): void {
    const isRefusal = error instanceof RequestError && error.status >= 400 && error.status < 500;
    const canWait = !isRefusal || error.status === 401 || error.status === 429;
    const isNews = this.getSnapshot().some(({ id, state }) => id === unsent.id && state === 'sending');
    this.#update(unsent.id, {
      state: canWait ? 'unreachable' : 'refused',
      error: canWait ? null : error.message,
    });
    if (isNews) this.#wiring.onFailed(unsent.friend);
  }

  #cooled(friend: string): Promise<void> {
    const left = (this.#nextAt.get(friend) ?? 0) - this.#wiring.now();
    return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : Promise.resolve();
  }

  #update(id: string, change: Partial<UnsentText>): void {
    this.#change((all) => all.map((unsent) => (unsent.id === id ? { ...unsent, ...change } : unsent)));
  }

  /**
   * Shows a change immediately and applies it to the stored state when no other tab is doing so. Reading and writing
   * are two steps, and a write by another tab between them would be lost. Without locks (on plain http) it is applied
   * immediately.
   */
  #change(change: Change): void {
    this.#store.set(change(this.getSnapshot()));
    if (!('locks' in navigator)) {
      this.#write(change);
      return;
    }
    this.#waiting.push(change);
    void navigator.locks.request(this.#item.key, () => {
      const next = this.#waiting.shift();
      if (next) this.#write(next);
    });
  }

  #write(change: Change): void {
    if (!this.#isKept) return;
    const next = change(this.#item.read() ?? []);
    if (next.length === 0) this.#item.clear();
    else this.#isKept = this.#item.write(next);
    // Otherwise the messages on the page, which already have the change, are the only copy.
    if (this.#isKept) this.#showStored(next);
  }

  #writeAll = (): void => {
    for (const change of this.#waiting.splice(0)) this.#write(change);
  };

  /** The stored state with the pending changes of this tab. */
  #showStored(stored: readonly UnsentText[]): void {
    this.#store.set(this.#waiting.reduce((all, change) => change(all), stored));
  }
}
