/**
 * The version of the socket messages. Increase it with each breaking change: old desktop builds are then
 * asked to update (close code `oldVersion`).
 */
export const protocolVersion = 9;
