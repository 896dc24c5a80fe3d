import type { Page } from '@playwright/test';

/**
 * Gives a page's browser an authenticator without a device, which verifies its user by itself: a phone or a computer with a
 * fingerprint reader. Chromium only.
 */
export async function addAuthenticator(page: Page): Promise<{
  /** The next attempts fail, as if the user closed the dialog. */
  setVerifying(isVerifying: boolean): Promise<void>;
}> {
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
  return {
    setVerifying: async (isVerifying) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isVerifying });
    },
  };
}
