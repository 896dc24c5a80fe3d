import { connect } from 'node:net';
import { connect as connectWithTls } from 'node:tls';
import Mailer from 'nodemailer/lib/mailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { MailSender } from './mail.ts';

/** Milliseconds until a server that does not respond is given up: for the connection, its greeting, and each command. */
const timeout = 5000;

/**
 * Sends by an SMTP server. `url`: `smtps://user@host:465` encrypts from the start, `smtp://user@host:587` by STARTTLS; a
 * server without encryption is refused, except at `localhost`. `key`: the user's password. `from`: the sender address.
 */
export const smtpSender = ({ url, key, from }: { url: string; key: string; from: string }): MailSender => {
  const { protocol, hostname, port, username } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const isLocal = hostname === 'localhost';
  const address = { host: hostname, port: Number(port) || (isSecure ? 465 : 587) };
  const transport = new SMTPTransport({
    ...address,
    secure: isSecure,
    requireTLS: !isLocal,
    ignoreTLS: !isSecure && isLocal,
    ...(username && { auth: { user: decodeURIComponent(username), pass: key } }),
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Connects by name: the client would look up the IP address first, which fails without a DNS server.
    getSocket: (_options, callback) => {
      const socket = isSecure ? connectWithTls({ ...address, servername: hostname }) : connect(address);
      const timer = setTimeout(() => socket.destroy(new Error('The mail server cannot be reached')), timeout);
      const fail = (error: Error) => {
        clearTimeout(timer);
        callback(error, undefined);
      };
      socket.once('error', fail);
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer);
        socket.off('error', fail);
        callback(null, { connection: socket, secured: isSecure });
      });
    },
  });
  const mailer = new Mailer(transport, { disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ to, subject, text }) => {
      // An object, so that the address is not parsed as a list of addresses.
      await mailer.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
};
