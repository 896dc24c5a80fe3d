import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { type ReceivedMail, smtpPassword } from '../../test/smtp-server.ts';
import { mailerOf } from './mailer.ts';
import { smtpSender } from './smtp-sender.ts';

const from = 'Tallyho <tallyho@example.com>';
const { port, droppingPort, inboxUrl } = inject('smtp');
const mail = (to: string) => ({
  to,
  subject: 'Grüße',
  text: 'First\n.\nhttps://tallyho.test/verify-email#token=abc\n',
});
const mailsTo = async (address: string): Promise<ReceivedMail[]> => {
  const received = await (await fetch(inboxUrl)).json<ReceivedMail[]>();
  return received.filter(({ to }) => to.includes(address));
};
const send = (url: string, address = 'ada@example.com', key = smtpPassword) =>
  smtpSender({ url, key, from }).send(mail(address));

describe('an SMTP server', () => {
  it('receives an email with all of its text, after the user has logged in', async () => {
    await send(`smtp://some%40user@localhost:${port}`, 'red@example.com');
    const [received, ...others] = await mailsTo('red@example.com');
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      user: 'some@user',
      from: 'tallyho@example.com',
      to: ['red@example.com'],
    });
    expect(received?.source).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe\?=\r$/m);
    expect(received?.source).toContain('First\r\n.\r\nhttps://tallyho.test/verify-email#token=abc');
  });

  it('is chosen by the scheme of MAIL_URL', async () => {
    const own = { MAIL_URL: `smtp://user@localhost:${port}`, MAIL_KEY: smtpPassword, MAIL_FROM: from };
    const mailer = mailerOf({ ...env, ...own });
    await mailer?.send(mail('blue@example.com'));
    expect(await mailsTo('blue@example.com')).toHaveLength(1);
  });

  it('that rejects the password fails the email', async () => {
    await expect(send(`smtp://user@localhost:${port}`, 'grey@example.com', 'wrong')).rejects.toThrow(
      /Wrong password/,
    );
    expect(await mailsTo('grey@example.com')).toEqual([]);
  });

  it('without encryption on another machine receives neither password nor email', async () => {
    // Any name but localhost counts as another machine.
    await expect(send(`smtp://user@127.0.0.1:${port}`, 'pink@example.com')).rejects.toThrow(/TLS/);
    expect(await mailsTo('pink@example.com')).toEqual([]);
  });

  it('that closes the connection, or is not there, fails the email', async () => {
    await expect(send(`smtp://user@localhost:${droppingPort}`)).rejects.toThrow(/closed/);
    const { port: unused } = new URL(inject('unreachableUrl'));
    await expect(send(`smtp://user@localhost:${unused}`)).rejects.toThrow(/connect/i);
  });
});

describe('an address with a line break or a comma', () => {
  it.each(['a@example.com\r\nBcc: eve@example.com', 'a@example.com, eve@example.com'])(
    '%j reaches no second recipient',
    async (address) => {
      await send(`smtp://user@localhost:${port}`, address).catch(() => undefined);
      expect(await mailsTo('eve@example.com')).toEqual([]);
    },
  );
});
