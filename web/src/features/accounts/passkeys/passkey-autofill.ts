import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { ApiUser } from '../../../entities/session/session.ts';
import { choosePasskey } from './ceremony.ts';
import { PasskeyFailure } from './passkey-failure.ts';
import { enterWith, fetchLoginOptions } from './passkey-flows.ts';

/** The server's challenge is valid for five minutes. Until then the offer is renewed, in milliseconds. */
const renewAfter = 4 * 60_000;

interface Handlers {
  readonly onEntered: (answer: { readonly user: ApiUser }) => void;
  /** The user has chosen a passkey that the API has refused. */
  readonly onFailed: (error: unknown) => void;
}

/** Resolves when the page is visible; immediately if it is. */
const whenVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible') return resolve();
    const check = () => {
      if (document.visibilityState === 'visible') resolve();
    };
    document.addEventListener('visibilitychange', check, { signal });
  });

/**
 * Lets the browser offer passkeys in the field of the username, as long as the page is open. Returns the function that ends
 * it. Does nothing in browsers that cannot.
 */
export function offerPasskeys({ onEntered, onFailed }: Handlers): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isWaiting = false;
  const end = () => {
    if (isWaiting) WebAuthnAbortService.cancelCeremony();
  };

  /** Waits for the user's choice; null if the offer has to be renewed. Throws if there is no way to offer passkeys. */
  async function chosen() {
    const options = await fetchLoginOptions();
    if (signal.aborted) return null;
    const timer = setTimeout(end, renewAfter);
    isWaiting = true;
    try {
      return await choosePasskey(options, { autofill: true });
    } catch (error) {
      if (error instanceof PasskeyFailure && error.kind === 'replaced') return null;
      throw error;
    } finally {
      isWaiting = false;
      clearTimeout(timer);
    }
  }

  async function offer(): Promise<void> {
    while (!signal.aborted) {
      await whenVisible(signal);
      const passkey = await chosen();
      if (passkey === null || signal.aborted) continue;
      try {
        return onEntered(await enterWith(passkey));
      } catch (error) {
        onFailed(error);
      }
    }
  }

  void browserSupportsWebAuthnAutofill()
    .then((isSupported) => (isSupported ? offer() : undefined))
    // The visitor has not asked for anything yet. The button says what is wrong.
    .catch((error: unknown) => console.warn('Passkeys are not offered in the form', error));
  return () => {
    stopped.abort();
    end();
  };
}
