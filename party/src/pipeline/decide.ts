import { emptyChat } from '@tallyho/game/chat/chat';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Ask } from '@tallyho/game/room/host/ask';
import { decide } from '@tallyho/game/room/host/decide';
import { type Delivery, deliver, reportsOf } from '@tallyho/game/room/host/deliver';
import type { Host, HostContext, HostEffect, Input } from '@tallyho/game/room/host/host';
import { type TicketRegistry, ticketRegistryEntries } from '../access/ticket-registry.ts';
import type { Admitted } from '../clients/client.ts';
import type { Entries } from '../ports.ts';
import { chatEntries } from '../store/chat-store.ts';
import { lostEntries } from '../store/lost-room.ts';
import { entriesBetween } from '../store/storage.ts';

/** Gets the result of an input after the commit: its reject code, or null. */
export type Reply = (error: RejectCode | null) => void;

/** A room in memory with its used tickets. */
export type RoomSlot = { readonly host: Host; readonly admission: TicketRegistry };

/**
 * The changes of all inputs that are handled together, in memory. The runtime stores them in one write and then delivers
 * them.
 */
export class Commit implements RoomSlot {
  host: Host;
  admission: TicketRegistry;
  readonly #before: RoomSlot;
  readonly #effects: HostEffect<Admitted>[] = [];
  readonly #replies = new Map<Input<Admitted>, Reply>();

  constructor(before: RoomSlot) {
    this.#before = before;
    this.host = before.host;
    this.admission = before.admission;
  }

  /** Handles an input. Calls `reply` with its result after the commit. Returns its effects. */
  step(
    input: Input<Admitted>,
    context: HostContext<Admitted>,
    reply?: Reply,
  ): readonly HostEffect<Admitted>[] {
    const { host, effects } = decide(this.host, input, context);
    this.host = host;
    this.#effects.push(...effects);
    if (reply) this.#replies.set(input, reply);
    return effects;
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
    const { host, admission } = this.#before;
    if (room.kind === 'none') return {};
    if (room.kind === 'lost') return room === host.room ? {} : lostEntries(room.lost);
    const before = host.room.kind === 'open' ? host.room : null;
    return {
      ...entriesBetween(before?.state ?? null, room.state),
      ...chatEntries(before?.chat ?? emptyChat, room.chat, this.#posts),
      ...(before === null || admission === this.admission ? {} : ticketRegistryEntries(this.admission)),
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
  deliver(context: Pick<HostContext<Admitted>, 'now' | 'subscribers'>): Delivery<Admitted> {
    return deliver({ before: this.#before.host, host: this.host, effects: this.#effects }, context);
  }

  /** Calls the replies of the inputs that have been answered. */
  reply(answers: Delivery<Admitted>['answers']): void {
    for (const { question, error } of answers) this.#replies.get(question)?.(error);
  }
}
