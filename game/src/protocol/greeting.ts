/**
 * A client's sign of life: an empty frame, sent as soon as the socket is open and again and again from then on. It is not
 * answered. The first one lets the server's closes reach the client at once (workerd of 2024 ends the TCP connection of a
 * socket that it closes only if something came in before; a browser without it waits 2 s for the code). A client that has
 * begun to repeat it and falls silent is taken for gone, though its TCP connection may look open for long; on a person's
 * own socket already one that has greeted once.
 */
export const greeting = '';
/**
 * A room's question whether a client is still there, sent again and again while a game runs: an empty list of messages, to be
 * answered with a greeting at once. The room asks and not the client, because a browser slows down the timers of a hidden tab
 * to one run a minute, but delivers its messages without delay.
 */
export const ping = '[]';
/** How often a room is greeted, in milliseconds. */
export const greetingInterval = 20_000;
/** How often on a person's own socket: each greeting wakes the object, and twice within `silentAfter` (limits.ts) is enough. */
export const personGreetingInterval = 40_000;
