import type { ChatLine } from '@tallyho/game/chat/chat';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { ClientCommand } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';

/** What one client has sent and received. */
export class ClientHistory {
  readonly user: string;
  readonly commands = new Map<string, ClientCommand>();
  readonly results = new Map<string, true | RejectCode>();
  /** The chat lines that this client has received, by id. */
  readonly lines = new Map<number, ChatLine>();
  /** The ids of the games whose end this client has seen. */
  readonly finishedGames = new Set<string>();
  readonly closeCodes = new Map<number, number>();
  /** Gaps on connections that lost nothing. */
  readonly unexpectedGaps: string[] = [];
  /** Two different chat lines with one id. */
  readonly changedLines: number[] = [];
  /** Why the last connection attempt failed; empty after a successful one. */
  connectError = '';
  gaps = 0;
  resyncs = 0;
  reconnects = 0;

  constructor(user: string) {
    this.user = user;
  }

  sent(command: ClientCommand): void {
    this.commands.set(command.id, command);
  }

  acknowledged(id: string, result: true | RejectCode): void {
    this.results.set(id, result);
  }

  closed(code: number): void {
    this.closeCodes.set(code, (this.closeCodes.get(code) ?? 0) + 1);
  }

  gap(isExpected: boolean, message: ServerMessage): void {
    this.gaps += 1;
    if (!isExpected) this.unexpectedGaps.push(JSON.stringify(message).slice(0, 80));
  }

  received(message: Exclude<ServerMessage, { ack: string }>): void {
    if (message.type === 'snapshot') for (const line of message.chat) this.#line(line);
    else if ('line' in message) this.#line(message.line);
  }

  #line(line: ChatLine): void {
    const known = this.lines.get(line.id);
    if (known && known.text !== line.text) this.changedLines.push(line.id);
    this.lines.set(line.id, line);
  }
}

/** The text of the chat line that a client sends with this command id. */
export const chatTextOf = (id: string): string => `line ${id}`;
