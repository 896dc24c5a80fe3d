import type { CommandType } from '../../protocol/client.ts';
import type { RoomCommand } from '../event.ts';

/** One command of the protocol by its type. */
export type CommandOf<Type extends CommandType> = Extract<RoomCommand, { type: Type }>;
