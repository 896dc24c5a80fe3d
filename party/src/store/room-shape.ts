import { chatSchema } from '@tallyho/game/chat/chat';
import { roomStateSchema } from '@tallyho/game/room/state/state';
import * as v from 'valibot';
import { ticketRegistrySchema } from '../access/ticket-registry.ts';
import { roomUpgrades } from './room-upgrades.ts';
import type { StoredShape } from './shape.ts';

const loadedRoomSchema = v.object({
  state: roomStateSchema,
  chat: chatSchema,
  admission: ticketRegistrySchema,
});

/** The complete state of a room in memory. */
export type LoadedRoom = v.InferOutput<typeof loadedRoomSchema>;

/** How to change it: CONTRIBUTING.md, "Changing what a room stores". */
export const roomShape: StoredShape<LoadedRoom> = { schema: loadedRoomSchema, upgrades: roomUpgrades };
