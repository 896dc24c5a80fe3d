import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { eventually } from '../../testkit/eventually.ts';

export interface SentMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
}

/** Requests to the mail provider since `fakeMails`, in order. */
export const mails: SentMail[] = [];

/**
 * Replaces the mail provider. `status`: its response. Call it after `fakeRooms`, whose replacement of `fetch` stays in use.
 * Undone before the next test (`restoreMocks` in `vitest.config.ts`).
 */
export const fakeMails = (status = 200): void => {
  mails.length = 0;
  const { fetch } = globalThis;
  const otherFetch = (vi.isMockFunction(fetch) && fetch.getMockImplementation()) || fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url !== env.MAIL_URL) return otherFetch(request);
    if (request.headers.get('Authorization') !== `Bearer ${env.MAIL_KEY}`)
      return new Response(null, { status: 401 });
    if (status === 200) mails.push(await request.json<SentMail>());
    return new Response(null, { status });
  });
};

/** Waits for the first email to an address whose subject matches, and returns it. It is sent after the response. */
export const mailTo = (address: string, subject: RegExp): Promise<SentMail> =>
  eventually(`an email "${subject}" to ${address}`, () =>
    mails.find((mail) => mail.to.includes(address) && subject.test(mail.subject)),
  );

/** Returns the token of the link in an email. */
export const tokenIn = ({ text }: SentMail): string => /#token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
