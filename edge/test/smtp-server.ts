import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '../../testkit/listen.ts';

/** An email as the SMTP server received it. `source`: its headers and text. */
export interface ReceivedMail {
  user: string;
  from: string;
  to: string[];
  source: string;
}

export const smtpPassword = 'mail password of the tests';

/**
 * Starts an SMTP server that offers no encryption and accepts one password, a page that lists the emails that it received
 * (JSON), and a server that greets and then closes the connection.
 */
export const startSmtpServer = async () => {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      password === smtpPassword ? callback(null, { user: username }) : callback(new Error('Wrong password')),
    onData: async (stream, { user, envelope: { mailFrom, rcptTo } }, callback) => {
      const source = await text(stream);
      const from = mailFrom ? mailFrom.address : '';
      received.push({ user: String(user), from, to: rcptTo.map(({ address }) => address), source });
      callback();
    },
  });
  const [server, inbox, dropping] = await Promise.all([
    listen(smtp.server),
    listen(createHttpServer((_request, response) => response.end(JSON.stringify(received)))),
    listen(createServer((socket) => socket.end('220 Hello\r\n'))),
  ]);
  const stop = async () => {
    await Promise.all([server.stop(), inbox.stop(), dropping.stop()]);
  };
  return { port: server.port, inboxUrl: `http://127.0.0.1:${inbox.port}`, droppingPort: dropping.port, stop };
};
