import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { Drawing } from './drawing-contract.ts';
import { folders } from './folders.ts';

const drawings = import.meta.glob<{ default: Drawing }>('./*/drawing.ts', { eager: true });

/** An empty card, for a mini-game without a drawing of its own. */
const emptyCard: Drawing = { bars: [[6, 6, 36, 36, 'var(--card-ground)']], discs: [] };

/** Returns the drawing of a mini-game. */
export const drawingOf = (type: MiniGameType): Drawing =>
  drawings[`./${folders[type].folder}/drawing.ts`]?.default ?? emptyCard;
