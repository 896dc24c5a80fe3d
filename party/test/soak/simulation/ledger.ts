import type { ChatLine } from '@tallyho/game/chat/chat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { createGameRecord, createLobbyRecord } from '@tallyho/game/room/records/records';
import { reduce } from '@tallyho/game/room/reduce';
import type { RoomState } from '@tallyho/game/room/state/state';
import { checkState } from '@tallyho/game/testing/checks';
import { restoreChat } from '../../../src/store/chat-store.ts';
import { restoreState } from '../../../src/store/storage.ts';
import { Equality } from '../equality.ts';
import { chatTextOf } from '../history.ts';
import type { ReductionRecord } from './recording-reducer.ts';
import type { Verdict } from './verdict.ts';

const statePart = /^(room$|own:|theme:|board:|record:|\*$)/;
const chatPart = /^(chat:|posters$|\*$)/;
/** Every how many commits all invariants of a state are checked. They cost more than the rest of the ledger. */
const checkEvery = 20;

/**
 * Compares what the room stores with a replay. Every stored state must be the result of the events that the room has
 * reduced since the one before, and everything that the room sends must be stored.
 */
export class Ledger {
  /** The result of the replay; null before the room exists and after it is closed. */
  state: RoomState | null = null;
  /** All players have left, and the storage was deleted. */
  isClosed = false;
  lines: readonly ChatLine[] = [];
  /** The records of all finished games, as the edge must have them. */
  readonly games = new Map<string, GameRecord>();
  readonly #verdict: Verdict;
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #equality = new Equality();
  /** Reductions of the running process that are not stored yet. */
  #unstored: ReductionRecord[] = [];
  /** The state object of the process that is stored; null after a restart. */
  #root: RoomState | null = null;
  readonly #commandIds = new Set<string>();
  readonly #chatTexts = new Set<string>();
  /** Parts of the answers of a running round, by author, that no other player may receive. */
  #secrets: { user: string; mark: string }[] = [];
  #commits = 0;

  constructor(values: ReadonlyMap<string, unknown>, verdict: Verdict) {
    this.#values = values;
    this.#verdict = verdict;
  }

  /** Handles a call of the reducer. */
  reduced(record: ReductionRecord): void {
    if (!('reject' in record.outcome)) this.#unstored.push(record);
  }

  /** Handles the end of a process. */
  processEnded(): void {
    this.#unstored = [];
    this.#root = null;
  }

  /** Handles a write of these keys. */
  committed(keys: readonly string[]): void {
    if (keys.some((key) => statePart.test(key))) this.#stateCommitted();
    if (keys.some((key) => chatPart.test(key))) this.#chatCommitted();
  }

  #stateCommitted(): void {
    let stored: RoomState | null;
    try {
      stored = restoreState(this.#values as Map<string, unknown>); // only read
    } catch (error) {
      this.#verdict.fail(`the stored room cannot be read: ${error}`);
      return;
    }
    if (!stored) {
      this.#verdict.expect(
        !this.state || this.state.seats.length === 0,
        'a room with players was deleted from storage',
      );
      this.isClosed = this.state !== null;
      this.state = null;
      return;
    }
    if (!this.state) this.state = structuredClone(stored);
    else if (!this.#replayUntil(stored)) return;
    this.#commits += 1;
    if (this.#commits % checkEvery === 0) this.#checkState(this.state);
    const users = this.state.seats.map(({ user }) => user);
    this.#verdict.expect(new Set(users).size === users.length, 'a player has two seats');
    this.#secrets = secretsOf(this.state);
  }

  #checkState(state: RoomState): void {
    try {
      checkState(state);
    } catch (error) {
      this.#verdict.fail(`an invariant of the room is broken: ${error}`);
    }
  }

  /** Replays the reductions that lead to the stored state. Returns false if there are none. */
  #replayUntil(stored: RoomState): boolean {
    const last = this.#findOrigin(stored);
    if (last !== null) return this.#replay(last, stored);
    const difference = this.#equality.difference(this.state, stored);
    this.#verdict.expect(
      difference === null,
      `storage has a room (version ${stored.version}) that no accepted event explains; ${difference} differs from version ${this.state?.version}`,
    );
    return difference === null;
  }

  /** Returns the index of the reduction that made the stored state; null if there is none. */
  #findOrigin(stored: RoomState): number | null {
    const done = JSON.stringify(stored.done);
    const candidates = this.#unstored.flatMap(({ outcome }, index) =>
      !('reject' in outcome) &&
      outcome.state.version === stored.version &&
      JSON.stringify(outcome.state.done) === done
        ? [{ index, state: outcome.state }]
        : [],
    );
    // A single candidate is compared after its replay.
    const found =
      candidates.length > 1
        ? candidates.findLast(({ state }) => this.#equality.difference(state, stored) === null)
        : candidates[0];
    return found?.index ?? null;
  }

  /** Replays the chain of reductions that ends with entry `last`. */
  #replay(last: number, stored: RoomState): boolean {
    const chain: ReductionRecord[] = [];
    let wanted: RoomState | null = null;
    for (let at = last; at >= 0; at--) {
      const record = this.#unstored[at] as ReductionRecord; // the index is in the list
      if (wanted && !('reject' in record.outcome) && record.outcome.state !== wanted) continue;
      chain.unshift(record);
      wanted = record.before;
      if (wanted === this.#root) break;
    }
    if (wanted !== this.#root && this.#equality.difference(wanted, this.state) !== null) {
      this.#verdict.fail(`the room (version ${stored.version}) is not based on the stored one`);
      return false;
    }
    for (const record of chain) this.#replayOne(record);
    const { outcome } = this.#unstored[last] as ReductionRecord; // as above
    this.#root = 'reject' in outcome ? null : outcome.state;
    this.#unstored = this.#unstored.slice(last + 1);
    const difference = this.#equality.difference(this.state, stored);
    this.#verdict.expect(difference === null, `the replay differs from storage in ${difference}`);
    return true;
  }

  #replayOne({ event, context }: ReductionRecord): void {
    const before = this.state;
    if (!before) return;
    const outcome = reduce(before, event, context);
    if ('reject' in outcome) {
      this.#verdict.fail(`the replay rejects ${event.type}: ${outcome.reject}`);
      return;
    }
    const { state, effects } = outcome;
    this.state = state;
    const rise = state.version - before.version;
    this.#verdict.expect(rise === 0 || rise === 1, `the version rises by ${rise}`);
    if (event.type === 'command') this.#accept(event.command.id, state !== before, event.user);
    const game = effects.some(({ type }) => type === 'saveGame') ? createGameRecord(state) : null;
    if (game) {
      this.#verdict.expect(!this.games.has(game._id), `the game ${game._id} finishes twice`);
      this.games.set(game._id, game);
    }
  }

  #accept(id: string, isChange: boolean, user: string): void {
    if (!isChange) return;
    this.#verdict.expect(!this.#commandIds.has(id), `the command ${id} took effect twice`);
    this.#commandIds.add(id);
    const ids = this.state?.done.find((done) => done.user === user)?.ids ?? [];
    this.#verdict.expect(new Set(ids).size === ids.length, `a command of ${user} is noted twice`);
  }

  #chatCommitted(): void {
    const { lines } = restoreChat(this.#values as Map<string, unknown>); // only read
    const last = this.lines.at(-1)?.id ?? 0;
    for (const line of lines) {
      if (line.id <= last || line.isAction) continue;
      this.#verdict.expect(!this.#chatTexts.has(line.text), `the chat line "${line.text}" was posted twice`);
      this.#chatTexts.add(line.text);
    }
    const isGapless = lines.every(({ id }, at) => at === 0 || id === (lines[at - 1]?.id ?? 0) + 1);
    this.#verdict.expect(isGapless, 'the stored chat has a gap');
    this.lines = lines;
  }

  /** Checks a frame before the network has it. */
  sent(user: string, messages: readonly ServerMessage[], frame: string): void {
    const version = this.state?.version ?? 0;
    const isMember = this.state?.seats.some((seat) => seat.user === user) ?? true;
    for (const message of messages) {
      if (!isMember && ('seq' in message || 'line' in message))
        this.#verdict.fail(`${user} has no seat, but received ${message.type}`);
      if ('ack' in message) {
        if (message.ok) this.#checkAcknowledgement(message.ack);
      } else if ('seq' in message)
        this.#verdict.expect(
          message.seq <= version || !this.state,
          `version ${message.seq} was sent before it was stored (${version})`,
        );
    }
    for (const secret of this.#secrets)
      if (secret.user !== user && frame.includes(secret.mark))
        this.#verdict.fail(`${user} received the answer of ${secret.user} before the end of the round`);
  }

  #checkAcknowledgement(id: string): void {
    const isKnown = this.#commandIds.has(id) || this.#chatTexts.has(chatTextOf(id)) || isWithoutEffect(id);
    this.#verdict.expect(isKnown, `the command ${id} was acknowledged before it was stored`);
  }

  /** The lobby record that the edge must have at the end. */
  get expectedLobby() {
    return this.state ? createLobbyRecord(this.state) : null;
  }

  /** The number of reports that are stored for delivery. */
  get reportsWaiting(): number {
    return [...this.#values.keys()].filter((key) => key.startsWith('outbox:')).length;
  }
}

/** Commands that the room acknowledges without storing anything. Their ids say so. */
const isWithoutEffect = (id: string): boolean => /^(resync|silent)-/.test(id);

/** Returns the digits of slider answers, which are unique. */
const secretsOf = ({ stage }: RoomState): { user: string; mark: string }[] => {
  if (stage.phase !== 'playing') return [];
  const { drafts, sent } = stage.round;
  const answers = [
    ...drafts.map(({ user, entry }) => ({ user, answer: entry.gameData })),
    ...sent.map(({ ratedBy, gameData }) => ({ user: ratedBy.user, answer: gameData })),
  ];
  return answers.flatMap(({ user, answer }) =>
    answer && 'ratingValue' in answer && String(answer.ratingValue).length >= 7
      ? [{ user, mark: String(answer.ratingValue) }]
      : [],
  );
};
