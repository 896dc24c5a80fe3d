/** The imported keys of this process. Importing one costs more than a signature. */
const keys = new WeakMap<Uint8Array, CryptoKey>();

/** Returns the key for HS256 signatures with this secret. */
export const hmacKey = async (secret: Uint8Array): Promise<CryptoKey> => {
  const known = keys.get(secret);
  if (known) return known;
  // A copy, because the type of `secret` allows shared memory.
  const key = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  // Only the key and not the promise: a request must not wait for the promise of another request here.
  keys.set(secret, key);
  return key;
};
