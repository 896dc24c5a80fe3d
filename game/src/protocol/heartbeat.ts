/**
 * The client heartbeat: an empty frame, sent when the socket opens and then at a fixed interval. The server
 * does not answer it.
 *
 * The first heartbeat also makes a later close by the server arrive immediately: workerd (2024) ends the TCP
 * connection of a closed socket only if it has received a frame, and otherwise the browser waits 2 s for the
 * close code.
 *
 * A client that repeats heartbeats and then stops counts as disconnected, although its TCP connection may
 * still look open. On a user's personal socket one heartbeat is enough for that rule.
 */
export const heartbeatFrame = '';
/**
 * A room's heartbeat request, repeated while a game runs: an empty list of messages. The client answers
 * immediately with a heartbeat. The room sends it because browsers slow the timers of a hidden tab to one run
 * per minute, but deliver messages without delay.
 */
export const ping = '[]';
/** The interval of heartbeats to a room, in milliseconds. */
export const heartbeatInterval = 20_000;
/**
 * The interval of heartbeats on a personal socket, in milliseconds. Each heartbeat wakes the object; two
 * within `silentAfter` (limits.ts) are enough.
 */
export const personHeartbeatInterval = 40_000;
