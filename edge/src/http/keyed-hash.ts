import { base64url } from 'jose';

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Returns the HMAC-SHA256 of `values` as base64url, keyed with the deployment's secret. `purpose` separates uses of the
 * secret. Other values signed with it (JWTs) never contain a line break.
 */
export const keyedHash = async (secret: string, purpose: string, ...values: string[]): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const text = [purpose, ...values].join('\n');
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text))));
};
