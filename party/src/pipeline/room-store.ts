import type { UserId } from '@tallyho/game/model/person';
import { deletedName } from '@tallyho/game/people/moderation';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Host } from '@tallyho/game/room/host/host';
import { createLobbyRecord } from '@tallyho/game/room/records/records';
import { withPlayer } from '@tallyho/game/room/state/with-player';
import { ticketRegistryEntries } from '../access/ticket-registry.ts';
import type { Clock, Entries, Metrics, Storage } from '../ports.ts';
import { oldChatKeys, wholeChatEntries } from '../store/chat-store.ts';
import type { Outbox } from '../store/outbox.ts';
import { type Restored, restoreRoom } from '../store/restore.ts';
import type { LoadedRoom } from '../store/room-shape.ts';
import { entriesBetween, removeKeys, unusedKeys, write } from '../store/storage.ts';
import type { Alarm } from './alarm.ts';

type Options = { storage: Storage; clock: Clock; metrics: Metrics; outbox: Outbox<RoomReport> };

/** Reads and writes what is stored of a room, with its reports. It keeps nothing in memory. */
export class RoomStore {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Loads the room and its reports. A room of an older version is stored in the current shape. */
  async load(): Promise<Restored> {
    const { storage, outbox } = this.#options;
    const stored = await storage.list();
    const restored = restoreRoom(stored);
    if (stored.size > 0) await outbox.restore(stored);
    if (restored.kind === 'room' && restored.isUpgraded) await this.#storeWhole(restored.loaded);
    return restored;
  }

  /**
   * Stores the whole room in the current shape. Reports the lobby again, because the outbox drops a pending
   * report that contains a phase of an older version.
   */
  async #storeWhole({ state, chat, admission }: LoadedRoom): Promise<void> {
    const { storage, outbox } = this.#options;
    const reports: RoomReport[] = [{ type: 'lobby', lobby: createLobbyRecord(state) }];
    await write(storage, {
      ...entriesBetween(null, state),
      ...wholeChatEntries(chat),
      ...ticketRegistryEntries(admission),
      ...outbox.entriesFor(reports),
    });
    outbox.add(reports);
  }

  /** Writes all entries or none. */
  async write(entries: Entries): Promise<void> {
    const { storage, metrics, clock } = this.#options;
    const startedAt = clock.now();
    await write(storage, entries);
    metrics.observe('storageWrites', {}, (clock.now() - startedAt) / 1_000);
  }

  /**
   * Removes a deleted account from what is stored beside the room: reports, also those that a closed room keeps, and values that
   * are left from earlier games.
   */
  async erase({ user, alias }: { user: UserId; alias: UserId }, room: Host['room']): Promise<void> {
    const { storage, outbox } = this.#options;
    const person = { user: alias, username: deletedName, avatar: 1 };
    const stored = await storage.list();
    const left = room.kind === 'open' ? [...unusedKeys(stored, room.state), ...oldChatKeys] : [];
    await outbox.change(stored, (report) => withPlayer(report, user, person));
    await removeKeys(storage, left);
  }

  /** Deletes the room and its alarm. Parked reports stay in storage. */
  async clear(alarm: Alarm): Promise<void> {
    const { storage, outbox } = this.#options;
    const { keys } = outbox.parked;
    const others = keys.size > 0 ? [...(await storage.list()).keys()].filter((key) => !keys.has(key)) : null;
    await Promise.all([alarm.clear(), others ? removeKeys(storage, others) : storage.deleteAll()]);
  }
}
