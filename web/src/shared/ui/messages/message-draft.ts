import { createStore } from '../../store/store.ts';

export interface DraftState {
  readonly text: string;
  /** Why the last message was not sent. */
  readonly error: string | null;
  /** The cooldown after a message, until `until` (epoch ms). If `isQueued`, the text is then sent without a further press. */
  readonly cooldown: { readonly until: number; readonly isQueued: boolean } | null;
}

/** tooEarly: the receiver's own cooldown is not over, for example because another tab has sent a message. */
type Delivery =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'tooEarly' };

interface Wiring {
  /** The text that an earlier page has stored. */
  readonly text: string;
  readonly store: { read(): string; write(text: string): void };
  /** The minimum time between two messages, in milliseconds. */
  readonly cooldown: number;
  /** Returns why the text cannot be sent at all; null if it can. Default: every text can. */
  readonly check?: (text: string) => string | null;
  readonly deliver: (text: string) => Promise<Delivery>;
}

/**
 * The message that a user is writing. A message that is sent during the cooldown stays in the field and is sent when
 * the cooldown is over, unless its text changes before. Lives outside React, so that closing the field does not stop
 * it. The stored text is cleared only after the delivery, so that a reload loses nothing.
 */
export class MessageDraft {
  #wiring: Wiring;
  #store;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
    this.#store = createStore<DraftState>({ text: wiring.text, error: null, cooldown: null });
    this.subscribe = this.#store.subscribe;
    this.getSnapshot = this.#store.getSnapshot;
  }

  readonly subscribe;
  readonly getSnapshot;

  /** Sets the text. A queued message is not sent any more. */
  change = (text: string): void => {
    this.#wiring.store.write(text);
    this.#set({ text, error: null });
    this.#queue(false);
  };

  /** Sends the text, or queues it during the cooldown. Ignores a blank text. */
  send = (): void => {
    const { text, cooldown } = this.getSnapshot();
    if (text.trim() === '') return;
    const error = this.#wiring.check?.(text) ?? null;
    if (error !== null) this.#set({ error });
    else if (cooldown) this.#queue(true);
    else void this.#deliver(text);
  };

  /** Sends a text that is not in the field, such as a face. Does nothing during the cooldown. */
  sendApart = async (text: string): Promise<void> => {
    if (this.getSnapshot().cooldown) return;
    this.#cool(false);
    this.#set({ error: null });
    const delivery = await this.#wiring.deliver(text);
    if (delivery.status === 'refused') this.#set({ error: delivery.reason });
  };

  /** Sends nothing by itself any more. */
  stop = (): void => this.#queue(false);

  async #deliver(text: string): Promise<void> {
    this.#cool(false);
    this.#set({ text: '', error: null });
    const delivery = await this.#wiring.deliver(text);
    const { store } = this.#wiring;
    if (delivery.status === 'accepted') {
      if (store.read() === text) store.write('');
      // The receiver's cooldown began before its response, so a queued message cannot be too early.
      const { cooldown } = this.getSnapshot();
      if (cooldown) this.#cool(cooldown.isQueued);
      return;
    }
    // A text that was written in the meantime comes after the restored text.
    const since = this.getSnapshot().text;
    this.#set({ text: since ? `${text} ${since}` : text });
    if (delivery.status === 'refused') this.#set({ error: delivery.reason });
    else this.#cool(since === '');
  }

  #cool(isQueued: boolean): void {
    const { cooldown } = this.#wiring;
    this.#set({ cooldown: { until: Date.now() + cooldown, isQueued } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const isDue = this.getSnapshot().cooldown?.isQueued;
      this.#set({ cooldown: null });
      if (isDue) this.send();
    }, cooldown);
  }

  #queue(isQueued: boolean): void {
    const { cooldown } = this.getSnapshot();
    if (cooldown && cooldown.isQueued !== isQueued) this.#set({ cooldown: { ...cooldown, isQueued } });
  }

  #set(change: Partial<DraftState>): void {
    this.#store.set({ ...this.getSnapshot(), ...change });
  }
}
