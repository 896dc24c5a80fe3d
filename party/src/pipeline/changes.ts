import { emptyChat } from '@tallyho/game/chat/chat';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Ask } from '@tallyho/game/room/host/ask';
import { type Delivery, deliver, reportsOf } from '@tallyho/game/room/host/deliver';
import type { Decision, Host, HostContext, HostEffect, Input } from '@tallyho/game/room/host/host';
import { type TicketRegistry, ticketRegistryEntries } from '../access/ticket-registry.ts';
import type { Admitted } from '../clients/client.ts';
import type { Entries } from '../ports.ts';
import { chatEntries } from '../store/chat-store.ts';
import { lostEntries } from '../store/lost-room.ts';
import { entriesBetween } from '../store/storage.ts';

/** Gets the result of an input after the commit: its reject code, or null. */
export type Reply = (error: RejectCode | null) => void;

/** A room with its used tickets. */
export type RoomWithTickets = { readonly host: Host; readonly tickets: TicketRegistry };

/**
 * The changes of all inputs of one commit, in memory. The runtime stores them in one write and then delivers them.
 */
export class Changes implements RoomWithTickets {
  host: Host;
  tickets: TicketRegistry;
  readonly #before: RoomWithTickets;
  readonly #effects: HostEffect<Admitted>[] = [];
  readonly #replies = new Map<Input<Admitted>, Reply>();

  constructor(before: RoomWithTickets) {
    this.#before = before;
    this.host = before.host;
    this.tickets = before.tickets;
  }

  /** Adds what follows from an input. `reply` gets its result after the commit. */
  add(input: Input<Admitted>, { host, effects }: Decision<Admitted>, reply: Reply | undefined): void {
    this.host = host;
    this.#effects.push(...effects);
    if (reply) this.#replies.set(input, reply);
  }

  /** The reports to the API that the changes cause. */
  get reports(): RoomReport[] {
    return reportsOf({ host: this.host, effects: this.#effects });
  }

  /** What the room asks the API for the next theme. */
  get asked(): Ask[] {
    return this.#effects.flatMap((effect) => (effect.type === 'ask' ? [effect] : []));
  }

  /** The entries that store the changes, without the reports. Empty if nothing changed. */
  get entries(): Entries {
    const { room } = this.host;
    const { host, tickets } = this.#before;
    if (room.kind === 'none') return {};
    if (room.kind === 'lost') return room === host.room ? {} : lostEntries(room.lost);
    const before = host.room.kind === 'open' ? host.room : null;
    return {
      ...entriesBetween(before?.state ?? null, room.state),
      ...chatEntries(before?.chat ?? emptyChat, room.chat, this.#posts),
      ...(before === null || tickets === this.tickets ? {} : ticketRegistryEntries(this.tickets)),
    };
  }

  /** The posts of the new lines, by line id. */
  get #posts() {
    const posts = this.#effects.flatMap((effect) =>
      effect.type === 'line' && effect.post ? [[effect.line.id, effect.post] as const] : [],
    );
    return new Map(posts);
  }

  /** Returns what to send. Call it after the changes are stored. */
  delivery(context: Pick<HostContext<Admitted>, 'now' | 'subscribers'>): Delivery<Admitted> {
    return deliver({ before: this.#before.host, host: this.host, effects: this.#effects }, context);
  }

  /** Calls the functions that wait for the results of inputs. */
  reply(replies: Delivery<Admitted>['replies']): void {
    for (const { question, error } of replies) this.#replies.get(question)?.(error);
  }
}
