import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { escapeMarkup } from '@tallyho/game/text';

/** An email that the local API has sent. */
interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface Mailbox {
  /** The page that shows the emails. */
  readonly url: string;
  /** Variables that make the API send its emails here. */
  readonly vars: Readonly<Record<string, string>>;
  stop(): void;
}

const kept = 200;

/**
 * Starts a mail provider that keeps emails in memory instead of delivering them. It listens on a free port of the loopback
 * interface and accepts the requests that edge/src/mail/http-sender.ts sends. `url` shows the emails, `url/mails` returns
 * them as JSON, newest first. The path has a random key, so that other users of the machine cannot read them. Only local
 * host names are served, so that no web page can read it by rebinding its name.
 */
export async function startMailbox(): Promise<Mailbox> {
  const randomKey = () => randomBytes(32).toString('base64url');
  const key = randomKey();
  const page = `/dev/${randomKey()}`;
  const mails: ReceivedMail[] = [];

  const receive = async (request: IncomingMessage): Promise<number> => {
    if (request.headers.authorization !== `Bearer ${key}`) return 401;
    // Sent by our own API, which has the key.
    const { to, subject, text } = (await json(request)) as { to: string[]; subject: string; text: string };
    mails.unshift({ to: to.join(', '), subject, text, at: new Date().toISOString() });
    mails.length = Math.min(mails.length, kept);
    return 200;
  };

  const server = createServer(async (request, response) => {
    const { method, url } = request;
    const isLocal = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '');
    if (!isLocal) response.writeHead(403).end();
    else if (method === 'POST' && url === '/emails') response.writeHead(await receive(request)).end();
    else if (method === 'GET' && url === `${page}/mails`)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
    else if (method === 'GET' && url === page)
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .end(pageOf(mails));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const origin = `http://127.0.0.1:${port}`;
  return {
    url: `${origin}${page}`,
    vars: {
      MAIL_URL: `${origin}/emails`,
      MAIL_KEY: key,
      MAIL_FROM: 'Tallyho <tallyho@localhost>',
      MAILS_PER_DAY: '1000000',
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const pageOf = (mails: readonly ReceivedMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Emails of this Tallyho</title>
<meta name="viewport" content="width=device-width">
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui}body{max-width:50rem;margin:2rem auto;padding:0 1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head><body>
<h1>Emails of this Tallyho</h1>
<p>Nothing is delivered: this is what a mail provider would have received. Reload to see more.</p>
${mails.map(articleOf).join('\n') || '<p>No email was sent yet.</p>'}
</body></html>`;

const articleOf = ({ to, subject, text, at }: ReceivedMail): string =>
  `<article><h2>${escapeMarkup(subject)}</h2><p>To ${escapeMarkup(to)}, ${at}</p><pre>${withLinks(text)}</pre></article>`;

/** Escapes a text and makes its links clickable. */
const withLinks = (text: string): string =>
  escapeMarkup(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
