import { emptyRoomModel, type RoomModel, receive } from '@tallyho/game/client/room-model';
import { type Answer, type Board, isComplete, sampleAnswer } from '@tallyho/game/minigames/registry';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { CommandInput } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { RoomView } from '@tallyho/game/protocol/view';
import { SocketClient } from './socket-client.ts';

type Result = true | RejectCode;
type Pending = { readonly frame: string; readonly resolve: (result: Result) => void };

/**
 * A player's client of a room: the product's room model over a socket. Like the site, it sends commands that were not
 * acknowledged again after each snapshot.
 */
export class RoomClient extends SocketClient<ServerMessage> {
  model: RoomModel = emptyRoomModel;
  readonly #pending = new Map<string, Pending>();

  /** The room as this player sees it; null before the first snapshot. */
  get view(): RoomView | null {
    return this.model.view;
  }

  get phase(): RoomView['stage']['phase'] | null {
    return this.view?.stage.phase ?? null;
  }

  get gameId(): string {
    return this.view?.game?.id ?? '';
  }

  /** The current round, in the form that commands contain. */
  get roundKey(): { gameId: string; theme: string; game: number } {
    const game = this.view?.game;
    return { gameId: this.gameId, theme: game?.theme?.name ?? '', game: game?.currentGameRound ?? 0 };
  }

  protected override onMessage(message: ServerMessage): void {
    if ('ack' in message) {
      this.#pending.get(message.ack)?.resolve(message.ok || message.error);
      this.#pending.delete(message.ack);
      return;
    }
    this.model = receive(this.model, message);
    if (message.type === 'snapshot') for (const { frame } of this.#pending.values()) this.raw(frame);
  }

  protected override describe(): string {
    return `close code ${this.closeCode}, ${JSON.stringify(this.model.view)}`;
  }

  /** Resolves when the room has sent its snapshot. Rejects if it closes the socket instead. */
  async joined(): Promise<this> {
    await this.until('a snapshot', () => this.model.view !== null || this.closeCode !== null);
    if (this.model.view === null) throw new Error(`The room closed the socket with ${this.closeCode}`);
    return this;
  }

  /** Sends a command. Resolves with true, or with its reject code. */
  send(input: CommandInput, id: string = crypto.randomUUID()): Promise<Result> {
    const frame = JSON.stringify({ id, ...input });
    return new Promise((resolve) => {
      this.#pending.set(id, { frame, resolve });
      this.raw(frame);
    });
  }

  /** Like `send`, but throws if the room rejects the command. */
  async sendOrThrow(input: CommandInput): Promise<void> {
    const result = await this.send(input);
    if (result !== true) throw new Error(`${input.type} was rejected: ${result}`);
  }

  /** Resolves when the room is in this phase. Rejects after `timeout` ms. */
  async inPhase<Phase extends RoomView['stage']['phase']>(
    phase: Phase,
    options?: { timeout?: number },
  ): Promise<Extract<RoomView['stage'], { phase: Phase }>> {
    const stage = await this.until(
      `the phase ${phase}`,
      () => this.view?.stage.phase === phase && this.view.stage,
      options,
    );
    return stage as Extract<RoomView['stage'], { phase: Phase }>; // just checked
  }

  /** Returns a random complete answer for the current board. */
  sampleAnswer(): Answer {
    return sampleAnswer(this.#board(), Math.random);
  }

  /** Locks and sends an answer for the current board, by default a random complete one. */
  async sendAnswer(gameData: Answer = this.sampleAnswer()): Promise<Answer> {
    if (!isComplete(this.#board(), gameData)) throw new Error('The answer is not complete');
    const round = this.roundKey;
    await this.sendOrThrow({ type: 'gameRoundConfirmation', ...round, code: 1, gameData });
    await this.sendOrThrow({ type: 'gameRoundConfirmation', ...round, code: 2, gameData });
    return gameData;
  }

  #board(): Board {
    const stage = this.view?.stage;
    if (stage?.phase !== 'playing') throw new Error('There is no board');
    return stage.board;
  }
}
