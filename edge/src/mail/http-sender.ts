import type { MailSender } from './mail.ts';

/** Milliseconds until a request to the provider is given up. */
const timeout = 5000;

/**
 * Sends by the HTTP API of a provider that accepts `{ from, to, subject, text }` as JSON with a bearer key, as Resend
 * does. `url`: the provider's endpoint for one email.
 */
export const httpSender = ({ url, key, from }: { url: string; key: string; from: string }): MailSender => ({
  send: async ({ to, subject, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ from, to: [to], subject, text }),
      // A redirect is a failure: the key must reach no other address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The mail provider responded ${response.status}`);
  },
});
