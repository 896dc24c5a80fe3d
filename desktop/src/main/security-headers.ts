import { testFramePath } from './addresses.ts';

/** Returns the sockets that a page may open besides encrypted ones and those on this machine, if the site itself is not encrypted. */
function unencryptedSockets(host: string | null): string {
  const url = host === null ? null : URL.parse(host);
  if (url?.protocol !== 'http:') return '';
  // A policy cannot name an IPv6 address.
  return url.hostname.startsWith('[') ? ' ws:' : ` ws://${url.hostname}:*`;
}

/** Returns the content security policy. Scripts come only from the app; sockets are encrypted or in the own network. */
const policy = (frameAncestors: string, host: string | null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' wss: ws://localhost:* ws://127.0.0.1:*${unencryptedSockets(host)}`,
    "frame-src 'self'",
    // Text becomes neither markup nor code. The app's pages need no policy that lets something through.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

/**
 * Returns the headers of the app's page at a path. Only test mode's page can be embedded, and only by the app's pages.
 * `host`: the origin of the site, whose rooms the page may connect to.
 */
export const documentHeaders = (pathname: string, host: string | null): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(pathname === testFramePath ? "'self'" : "'none'", host),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
