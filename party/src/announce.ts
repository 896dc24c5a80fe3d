import type { UserId } from '@tallyho/game/model/person';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { Effect } from '@tallyho/game/room/event';
import type { RoomState } from '@tallyho/game/room/state';
import { patchFor } from './messages.ts';
import type { Connection } from './ports.ts';
import type { Sockets } from './sockets.ts';

type Change = {
  before: RoomState;
  after: RoomState;
  /** Epoch ms. */
  now: number;
  /** A socket that receives the change in another message. */
  except: Connection | undefined;
};

/** Sends every member the patch of their view. Computed once per user, independent of the number of tabs. */
export const announce = (
  sockets: Sockets,
  effects: Effect[],
  { before, after, now, except }: Change,
): void => {
  for (const effect of effects) {
    if (effect.type !== 'announce') continue;
    const patches = new Map<UserId, string | null>();
    for (const { connection, member } of sockets.admitted()) {
      if (connection.id === except?.id) continue;
      const { user } = member;
      if (!patches.has(user)) patches.set(user, patchFor(effect.name, { before, after, user, now }));
      const patch = patches.get(user);
      if (patch) sockets.send(connection, patch);
    }
  }
};

/** Closes the sockets of users who no longer belong to the room. */
export const disconnect = (sockets: Sockets, effects: Effect[]): void => {
  for (const effect of effects)
    if (effect.type === 'disconnect')
      for (const connection of sockets.of(effect.user))
        sockets.drop(connection, closeCodes[effect.reason], effect.reason);
};
