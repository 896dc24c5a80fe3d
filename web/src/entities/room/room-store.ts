import { emptyRoomModel, type RoomModel, receive } from '@tallyho/game/client/room-model';
import type { ClientCommand, Page } from '@tallyho/game/protocol/client';
import { type CloseReason, closeCodes, isTerminal } from '@tallyho/game/protocol/close-codes';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { isGameRunning } from '@tallyho/game/protocol/view';
import { errorText } from '../../shared/api/api-error.ts';
import { messagesIn } from '../../shared/api/frame.ts';
import { createStore } from '../../shared/store/store.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { CommandOutbox, withCommandId } from './command-outbox.ts';
import type { PendingMessage, Room, RoomSnapshot } from './room.ts';
import { type OpenSocket, openSocket } from './room-socket.ts';
import { ShownMoods } from './shown-moods.ts';
import { SnapshotRequest } from './snapshot-request.ts';
import { addressWith, refusalReason, retryAfterOf, socketAddress, type TicketAnswer } from './ticket.ts';

/**
 * An open socket that does not respond to a command for this long is treated as dead, in milliseconds. Other frames do
 * not extend it.
 */
const answerTimeout = 8_000;

/** How long a page must be shown before it is reported to the room, in milliseconds. */
const pageReportDelay = 1_000;

/** Consecutive unreadable frames that are allowed before a new connection is opened. */
const maxUnreadableFrames = 3;

interface Wiring {
  readonly open?: OpenSocket;
  /** Rejects with an ApiError; see `refusalReason`. */
  readonly address?: (code: string) => Promise<string>;
  /** For the first connection. Later ones request their own. */
  readonly ticket?: TicketAnswer;
  readonly now?: () => number;
}

const closeReasons = new Map<number, CloseReason>(
  Object.entries(closeCodes).map(([reason, code]) => [code, reason as CloseReason]), // the keys of closeCodes
);

/** Connects to a room and stays connected until `close`, or until the room ends the connection permanently. */
export function openRoom(code: string, wiring: Wiring = {}): Room {
  const { open = openSocket, address = socketAddress, now = Date.now } = wiring;
  let { ticket } = wiring;
  const outbox = new CommandOutbox();
  let model: RoomModel = emptyRoomModel;
  let page: Page = 'game';
  /** The page that this connection has reported to the room. Nothing is reported or stored in the lobby. */
  let reportedPage: Page = 'game';
  let pageTimer: ReturnType<typeof setTimeout> | undefined;
  /** Number of consecutive unreadable frames. */
  let unreadable = 0;
  /** When the API gives tickets again, in epoch ms. */
  let refusedUntil = 0;
  let isOver = false;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<RoomSnapshot>({
    connection: { status: 'connecting' },
    view: null,
    chat: [],
    pendingChat: [],
    elsewhere: [],
    clockOffset: 0,
    lastEvent: null,
    gameError: null,
    nudge: null,
    moods: {},
  });
  const shownMoods = new ShownMoods((moods) => set({ moods }));

  function set(change: Partial<RoomSnapshot>): void {
    store.set({ ...store.getSnapshot(), ...change });
  }

  const pendingChat = (): PendingMessage[] =>
    outbox.commands.flatMap((command) =>
      command.type === 'sendMessage' ? [{ id: command.id, text: command.text }] : [],
    );

  /** True while the user is in a game or at its results. */
  const isInGame = (): boolean => {
    const { connection, view } = store.getSnapshot();
    return connection.status === 'live' && view !== null && view.stage.phase !== 'lobby';
  };

  /**
   * Reports the shown page to the room after a short delay, because the start of a game or a reload first navigates
   * to its page.
   */
  function reportPage(): void {
    clearTimeout(pageTimer);
    if (!isInGame()) reportedPage = 'game';
    else if (page !== reportedPage)
      pageTimer = setTimeout(() => {
        reportedPage = page;
        socket.send(JSON.stringify(withCommandId({ type: 'viewPage', page })));
      }, pageReportDelay);
  }

  function sendCommand(command: ClientCommand): void {
    outbox.markSent(command.id, performance.now());
    socket.send(JSON.stringify(command));
  }

  /** Sets the timer for the response to the command that waits longest. */
  function watchForAnswers(): void {
    clearTimeout(answerTimer);
    const { oldestSentAt } = outbox;
    if (oldestSentAt === null || store.getSnapshot().connection.status !== 'live') return;
    answerTimer = setTimeout(() => socket.reconnect(), oldestSentAt + answerTimeout - performance.now());
  }

  function end(reason: CloseReason): void {
    isOver = true;
    clearTimeout(answerTimer);
    clearTimeout(pageTimer);
    shownMoods.stop();
    snapshotRequest.reset();
    socket.close();
    outbox.settleAll({ ok: false, error: 'notMember' });
    set({ connection: { status: 'ended', reason }, pendingChat: [] });
  }

  const snapshotRequest = new SnapshotRequest((command) => socket.send(JSON.stringify(command)));

  function resume(): void {
    snapshotRequest.reset();
    outbox.dropOutdated();
    for (const command of outbox.commands) sendCommand(command);
  }

  /** Applies one message. The changes are collected, so that a whole frame is published in one update. */
  function applyMessage(message: ServerMessage, change: Partial<RoomSnapshot>): Partial<RoomSnapshot> {
    if ('ack' in message) {
      outbox.settle(message.ack, message.ok ? { ok: true } : { ok: false, error: message.error });
      if (!message.ok) snapshotRequest.rejected(message.ack);
      return change;
    }
    if (message.type === 'nudge') {
      const { by, nextAt } = message;
      return { ...change, nudge: { by, nextAt, count: (store.getSnapshot().nudge?.count ?? 0) + 1 } };
    }
    if (message.type === 'mood') return { ...change, moods: shownMoods.show(message.by, message.mood) };
    if (message.type === 'gameFinishedError') {
      // Only the room decides if the game is over.
      snapshotRequest.send();
      const count = (store.getSnapshot().gameError?.count ?? 0) + 1;
      return { ...change, gameError: { message: message.message, count } };
    }
    model = receive(model, message);
    const taken = { ...change, view: model.view, chat: model.chat, elsewhere: model.elsewhere };
    if (message.type === 'snapshot')
      return { ...taken, connection: { status: 'live' }, lastEvent: null, clockOffset: message.now - now() };
    if (!('patch' in message)) return taken;
    // The fastest message gives the best clock difference: the others spent more time in transit.
    const clockOffset = Math.max(change.clockOffset ?? store.getSnapshot().clockOffset, message.now - now());
    return { ...taken, clockOffset, lastEvent: { name: message.type, seq: message.seq } };
  }

  /**
   * A fresh snapshot replaces the content of the unreadable frame. If frames stay unreadable, one new connection is
   * opened.
   */
  function dropFrame(): void {
    unreadable += 1;
    console.error(`A frame of the room could not be read (${unreadable} in a row)`);
    // The unreadable frame may have contained the requested snapshot.
    snapshotRequest.reset();
    if (unreadable < maxUnreadableFrames) snapshotRequest.send();
    else if (unreadable === maxUnreadableFrames) socket.reconnect();
  }

  function onFrame(data: string): void {
    const messages = messagesIn<ServerMessage>(data);
    if (!messages) {
      dropFrame();
      return;
    }
    unreadable = 0;
    const change = messages.reduce((sum, message) => applyMessage(message, sum), {});
    const wasInGame = isInGame();
    set({ ...change, pendingChat: pendingChat() });
    if (isInGame() !== wasInGame) reportPage();
    if (model.view) socket.watch(isGameRunning(model.view.stage.phase));
    if (messages.some((message) => 'type' in message && message.type === 'snapshot')) resume();
    if (model.needsResync) snapshotRequest.send();
    watchForAnswers();
  }

  /** A ticket works once. After the API has refused one for a time, none is asked for until then. */
  async function nextAddress(): Promise<string> {
    const firstTicket = ticket;
    ticket = undefined;
    if (firstTicket) return addressWith(code, firstTicket);
    const wait = refusedUntil - now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (isOver) throw new Error('The room was left while its socket waited.');
    return address(code);
  }

  /** Notes for how long the API refuses tickets, and says so once. */
  function noteRefusal(error: unknown): void {
    const seconds = retryAfterOf(error);
    if (seconds === null) return;
    refusedUntil = now() + seconds * 1_000;
    if (!isOver) showToast(`${errorText(error)} The lobby then connects by itself.`, 'bad');
  }

  const socket = open(
    () =>
      nextAddress().catch((error: unknown) => {
        const reason = refusalReason(error);
        if (reason) end(reason);
        noteRefusal(error);
        throw error;
      }),
    {
      onOpen: () => snapshotRequest.reset(),
      onMessage: onFrame,
      onClose: (closeCode) => {
        if (store.getSnapshot().connection.status === 'ended') return;
        const reason = closeReasons.get(closeCode);
        // The browser may have a newer session, after a proof of identity. The next ticket request decides.
        if (reason && reason !== 'sessionEnded' && isTerminal(closeCode)) end(reason);
        else set({ connection: { status: store.getSnapshot().view ? 'reconnecting' : 'connecting' } });
        watchForAnswers();
        reportPage();
      },
    },
  );

  return {
    code,
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    send: (input) => {
      if (store.getSnapshot().connection.status === 'ended')
        return Promise.resolve({ ok: false, error: 'notMember' });
      const { command, result } = outbox.add(input);
      if (store.getSnapshot().connection.status === 'live') sendCommand(command);
      if (command.type === 'sendMessage') set({ pendingChat: pendingChat() });
      watchForAnswers();
      return result;
    },
    showPage: (shown) => {
      page = shown;
      reportPage();
    },
    close: () => {
      isOver = true;
      clearTimeout(answerTimer);
      clearTimeout(pageTimer);
      shownMoods.stop();
      snapshotRequest.reset();
      socket.close();
      outbox.settleAll({ ok: false, error: 'notMember' });
    },
  };
}
