import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { PasskeyFailure } from './passkey-failure.ts';

/*
 * What the browser does with passkeys. Loaded when it is needed, because of the library.
 */

/** Options of the API, which are those of WebAuthn as JSON. */
interface Options {
  readonly challenge: string;
}

const unsupported = 'This browser does not support passkeys.';
const wrongAddress = 'Passkeys do not work at this address of the site.';

const isOfAddress = ({ code }: WebAuthnError): boolean =>
  code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID';

/** Maps an error of the browser to a text; `texts` has those that depend on what was tried. */
function failureOf(error: unknown, texts: { readonly cancelled: string; readonly failed: string }) {
  if (!(error instanceof Error)) return new PasskeyFailure('failed', texts.failed);
  if (error.name === 'AbortError') return new PasskeyFailure('replaced', texts.cancelled);
  if (error.name === 'NotAllowedError') return new PasskeyFailure('cancelled', texts.cancelled);
  if (error.name === 'NotSupportedError') return new PasskeyFailure('failed', unsupported);
  if (error instanceof WebAuthnError) {
    if (isOfAddress(error)) return new PasskeyFailure('failed', wrongAddress);
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return new PasskeyFailure('failed', 'This device already has a passkey for your account.');
  }
  return new PasskeyFailure('failed', texts.failed);
}

/**
 * Asks the device for one of its passkeys. `autofill`: the browser offers them in the field of the username, and waits until
 * the user chooses one. Throws `PasskeyFailure`.
 */
export async function choosePasskey(
  options: Options,
  { autofill = false }: { readonly autofill?: boolean } = {},
) {
  if (!browserSupportsWebAuthn()) throw new PasskeyFailure('failed', unsupported);
  try {
    return await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, // made by the library's other half
      useBrowserAutofill: autofill,
    });
  } catch (error) {
    throw failureOf(error, {
      cancelled: 'No passkey was used. Try again, or choose another way.',
      failed: 'Your device could not use a passkey. Choose another way.',
    });
  }
}

/** Asks the device for a new passkey. Throws `PasskeyFailure`. */
export async function makePasskey(options: Options) {
  if (!browserSupportsWebAuthn()) throw new PasskeyFailure('failed', unsupported);
  try {
    return await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON, // made by the library's other half
    });
  } catch (error) {
    throw failureOf(error, {
      cancelled: 'No passkey was made. Try again when you are ready.',
      failed: 'Your device could not make a passkey.',
    });
  }
}

/** Tells the password manager that the site does not know a passkey, so that it is not offered again. Not all browsers can. */
export async function forgetPasskey(credentialID: string): Promise<void> {
  const rpID = window.location.hostname;
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}
