import type { SeatView } from '@tallyho/game/protocol/view';

/** Returns true if the round waits for the answer of the player. */
export const isAwaited = ({ confirmation, presence }: SeatView): boolean =>
  (confirmation === 'editing' || confirmation === 'locked') && presence !== 'absent';
