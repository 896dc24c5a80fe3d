import type { Page } from '@playwright/test';
import { emptyRoomModel, receive } from '@tallyho/game/client/room-model';
import type { PersonMessage } from '@tallyho/game/protocol/person';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { RoomView } from '@tallyho/game/protocol/view';

/** One HTTP answer of the API, as the page received it. */
export interface ApiResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

/** All that came to a page and all that went wrong on it, from its first moment. */
export class Recording {
  /** Texts of the frames the page received over its sockets, in order. */
  readonly frames: string[] = [];
  /** Texts of the frames the page sent. */
  readonly sent: string[] = [];
  readonly responses: ApiResponse[] = [];
  /** What the person's own socket said, in order. */
  readonly personMessages: PersonMessage[] = [];
  /** What the page complained of and was not expected to. */
  readonly errors: string[] = [];
  readonly #pending = new Set<Promise<void>>();
  #model = emptyRoomModel;
  #allowedErrors: RegExp[] = [
    // The API answers these when no user is logged in, or when there is no such thing.
    /status of (401|404) .*\/api\/(user\/(me|auth-check)|lobby\/checkUserInLobby|game\/(checkUserInGame|fetchActiveGame))/,
  ];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.#addError(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#addError(`${message.text()} (${message.location().url})`);
    });
    page.on('websocket', (socket) => {
      const isOwn = new URL(socket.url()).pathname.startsWith('/parties/person/');
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        this.frames.push(text);
        // Neither sends anything else.
        if (isOwn) this.personMessages.push(...(JSON.parse(text) as PersonMessage[]));
        else this.#model = (JSON.parse(text) as ServerMessage[]).reduce(receive, this.#model);
      });
      socket.on('framesent', ({ payload }) => this.sent.push(String(payload)));
    });
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      if (!pathname.startsWith('/api/')) return;
      const keeping = response
        .text()
        .catch(() => '')
        .then((body) => {
          const path = pathname + search;
          this.responses.push({ method: response.request().method(), path, status: response.status(), body });
        })
        .finally(() => this.#pending.delete(keeping));
      this.#pending.add(keeping);
    });
  }

  /** The room as the page has received it; null before it has. */
  get room(): RoomView | null {
    return this.#model.view;
  }

  /** Complaints like this one are part of what is tested. */
  allowErrors(...patterns: readonly RegExp[]): void {
    this.#allowedErrors = [...this.#allowedErrors, ...patterns];
  }

  /** Everything received so far: frames and answers. */
  async received(): Promise<string> {
    await Promise.all(this.#pending);
    return [...this.frames, ...this.responses.map(({ body }) => body)].join('\n');
  }

  #addError(text: string): void {
    if (!this.#allowedErrors.some((pattern) => pattern.test(text))) this.errors.push(text);
  }
}
