import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox.ts';

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.stop());

const send = (key = mailbox.vars.MAIL_KEY, text = 'Open http://localhost:8787/verify-email#token=abc') =>
  fetch(mailbox.vars.MAIL_URL ?? '', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ from: 'x', to: ['ada@example.org'], subject: 'Confirm <b>', text }),
  });

it('shows the emails that were sent, with links, as text', async () => {
  expect((await send()).status).toBe(200);
  const page = await (await fetch(mailbox.url)).text();
  expect(page).toContain('To ada@example.org');
  expect(page).toContain('<a href="http://localhost:8787/verify-email#token=abc">');
  expect(page).not.toContain('<b>');
  const mails = await (await fetch(`${mailbox.url}/mails`)).json();
  expect(mails).toMatchObject([{ to: 'ada@example.org', subject: 'Confirm <b>' }]);
});

it('rejects emails without the key', async () => {
  expect((await send('wrong')).status).toBe(401);
  expect(await (await fetch(`${mailbox.url}/mails`)).json()).toEqual([]);
});

it('rejects requests for another host name', async () => {
  const { port, pathname } = new URL(mailbox.url);
  const status = await new Promise((resolve, reject) => {
    request({ port, path: `${pathname}/mails`, headers: { host: 'evil.example' } }, (response) => {
      resolve(response.statusCode);
      response.destroy();
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

it('does not show emails without the random part of the address', async () => {
  for (const path of ['/dev', '/dev/mails', '/dev/x/mails'])
    expect((await fetch(new URL(path, mailbox.url))).status, path).toBe(404);
});
