/**
 * The reason why the server closed a socket. A client reconnects automatically only after a code that is not
 * terminal.
 */
export const closeCodes = {
  malformed: 4400,
  sessionEnded: 4401,
  kicked: 4403,
  notMember: 4404,
  heartbeatTimeout: 4408,
  left: 4410,
  /** Another version of the program stored the room, and this version cannot read it. */
  notKept: 4412,
  suspended: 4423,
  oldVersion: 4426,
  flooding: 4429,
} as const;

export type CloseReason = keyof typeof closeCodes;

const terminal: ReadonlySet<number> = new Set([
  closeCodes.sessionEnded,
  closeCodes.kicked,
  closeCodes.notMember,
  closeCodes.left,
  closeCodes.notKept,
  closeCodes.suspended,
  closeCodes.oldVersion,
]);

/** Returns true if a reconnect cannot succeed until the player acts. */
export const isTerminal = (code: number): boolean => terminal.has(code);
