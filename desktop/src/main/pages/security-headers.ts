import { createHash } from 'node:crypto';
import { testFramePath } from '../addresses.ts';

/**
 * The hashes of the style elements that the dragging library inserts: cursor, dragged element, selection of text. They change only with
 * the library (`e2e/desktop/round.spec.ts` then fails); the console of a page names the hash of a style that is refused.
 */
const draggingStyles = [
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
];

interface Page {
  readonly pathname: string;
  /** The content of the page. Its style elements are allowed by their hashes. */
  readonly html: string;
  /** The content of the inline script of a page that the build renders, which is allowed by its hash. */
  readonly script?: string;
  /** Where the page may open sockets, see socketSource. Null: nowhere. */
  readonly sockets: string | null;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text));

const policy = ({ pathname, html, script, sockets }: Page): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...(script === undefined ? [] : [hashOf(script)])].join(' '),
    ["style-src 'self'", ...inlineStyles(html), ...draggingStyles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${sockets === null ? '' : ` ${sockets}`}`,
    "frame-src 'self'",
    "worker-src 'self'",
    // Text becomes neither markup nor code. The policies only let the addresses of the app's own files through.
    "require-trusted-types-for 'script'",
    `trusted-types proof-of-work${script === undefined ? '' : ' page-files'}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${pathname === testFramePath ? "'self'" : "'none'"}`,
  ].join('; ');

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Returns the headers of a file of the app that is no page. */
export const fileHeaders = (type: string): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Content-Type': type,
});

/** Returns the headers of a page of the app. Only test mode's page can be embedded, and only by the app's pages. */
export const pageHeaders = (page: Page): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  'Content-Security-Policy': policy(page),
  'Content-Type': 'text/html; charset=utf-8',
});
