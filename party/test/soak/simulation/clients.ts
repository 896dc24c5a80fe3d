import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { RoomRequest } from '@tallyho/game/protocol/service';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import { person } from '@tallyho/game/testing/people';
import { ClientHistory } from '../history.ts';
import type { Random } from '../random.ts';
import { type LinkHandlers, SiteClient, type SiteLink } from '../site-client.ts';
import type { FaultDice } from './fault-dice.ts';
import type { Ledger } from './ledger.ts';
import { SimulatedLink } from './link.ts';
import type { RoomPlatform } from './room-platform.ts';
import type { Scheduler } from './scheduler.ts';
import type { Verdict } from './verdict.ts';

type Options = {
  /** The code of the lobby. */
  code: string;
  /** The number of clients. */
  count: number;
  scheduler: Scheduler;
  random: Random;
  faults: FaultDice;
  platform: RoomPlatform;
  ledger: Ledger;
  verdict: Verdict;
  trace: (line: string) => void;
};

/** The clients of one lobby: how they get seats, tickets and connections. */
export class SimulatedClients {
  readonly all: readonly SiteClient[];
  /** The newest connection of each user. */
  readonly links = new Map<string, SimulatedLink>();
  readonly #options: Options;
  #tickets = 0;
  #areLeaving = false;

  constructor(options: Options) {
    this.#options = options;
    this.all = Array.from({ length: options.count }, (_, at) => this.#newClient(person(at + 1).user));
  }

  /** From now on no client requests a seat. */
  stopEntering(): void {
    this.#areLeaving = true;
  }

  /** Sends a request of the edge, again after a timeout, until the room answers. */
  request(request: RoomRequest, then: () => void): void {
    const { platform, scheduler, code } = this.#options;
    let isAnswered = false;
    const attempt = () => {
      if (isAnswered || this.#areLeaving) return;
      void platform.request(code, request).then(() => {
        if (isAnswered) return;
        isAnswered = true;
        then();
      });
      scheduler.later(4_000, attempt);
    };
    attempt();
  }

  /** Requests a seat and connects. */
  enter(client: SiteClient): void {
    if (this.#areLeaving) return;
    const member = person(this.all.indexOf(client) + 1);
    this.request({ type: 'join', person: member }, () => {
      if (!this.#areLeaving) client.connect();
    });
  }

  #newClient(user: string): SiteClient {
    const { scheduler, random } = this.#options;
    return new SiteClient({
      user,
      name: user,
      history: new ClientHistory(user),
      now: () => scheduler.now,
      later: (ms, job) => scheduler.later(ms, job),
      reconnectDelay: () => random.int(100, 2_000),
      dial: (handlers) => this.#dial(user, handlers),
    });
  }

  #dial(user: string, handlers: LinkHandlers): Promise<SiteLink> {
    const { scheduler, random, faults, ledger, trace } = this.#options;
    return new Promise((resolve) => {
      scheduler.later(random.int(1, 80), () => {
        const ticket = this.#newTicket(user);
        let isRedeemed = false;
        const link = this.#open(user, ticket, handlers, (messages, frame) => {
          if (messages.length > 0) trace(`  to ${user}: ${summaryOf(messages)}`);
          ledger.sent(user, messages, frame);
          // A room sends only what it has stored, so it has stored that the ticket is used.
          if (!isRedeemed && faults.happens('stolenTicket'))
            scheduler.later(random.int(0, 20_000), () => this.#steal(user, ticket));
          isRedeemed = true;
        });
        this.links.set(user, link);
        resolve(link);
      });
    });
  }

  #newTicket(user: string): Ticket {
    this.#tickets += 1;
    return {
      aud: 'party',
      kind: 'user',
      room: this.#options.code,
      sub: user,
      username: user,
      avatar: 1,
      session: `session of ${user}`,
      jti: `ticket-${this.#tickets}`,
      exp: this.#options.platform.now / 1000 + 60,
    };
  }

  /** Opens a connection with a ticket that was used before. The room must not send anything to it. */
  #steal(user: string, ticket: Ticket): void {
    // The platform refuses expired tickets. Some more seconds, because the room's clock can be set back.
    if (this.#options.platform.now / 1000 > ticket.exp - 30) return;
    const handlers: LinkHandlers = { onFrame: () => {}, onPing: () => {}, onClose: () => {} };
    this.#open(user, ticket, handlers, (messages) =>
      this.#options.verdict.expect(
        messages.length === 0,
        `a used ticket of ${user} opened another connection`,
      ),
    );
  }

  #open(
    user: string,
    ticket: Ticket,
    client: LinkHandlers,
    sent: (messages: readonly ServerMessage[], frame: string) => void,
  ): SimulatedLink {
    const { scheduler, random, faults, platform: room } = this.#options;
    const link = new SimulatedLink({
      ...{ user, scheduler, random, faults, room, client },
      sent: (_, messages, frame) => sent(messages, frame),
    });
    room.connect(link.socket, ticket);
    return link;
  }
}

const summaryOf = (messages: readonly ServerMessage[]): string =>
  messages
    .map((message) => {
      if ('ack' in message) return `ack ${message.ack} ${message.ok ? 'ok' : message.error}`;
      if ('line' in message) return `line ${message.line.id}`;
      return 'seq' in message ? `${message.type} ${message.seq}` : message.type;
    })
    .join(', ');
