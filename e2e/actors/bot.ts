import { sampleGuess } from '@tallyho/game/minigames/guess';
import { type Answer, type Board, guessQuestionOf, isComplete } from '@tallyho/game/minigames/registry';
import { isTerminal } from '@tallyho/game/protocol/close-codes';
import { heartbeatInterval } from '@tallyho/game/protocol/heartbeat';
import type { RoomView } from '@tallyho/game/protocol/view';
import { RoomClient } from '../../testkit/room-client.ts';
import { fetchRoomAddress } from '../../testkit/socket-address.ts';
import type { Account } from './account.ts';

const retryAfter = 200;
/** How long the other players of a round can take, on a busy machine. */
const longestRound = 300_000;

/** A member who plays over a socket without a browser, and reconnects. Fills the seats that a test does not look at. */
export class Bot extends RoomClient {
  readonly account: Account;
  readonly code: string;
  #isDisconnected = false;

  private constructor(account: Account, code: string, url: string) {
    super(url, { origin: new URL(account.client.url).origin, heartbeatEvery: heartbeatInterval });
    this.account = account;
    this.code = code;
  }

  /** Connects a bot for an account that has a seat. Resolves when it has received the room. */
  static async connect(account: Account, code: string): Promise<Bot> {
    return new Bot(account, code, await fetchRoomAddress(account.client, code)).joined();
  }

  override get view(): RoomView {
    if (!super.view) throw new Error('The room has not been received yet');
    return super.view;
  }

  get chat(): readonly string[] {
    return this.model.chat.map(({ username, text }) => `${username}: ${text}`);
  }

  protected override onClose(code: number): void {
    if (!this.#isDisconnected && !isTerminal(code)) void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
    if (this.#isDisconnected) return;
    try {
      this.reopen(await fetchRoomAddress(this.account.client, this.code));
    } catch {
      await this.#reconnect();
    }
  }

  /** Resolves when `check` returns true for the view; throws after 15 s. */
  async waitFor(check: (view: RoomView, bot: this) => boolean): Promise<void> {
    await this.until(`${check}`, () => check(this.view, this));
  }

  async start(): Promise<void> {
    await this.sendOrThrow({ type: 'startGame' });
  }

  async ready(): Promise<void> {
    await this.inPhase('readyCheck');
    await this.sendOrThrow({ type: 'confirmReadiness', gameId: this.gameId });
  }

  async choose(theme: string): Promise<void> {
    await this.inPhase('choosing');
    await this.sendOrThrow({ type: 'themeChosen', gameId: this.gameId, theme });
  }

  /** Locks and sends an answer: the result of `given`, or a random complete one. */
  async answer(given?: (board: Board) => Answer): Promise<Answer> {
    const { board } = await this.inPhase('playing');
    return this.sendAnswer(given?.(board));
  }

  /** Guesses at random what the group says. Does nothing if the round asks for no guess, or has ended already. */
  async guess(): Promise<void> {
    const { stage, seats } = this.view;
    const question = stage.phase === 'playing' ? guessQuestionOf(stage.board) : null;
    if (!question) return;
    const guess = sampleGuess(question, seats.length, Math.random);
    // The round may end at the same time.
    await this.send({ type: 'setGuess', ...this.roundKey, guess });
  }

  /** Answers each step of the round as it comes, until the results or the end of the test. Waits for the others as long as they need. */
  async answerSteps(): Promise<void> {
    let answered = '';
    const hasNews = () => {
      const { stage } = this.view;
      return (
        this.#isDisconnected ||
        stage.phase !== 'playing' ||
        (JSON.stringify(stage.board) !== answered && !isComplete(stage.board, null))
      );
    };
    for (;;) {
      await this.until('a step to answer', hasNews, { timeout: longestRound });
      const { stage } = this.view;
      if (this.#isDisconnected || stage.phase !== 'playing') return;
      answered = JSON.stringify(stage.board);
      await this.answer();
    }
  }

  /** Ends the show of the results for all players. */
  async skipShow(): Promise<void> {
    await this.inPhase('results');
    await this.sendOrThrow({ type: 'skipShow', ...this.roundKey });
  }

  async nextRound(): Promise<void> {
    await this.inPhase('results');
    await this.sendOrThrow({ type: 'nextRound', ...this.roundKey });
  }

  async endGame(): Promise<void> {
    await this.sendOrThrow({ type: 'gameFinished', gameId: this.gameId });
  }

  /** Closes the socket without leaving, like a closed tab; the seat is kept. */
  disconnect(): void {
    this.#isDisconnected = true;
    this.close();
  }
}
