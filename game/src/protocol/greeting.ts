/**
 * A client's sign of life: an empty frame, sent as soon as the socket is open and every `greetingInterval` ms from then on.
 * It is not answered. The first one lets the server's closes reach the client at once (workerd of 2024 ends the TCP
 * connection of a socket that it closes only if something came in before; a browser without it waits 2 s for the code).
 * A client that has begun to repeat it and falls silent is taken for gone, though its TCP connection may look open for long.
 */
export const greeting = '';
export const greetingInterval = 20_000;
