import type { Page } from '@playwright/test';
import { emptyRoomModel, receive } from '@tallyho/game/client/room-model';
import { answerToPing, readHeartbeat } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { UserMessage } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import type { RoomView } from '@tallyho/game/protocol/view';

/** An HTTP response of the API, as the page received it. */
export interface ApiResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

/** Records all frames, API responses and errors of a page. */
export class Recording {
  /** The frames that the page received over its sockets, in order. */
  readonly frames: string[] = [];
  /** The frames that the page sent, without heartbeats: those are sent at any time. */
  readonly sent: string[] = [];
  readonly responses: ApiResponse[] = [];
  /** The messages of the person socket, in order. */
  readonly userMessages: UserMessage[] = [];
  /** Unexpected errors of the page. */
  readonly errors: string[] = [];
  readonly #pending = new Set<Promise<void>>();
  #model = emptyRoomModel;
  #allowedErrors: RegExp[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.#addError(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#addError(`${message.text()} (${message.location().url})`);
    });
    page.on('websocket', (socket) => {
      const isUserSocket = new URL(socket.url()).pathname.startsWith(`/parties/${userObjectNames.party}/`);
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        if (answerToPing(text) !== null) return;
        this.frames.push(text);
        // The two kinds of sockets send these types only.
        if (isUserSocket) this.userMessages.push(...(JSON.parse(text) as UserMessage[]));
        else this.#model = (JSON.parse(text) as ServerMessage[]).reduce(receive, this.#model);
      });
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        if (readHeartbeat(text) === null) this.sent.push(text);
      });
    });
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      if (!pathname.startsWith('/api/')) return;
      const reading = response
        .text()
        .catch(() => '')
        .then((body) => {
          const path = pathname + search;
          this.responses.push({ method: response.request().method(), path, status: response.status(), body });
        })
        .finally(() => this.#pending.delete(reading));
      this.#pending.add(reading);
    });
  }

  /** The room as the page received it; null before the first snapshot. */
  get room(): RoomView | null {
    return this.#model.view;
  }

  /** Allows errors that match a pattern, because the test causes them. */
  allowErrors(...patterns: readonly RegExp[]): void {
    this.#allowedErrors = [...this.#allowedErrors, ...patterns];
  }

  /** All received frames and response bodies. */
  async received(): Promise<string> {
    await Promise.all(this.#pending);
    return [...this.frames, ...this.responses.map(({ body }) => body)].join('\n');
  }

  #addError(text: string): void {
    if (!this.#allowedErrors.some((pattern) => pattern.test(text))) this.errors.push(text);
  }
}
