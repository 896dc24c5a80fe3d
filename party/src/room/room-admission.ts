import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import { refusalOf } from '@tallyho/game/room/host/presence';
import { redeemTicket } from '../access/ticket-registry.ts';
import type { Client } from '../clients/client.ts';
import type { Clients } from '../clients/clients.ts';
import { policyViolation } from '../clients/close-codes.ts';
import type { RoomRuntime } from '../pipeline/room-runtime.ts';
import type { SocketOwner } from '../ports.ts';

type Admitting = { runtime: RoomRuntime; clients: Clients };

/** Returns whom a ticket lets in. */
const ownerOf = (ticket: Ticket): SocketOwner => {
  switch (ticket.kind) {
    case 'user':
      return { kind: 'user', user: ticket.sub, isElsewhere: false };
    case 'spectator':
      return { kind: 'spectator', spectator: ticket.sub };
    default:
      return ticket satisfies never;
  }
};

/** Accepts a new socket with a valid ticket, or closes it with a code for the reason. Must run within a commit. */
export const admitSocket = (client: Client, ticket: Ticket, { runtime, clients }: Admitting): void => {
  const { context, changes } = runtime;
  const owner = ownerOf(ticket);
  const refusal = refusalOf(changes.host, owner);
  if (refusal === 'notKept' && owner.kind === 'user') runtime.add({ type: 'informed', user: owner.user });
  if (refusal) {
    clients.reject(client, closeCodes[refusal], refusal);
    return;
  }
  const tickets = redeemTicket(changes.tickets, ticket, context.now);
  if (!tickets) {
    clients.reject(client, policyViolation, 'ticket');
    return;
  }
  if (typeof tickets === 'string') {
    clients.reject(client, closeCodes[tickets], tickets);
    return;
  }
  changes.tickets = tickets;
  runtime.add({ type: 'opened', subscriber: clients.admit(client, { ...owner, session: ticket.session }) });
};
