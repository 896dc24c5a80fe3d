/**
 * Defects that tests plant in a room from outside, to show that the checks find them. acknowledgeEarly: a write counts
 * as stored before it is; loseEntry: a write sometimes loses one of its entries; applyRepeat: a repeated command is
 * executed again; skipVersion: a version is sometimes left out; seatTwice: a join adds two seats.
 */
export const defects = ['acknowledgeEarly', 'loseEntry', 'applyRepeat', 'skipVersion', 'seatTwice'] as const;
export type Defect = (typeof defects)[number];
