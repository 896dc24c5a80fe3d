/** The version of the socket's messages. Raised on a breaking change: old desktop builds are told to update (close code `oldVersion`). */
export const protocolVersion = 3;
