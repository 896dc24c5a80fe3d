import { testFramePath } from './addresses.ts';

/** Returns the content security policy. Scripts come only from the app; sockets are encrypted or local. */
const policy = (frameAncestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' wss: ws://localhost:* ws://127.0.0.1:*",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

/** Returns the headers of the app's page at a path. Only test mode's page can be embedded, and only by the app's pages. */
export const documentHeaders = (pathname: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(pathname === testFramePath ? "'self'" : "'none'"),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
