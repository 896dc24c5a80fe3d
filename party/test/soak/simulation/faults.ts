/** The probability of each fault, per opportunity. */
export type Faults = {
  /** A storage write fails and changes nothing. */
  failedWrite: number;
  /** The process dies at one of the next steps, per command. */
  crash: number;
  /** The platform removes an idle room from memory. */
  hibernate: number;
  /** The platform calls the alarm handler twice, or loses an alarm while the process runs. */
  doubledAlarm: number;
  lostAlarm: number;
  /** The room's clock moves forwards or back, per second. */
  clockJump: number;
  /** A frame is lost, doubled or arrives after later ones. */
  lostFrame: number;
  doubledFrame: number;
  lateFrame: number;
  /** A connection ends, or stops delivering without an end, per second and client. */
  cut: number;
  stall: number;
  /** Frames to the room are late by more than the timeout of heartbeats, per second and client. */
  slowUplink: number;
  /** The room is never notified, or is notified twice, that a connection has ended. */
  lostClose: number;
  doubledClose: number;
  /** Another device tries to connect with a ticket that was used. */
  stolenTicket: number;
  /** A client closes its page for up to 150 s, per second. */
  offline: number;
  /** The edge does not answer for a while, per second. */
  edgeOutage: number;
  /** A report is stored, but its response is lost. */
  lostEdgeResponse: number;
  /** The edge refuses the record of a game for good. */
  refusedGame: number;
};

export const noFaults: Faults = {
  failedWrite: 0,
  crash: 0,
  hibernate: 0,
  doubledAlarm: 0,
  lostAlarm: 0,
  clockJump: 0,
  lostFrame: 0,
  doubledFrame: 0,
  lateFrame: 0,
  cut: 0,
  stall: 0,
  slowUplink: 0,
  lostClose: 0,
  doubledClose: 0,
  stolenTicket: 0,
  offline: 0,
  edgeOutage: 0,
  lostEdgeResponse: 0,
  refusedGame: 0,
};

export const allFaults: Faults = {
  failedWrite: 0.003,
  crash: 0.012,
  hibernate: 0.02,
  doubledAlarm: 0.1,
  lostAlarm: 0.1,
  clockJump: 0.01,
  lostFrame: 0.002,
  doubledFrame: 0.004,
  lateFrame: 0.004,
  cut: 0.02,
  stall: 0.006,
  slowUplink: 0.004,
  lostClose: 0.1,
  doubledClose: 0.1,
  stolenTicket: 0.05,
  offline: 0.003,
  edgeOutage: 0.02,
  lostEdgeResponse: 0.1,
  refusedGame: 0.1,
};

/** How often each fault has happened. */
export type FaultCounts = Partial<Record<keyof Faults, number>>;

/**
 * Defects that tests plant in a room from outside, to show that the checks find them. acknowledgeEarly: a write counts
 * as stored before it is; loseEntry: a write sometimes loses one of its entries; applyRepeat: a repeated command is
 * executed again; skipVersion: a version is sometimes left out; seatTwice: a join adds two seats.
 */
export const defects = ['acknowledgeEarly', 'loseEntry', 'applyRepeat', 'skipVersion', 'seatTwice'] as const;
export type Defect = (typeof defects)[number];
