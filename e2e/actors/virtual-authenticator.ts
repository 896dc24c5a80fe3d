import type { Page } from '@playwright/test';

/** A passkey with its private key, as the browser's debugging protocol has it. */
interface Credential {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly privateKey: string;
  readonly signCount: number;
}

export interface VirtualAuthenticator {
  /** The next attempts fail, as if the user closed the dialog. */
  setVerifying(isVerifying: boolean): Promise<void>;
  /** Gives another page an authenticator with the same passkeys. */
  copyTo(page: Page): Promise<VirtualAuthenticator>;
}

/**
 * Gives a page's browser an authenticator without a device, which verifies its user by itself: a phone or a computer with a
 * fingerprint reader. Chromium only, and for this page only.
 */
export async function addAuthenticator(
  page: Page,
  passkeys: readonly Credential[] = [],
): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of passkeys)
    await client.send('WebAuthn.addCredential', { authenticatorId, credential });
  return {
    setVerifying: async (isVerifying) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isVerifying });
    },
    copyTo: async (other) => {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
      return addAuthenticator(other, credentials);
    },
  };
}
