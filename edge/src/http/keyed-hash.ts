import { base64url } from 'jose';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Returns the key of an HMAC-SHA256 with this secret. */
export const keyOfSecret = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/**
 * Returns the HMAC-SHA256 of `values` as base64url, keyed with the deployment's secret. `purpose` separates uses of the
 * secret. Other values signed with it (JWTs) never contain a line break.
 */
export const keyedHash = async (secret: string, purpose: string, ...values: string[]): Promise<string> => {
  const text = [purpose, ...values].join('\n');
  return base64url.encode(
    new Uint8Array(await crypto.subtle.sign('HMAC', await keyOfSecret(secret), bytes(text))),
  );
};
