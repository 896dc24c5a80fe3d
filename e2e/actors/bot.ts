import { randomUUID } from 'node:crypto';
import { emptyRoomModel, type RoomModel, receive } from '@tallyho/game/client/room-model';
import { type Answer, type Board, isComplete, sampleAnswer } from '@tallyho/game/minigames/registry';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { ClientCommand, CommandInput } from '@tallyho/game/protocol/client';
import { isTerminal } from '@tallyho/game/protocol/close-codes';
import { greeting, greetingInterval, ping } from '@tallyho/game/protocol/greeting';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { RoomView } from '@tallyho/game/protocol/view';
import type { Account } from './account.ts';

type Result = { ok: true } | { ok: false; error: RejectCode };

/** Where the room of a lobby is, with a fresh ticket. */
async function socketAddress({ visitor }: Account, code: string): Promise<string> {
  const { ticket, url } = await visitor.ask<{ ticket: string; url: string }>('POST', '/api/party/ticket', {
    room: code,
  });
  const address = new URL(`/parties/main/${code}`, url);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('v', String(protocolVersion));
  return address.href;
}

/** A socket that claims to come from a page of `origin`. */
function dial(address: string, origin: string): WebSocket {
  // Node's WebSocket takes headers; its type here is the browsers', which does not.
  const socket = new WebSocket(address, { headers: { origin } } as unknown as string[]);
  const greet = () => socket.send(greeting);
  let greetings: NodeJS.Timeout | undefined;
  socket.addEventListener('open', () => {
    greet();
    greetings = setInterval(greet, greetingInterval);
  });
  socket.addEventListener('close', () => clearInterval(greetings));
  return socket;
}

const patience = 15_000;

/** A member who plays over the socket alone: fills seats where a browser is not what is tested. */
export class Bot {
  readonly account: Account;
  readonly code: string;
  /** Everything the server sent, as it came. */
  readonly frames: string[] = [];
  /** The code of the last close; null while open. */
  closedWith: number | null = null;
  #model: RoomModel = emptyRoomModel;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { command: ClientCommand; resolve: (result: Result) => void }>();
  #listeners = new Set<() => void>();
  #isGone = false;

  constructor(account: Account, code: string) {
    this.account = account;
    this.code = code;
  }

  /** A seated account's bot, once it has received the room. */
  static async connect(account: Account, code: string): Promise<Bot> {
    const bot = new Bot(account, code);
    await bot.#open();
    await bot.until(() => true);
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
    const { origin } = new URL(this.account.visitor.url);
    const socket = dial(await socketAddress(this.account, this.code), origin);
    this.#socket = socket;
    this.closedWith = null;
    socket.onmessage = ({ data }) => this.#take(String(data));
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.closedWith = code;
      this.#changed();
      if (!this.#isGone && !isTerminal(code)) void this.#comeBack();
    };
  }

  async #comeBack(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (this.#isGone) return;
    await this.#open().catch(() => this.#comeBack());
  }

  #take(data: string): void {
    if (data === ping) return void this.raw(greeting);
    this.frames.push(data);
    for (const message of JSON.parse(data) as ServerMessage[]) {
      if ('ack' in message) {
        const result: Result = message.ok ? { ok: true } : { ok: false, error: message.error };
        this.#waiting.get(message.ack)?.resolve(result);
        this.#waiting.delete(message.ack);
      } else {
        this.#model = receive(this.#model, message);
        if (message.type === 'snapshot') for (const { command } of this.#waiting.values()) this.raw(command);
      }
    }
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Sends anything at all, without waiting. */
  raw(data: unknown): void {
    this.#socket?.send(typeof data === 'string' ? data : JSON.stringify(data));
  }

  /** Resolves to the room's answer. */
  async send(input: CommandInput): Promise<Result> {
    const command = { ...input, id: randomUUID() } as ClientCommand; // a command is its input and an id
    return new Promise((resolve) => {
      this.#waiting.set(command.id, { command, resolve });
      this.raw(command);
    });
  }

  /** As `send`, but a refusal is a failure. */
  async do(input: CommandInput): Promise<void> {
    const result = await this.send(input);
    if (!result.ok) throw new Error(`${this.account.username}: ${input.type} was refused: ${result.error}`);
  }

  /** Resolves once `check` is true of the view; throws after 15 s. */
  async until(check: (view: RoomView, bot: this) => boolean): Promise<RoomView> {
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
          new Error(`${this.account.username} waited in vain: ${check}\n${JSON.stringify(this.#model.view)}`),
        );
      }, patience);
      this.#listeners.add(attempt);
      attempt();
    });
  }

  async untilPhase<Phase extends RoomView['stage']['phase']>(
    phase: Phase,
  ): Promise<Extract<RoomView['stage'], { phase: Phase }>> {
    const { stage } = await this.until((view) => view.stage.phase === phase);
    return stage as Extract<RoomView['stage'], { phase: Phase }>; // just checked
  }

  /** Resolves to the close code once the socket is closed. */
  async untilClosed(): Promise<number> {
    await this.until(() => this.closedWith !== null);
    return this.closedWith ?? 0;
  }

  #gameId(): string {
    return this.view.game?.id ?? '';
  }

  async start(): Promise<void> {
    await this.do({ type: 'startGame' });
  }

  async ready(): Promise<void> {
    await this.untilPhase('readying');
    await this.do({ type: 'confirmReadiness', gameId: this.#gameId() });
  }

  async choose(theme: string): Promise<void> {
    await this.untilPhase('choosing');
    await this.do({ type: 'themeChosen', gameId: this.#gameId(), theme });
  }

  /** The round that is played now, as commands name it. */
  round(): { gameId: string; theme: string; game: number } {
    const { game } = this.view;
    return { gameId: this.#gameId(), theme: game?.theme?.name ?? '', game: game?.currentGameRound ?? 0 };
  }

  /** Locks and sends an answer: a complete one for the board, unless given. */
  async answer(given?: (board: Board) => Answer): Promise<Answer> {
    const { board } = await this.untilPhase('playing');
    const gameData = given ? given(board) : sampleAnswer(board, Math.random);
    if (!isComplete(board, gameData)) throw new Error('That answer is not complete');
    const round = this.round();
    await this.do({ type: 'gameRoundConfirmation', ...round, code: 1, gameData });
    await this.do({ type: 'gameRoundConfirmation', ...round, code: 2, gameData });
    return gameData;
  }

  async nextRound(): Promise<void> {
    await this.untilPhase('results');
    await this.do({ type: 'nextRound', ...this.round() });
  }

  async endGame(): Promise<void> {
    await this.do({ type: 'gameFinished', gameId: this.#gameId() });
  }

  /** Closes the socket without a word, as a closed tab does; the seat stays. */
  vanish(): void {
    this.#isGone = true;
    this.#socket?.close();
  }
}
