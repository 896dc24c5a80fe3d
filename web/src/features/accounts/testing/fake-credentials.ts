import { vi } from 'vitest';

type Answer = () => Promise<unknown>;

/** What `navigator.credentials` answers; by default the user closes the dialog. */
interface Answers {
  readonly get?: Answer;
  readonly create?: Answer;
  /** Whether the browser can offer passkeys in a form. */
  readonly autofill?: boolean;
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** An error of the browser by its name. */
export const browserError =
  (name: string): Answer =>
  () =>
    Promise.reject(new DOMException(name, name));

/** A passkey that the user has chosen, or has made. The API is fake, so nothing in it is signed. */
export const chosen: Answer = async () => ({
  id: 'chosen',
  rawId: bytes('chosen'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('user-juniper'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  },
});

/** Replaces WebAuthn, which jsdom does not have. Returns what the browser was asked. Undone by `vi.unstubAllGlobals`. */
export function fakeCredentials({ get, create, autofill = false }: Answers = {}) {
  const cancelled = browserError('NotAllowedError');
  const credentials = {
    get: vi.fn((_: CredentialRequestOptions) => (get ?? cancelled)()),
    create: vi.fn((_: CredentialCreationOptions) => (create ?? cancelled)()),
  };
  const signalUnknownCredential = vi.fn(async (_: { credentialId: string }) => undefined);
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => autofill,
    signalUnknownCredential,
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials }));
  return { ...credentials, signalUnknownCredential };
}

const challenge = 'Y2hhbGxlbmdl';
/** The API's options, as far as the library reads them. */
export const options = {
  request: () => Response.json({ success: true, options: { challenge, rpId: 'localhost' } }),
  creation: () =>
    Response.json({
      success: true,
      options: {
        challenge,
        rp: { id: 'localhost', name: 'Tallyho' },
        user: { id: 'anVuaXBlcg', name: 'juniper', displayName: 'juniper' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
    }),
};
