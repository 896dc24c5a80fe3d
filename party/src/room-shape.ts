import { chatSchema } from '@tallyho/game/chat/chat';
import { roomStateSchema } from '@tallyho/game/room/state';
import * as v from 'valibot';
import { admissionSchema } from './admission.ts';
import { roomUpgrades } from './room-upgrades.ts';
import type { Shape } from './shape.ts';

const heldSchema = v.object({ state: roomStateSchema, chat: chatSchema, admission: admissionSchema });

/** All that a room is: what storage holds, in memory. */
export type Held = v.InferOutput<typeof heldSchema>;

/** How to change it: CONTRIBUTING.md, "Changing what a room stores". */
export const roomShape: Shape<Held> = { schema: heldSchema, upgrades: roomUpgrades };
