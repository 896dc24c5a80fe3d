/**
 * The client heartbeat: an empty frame, sent when the socket opens and then at a fixed interval. The server
 * does not answer it.
 *
 * The first heartbeat also makes a later close by the server arrive immediately: workerd (2024) ends the TCP
 * connection of a closed socket only if it has received a frame, and otherwise the browser waits 2 s for the
 * close code.
 *
 * A client that repeats heartbeats and then stops counts as disconnected, although its TCP connection may
 * still look open. On a user socket one heartbeat is enough for that rule.
 */
export const heartbeatFrame = '';
/**
 * A room's heartbeat request, repeated while a game runs: a list with a random number. The client answers immediately with
 * that number, which counts as a heartbeat and proves that it has read everything before. The room sends it because browsers
 * slow the timers of a hidden tab to one run per minute, but deliver messages without delay.
 */
export const pingFrame = (token: number): string => `[${token}]`;
/** Returns the answer to a ping; null if the frame is not a ping. */
export const answerToPing = (frame: string): string | null => /^\[(\d{1,10})\]$/.exec(frame)?.[1] ?? null;
/** Reads a client's frame: a heartbeat, with the number of the ping that it answers, if any. null: another frame. */
export const readHeartbeat = (frame: string): { readonly token: number | null } | null => {
  if (frame === heartbeatFrame) return { token: null };
  return /^\d{1,10}$/.test(frame) ? { token: Number(frame) } : null;
};
/** The interval of heartbeats to a room, in milliseconds. */
export const heartbeatInterval = 20_000;
/**
 * The interval of heartbeats on a user socket, in milliseconds. Each heartbeat wakes the object; two
 * within `silentAfter` (limits.ts) are enough.
 */
export const userHeartbeatInterval = 40_000;
