import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { site } from './browser.ts';

/** The part of WebAuthn's options that an authenticator uses. */
export interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
  excludeCredentials?: { id: string }[];
}
export interface RequestOptions {
  challenge: string;
  rpId?: string;
  allowCredentials?: { id: string }[];
}

/** What an attacker or a defect changes; the rest is as a browser on the site does it. */
export interface Deviation {
  /** The origin of the page. */
  origin?: string;
  /** The domain for which the authenticator signs. */
  rpId?: string;
  /** The user was present, but not verified by fingerprint, face or PIN. */
  unverified?: boolean;
  /** The signature counter. */
  counter?: number;
  /** The account that the authenticator names; null: none. */
  userHandle?: string | null;
  /** The kind of the operation. */
  type?: string;
  /** Changes the signature. */
  forged?: boolean;
}

interface Credential {
  id: string;
  rpId: string;
  userHandle: string;
  keys: CryptoKeyPair;
  counter: number;
}

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => [...part]));
const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** An ASN.1 integer: without leading zeros, and with one if the first bit would be a sign. */
const integer = (bytes: Uint8Array) => {
  const first = bytes.findIndex((byte) => byte !== 0);
  const short = bytes.slice(first);
  const padded = (short[0] ?? 0) > 0x7f ? joined(Uint8Array.of(0), short) : short;
  return joined(Uint8Array.of(0x02, padded.length), padded);
};

/** WebAuthn's form of an ECDSA signature: ASN.1, where Web Crypto returns two numbers. */
const derOf = (signature: Uint8Array): Uint8Array<ArrayBuffer> => {
  const numbers = joined(integer(signature.slice(0, 32)), integer(signature.slice(32)));
  return joined(Uint8Array.of(0x30, numbers.length), numbers);
};

/** COSE key of a P-256 public key. */
const coseOf = async (key: CryptoKey) => {
  const raw = new Uint8Array((await crypto.subtle.exportKey('raw', key)) as ArrayBuffer); // 'raw' is never a JWK
  const entries: [number, number | Uint8Array<ArrayBuffer>][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, raw.slice(1, 33)],
    [-3, raw.slice(33)],
  ];
  return isoCBOR.encode(new Map(entries));
};

const clientData = (challenge: string, type: string, origin: string) =>
  utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const authenticatorData = async (
  { rpId, unverified = false }: { rpId: string; unverified?: boolean | undefined },
  counter: number,
  credential?: Uint8Array,
) => {
  const flags = userPresent | (unverified ? 0 : userVerified) | (credential ? hasCredential : 0);
  const count = new DataView(new ArrayBuffer(4));
  count.setUint32(0, counter);
  return joined(
    await sha256(utf8(rpId)),
    Uint8Array.of(flags),
    new Uint8Array(count.buffer),
    ...(credential ? [credential] : []),
  );
};

/** A test double of an authenticator and its browser: real keys and signatures (ES256), without a device. */
export class Authenticator {
  readonly credentials: Credential[] = [];
  /** Counts its signatures, as a security key does; most passkeys stay at 0. */
  readonly counts: boolean;

  constructor({ counts = true }: { counts?: boolean } = {}) {
    this.counts = counts;
  }

  /** Does `navigator.credentials.create()`. Returns the JSON for the API. */
  async create(options: CreationOptions, deviation: Deviation = {}) {
    const { origin = site, type = 'webauthn.create' } = deviation;
    const rpId = deviation.rpId ?? options.rp.id ?? '';
    if (options.excludeCredentials?.some(({ id }) => this.credentials.some((own) => own.id === id)))
      throw new Error('InvalidStateError');
    const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])) as CryptoKeyPair; // ECDSA has two keys
    const rawId = crypto.getRandomValues(new Uint8Array(32));
    const id = isoBase64URL.fromBuffer(rawId);
    this.credentials.push({ id, rpId, userHandle: options.user.id, keys, counter: 0 });
    const cose = await coseOf(keys.publicKey);
    const attested = joined(new Uint8Array(16), Uint8Array.of(0, rawId.length), rawId, cose);
    const authData = await authenticatorData({ rpId, unverified: deviation.unverified }, 0, attested);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]),
    );
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: { credProps: { rk: true } },
      response: {
        clientDataJSON: isoBase64URL.fromBuffer(clientData(options.challenge, type, origin)),
        attestationObject: isoBase64URL.fromBuffer(attestationObject),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Does `navigator.credentials.get()` with the latest accepted credential. Returns the JSON for the API. */
  async get(options: RequestOptions, deviation: Deviation = {}) {
    const { origin = site, type = 'webauthn.get' } = deviation;
    const accepted = options.allowCredentials?.map(({ id }) => id);
    const credential = this.credentials.findLast(({ id }) => accepted?.includes(id) ?? true);
    if (!credential) throw new Error('NotAllowedError');
    if (this.counts) credential.counter += 1;
    const rpId = deviation.rpId ?? options.rpId ?? '';
    const authData = await authenticatorData(
      { rpId, unverified: deviation.unverified },
      deviation.counter ?? credential.counter,
    );
    const client = clientData(options.challenge, type, origin);
    const signed = joined(authData, await sha256(client));
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const signature = new Uint8Array(await crypto.subtle.sign(algorithm, credential.keys.privateKey, signed));
    if (deviation.forged) signature[40] = (signature[40] ?? 0) ^ 1;
    const userHandle = deviation.userHandle === undefined ? credential.userHandle : deviation.userHandle;
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: isoBase64URL.fromBuffer(client),
        authenticatorData: isoBase64URL.fromBuffer(authData),
        signature: isoBase64URL.fromBuffer(derOf(signature)),
        ...(userHandle !== null && { userHandle }),
      },
    };
  }
}
