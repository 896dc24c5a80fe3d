import { randomUUID } from 'node:crypto';
import { emptyRoomModel, type RoomModel, receive } from '@tallyho/game/client/room-model';
import { type Answer, type Board, isComplete, sampleAnswer } from '@tallyho/game/minigames/registry';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { ClientCommand, CommandInput } from '@tallyho/game/protocol/client';
import { isTerminal } from '@tallyho/game/protocol/close-codes';
import { heartbeatFrame, heartbeatInterval, ping } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { RoomView } from '@tallyho/game/protocol/view';
import type { Account } from './account.ts';

type Result = { ok: true } | { ok: false; error: RejectCode };

/** The socket address of a lobby's room, with a new ticket. */
async function socketAddress({ client }: Account, code: string): Promise<string> {
  const { ticket, url } = await client.requestJson<{ ticket: string; url: string }>(
    'POST',
    '/api/party/ticket',
    {
      room: code,
    },
  );
  const address = new URL(`/parties/main/${code}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  return address.href;
}

/** Opens a socket with the Origin header of a page of `origin`. */
function openSocket(address: string, origin: string): WebSocket {
  // Node's WebSocket accepts headers; the type used here is the browser's, which does not.
  const socket = new WebSocket(address, { headers: { origin } } as unknown as string[]);
  const sendHeartbeat = () => socket.send(heartbeatFrame);
  let heartbeats: NodeJS.Timeout | undefined;
  socket.addEventListener('open', () => {
    sendHeartbeat();
    heartbeats = setInterval(sendHeartbeat, heartbeatInterval);
  });
  socket.addEventListener('close', () => clearInterval(heartbeats));
  return socket;
}

const waitTimeout = 15_000;

/** A member who plays over a socket without a browser. Fills the seats that a test does not look at. */
export class Bot {
  readonly account: Account;
  readonly code: string;
  /** All frames from the server, unparsed. */
  readonly frames: string[] = [];
  /** The code of the last close; null while the socket is open. */
  closeCode: number | null = null;
  #model: RoomModel = emptyRoomModel;
  #socket: WebSocket | null = null;
  #pending = new Map<string, { command: ClientCommand; resolve: (result: Result) => void }>();
  #listeners = new Set<() => void>();
  #isDisconnected = false;

  constructor(account: Account, code: string) {
    this.account = account;
    this.code = code;
  }

  /** Connects a bot for an account that has a seat. Resolves when it has received the room. */
  static async connect(account: Account, code: string): Promise<Bot> {
    const bot = new Bot(account, code);
    await bot.#open();
    await bot.waitFor(() => true);
    return bot;
  }

  get view(): RoomView {
    if (!this.#model.view) throw new Error('The room has not been received yet');
    return this.#model.view;
  }

  get seq(): number {
    return this.#model.seq;
  }

  get chat(): readonly string[] {
    return this.#model.chat.map(({ username, text }) => `${username}: ${text}`);
  }

  async #open(): Promise<void> {
    const { origin } = new URL(this.account.client.url);
    const socket = openSocket(await socketAddress(this.account, this.code), origin);
    this.#socket = socket;
    this.closeCode = null;
    socket.onmessage = ({ data }) => this.#onFrame(String(data));
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.closeCode = code;
      this.#notify();
      if (!this.#isDisconnected && !isTerminal(code)) void this.#reconnect();
    };
  }

  async #reconnect(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (this.#isDisconnected) return;
    await this.#open().catch(() => this.#reconnect());
  }

  #onFrame(data: string): void {
    if (data === ping) return void this.sendRaw(heartbeatFrame);
    this.frames.push(data);
    for (const message of JSON.parse(data) as ServerMessage[]) {
      if ('ack' in message) {
        const result: Result = message.ok ? { ok: true } : { ok: false, error: message.error };
        this.#pending.get(message.ack)?.resolve(result);
        this.#pending.delete(message.ack);
      } else {
        this.#model = receive(this.#model, message);
        if (message.type === 'snapshot')
          for (const { command } of this.#pending.values()) this.sendRaw(command);
      }
    }
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Sends any frame without waiting for an acknowledgement. */
  sendRaw(data: unknown): void {
    this.#socket?.send(typeof data === 'string' ? data : JSON.stringify(data));
  }

  /** Resolves to the room's acknowledgement. */
  async send(input: CommandInput): Promise<Result> {
    const command = { ...input, id: randomUUID() } as ClientCommand; // a command consists of its input and an id
    return new Promise((resolve) => {
      this.#pending.set(command.id, { command, resolve });
      this.sendRaw(command);
    });
  }

  /** Like `send`, but throws if the room rejects the command. */
  async sendOrThrow(input: CommandInput): Promise<void> {
    const result = await this.send(input);
    if (!result.ok) throw new Error(`${this.account.username}: ${input.type} was refused: ${result.error}`);
  }

  /** Resolves when `check` returns true for the view; throws after 15 s. */
  async waitFor(check: (view: RoomView, bot: this) => boolean): Promise<RoomView> {
    return new Promise((resolve, reject) => {
      const attempt = () => {
        const { view } = this.#model;
        if (!view || !check(view, this)) return;
        clearTimeout(timer);
        this.#listeners.delete(attempt);
        resolve(view);
      };
      const timer = setTimeout(() => {
        this.#listeners.delete(attempt);
        reject(
          new Error(
            `${this.account.username} timed out waiting for: ${check}\n${JSON.stringify(this.#model.view)}`,
          ),
        );
      }, waitTimeout);
      this.#listeners.add(attempt);
      attempt();
    });
  }

  async waitForPhase<Phase extends RoomView['stage']['phase']>(
    phase: Phase,
  ): Promise<Extract<RoomView['stage'], { phase: Phase }>> {
    const { stage } = await this.waitFor((view) => view.stage.phase === phase);
    return stage as Extract<RoomView['stage'], { phase: Phase }>; // just checked
  }

  /** Resolves to the close code once the socket is closed. */
  async waitForClose(): Promise<number> {
    await this.waitFor(() => this.closeCode !== null);
    return this.closeCode ?? 0;
  }

  #gameId(): string {
    return this.view.game?.id ?? '';
  }

  async start(): Promise<void> {
    await this.sendOrThrow({ type: 'startGame' });
  }

  async ready(): Promise<void> {
    await this.waitForPhase('readyCheck');
    await this.sendOrThrow({ type: 'confirmReadiness', gameId: this.#gameId() });
  }

  async choose(theme: string): Promise<void> {
    await this.waitForPhase('choosing');
    await this.sendOrThrow({ type: 'themeChosen', gameId: this.#gameId(), theme });
  }

  /** The current round, in the form that commands contain. */
  currentRound(): { gameId: string; theme: string; game: number } {
    const { game } = this.view;
    return { gameId: this.#gameId(), theme: game?.theme?.name ?? '', game: game?.currentGameRound ?? 0 };
  }

  /** Locks and sends an answer: the result of `given`, or a random complete one. */
  async answer(given?: (board: Board) => Answer): Promise<Answer> {
    const { board } = await this.waitForPhase('playing');
    const gameData = given ? given(board) : sampleAnswer(board, Math.random);
    if (!isComplete(board, gameData)) throw new Error('The answer is not complete');
    const round = this.currentRound();
    await this.sendOrThrow({ type: 'gameRoundConfirmation', ...round, code: 1, gameData });
    await this.sendOrThrow({ type: 'gameRoundConfirmation', ...round, code: 2, gameData });
    return gameData;
  }

  async nextRound(): Promise<void> {
    await this.waitForPhase('results');
    await this.sendOrThrow({ type: 'nextRound', ...this.currentRound() });
  }

  async endGame(): Promise<void> {
    await this.sendOrThrow({ type: 'gameFinished', gameId: this.#gameId() });
  }

  /** Closes the socket without leaving, like a closed tab; the seat is kept. */
  disconnect(): void {
    this.#isDisconnected = true;
    this.#socket?.close();
  }
}
