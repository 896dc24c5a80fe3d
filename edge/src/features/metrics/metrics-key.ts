import { keyOfSecret } from '../../http/keyed-hash.ts';

/**
 * Returns true if `authorization` is `Bearer` with the metrics key: the HMAC-SHA256 of `metrics` with the service secret, in
 * hexadecimal. The key opens nothing but the metrics, so a scraper never has the service secret. Compares in constant time.
 */
export const isMetricsKey = async (
  serviceSecret: string,
  authorization: string | undefined,
): Promise<boolean> => {
  const key = /^Bearer ([0-9a-f]{64})$/.exec(authorization ?? '')?.[1];
  if (key === undefined) return false;
  const signature = Uint8Array.from(key.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return crypto.subtle.verify(
    'HMAC',
    await keyOfSecret(serviceSecret),
    signature,
    new TextEncoder().encode('metrics'),
  );
};
