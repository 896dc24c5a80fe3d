/**
 * An id that nobody else makes: 24 hexadecimal digits. Not crypto.randomUUID: it is missing on pages served by plain http
 * on a local network.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
