/**
 * Returns a unique random id: 24 hexadecimal digits. crypto.randomUUID is not available on pages served by plain http
 * on a local network.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
