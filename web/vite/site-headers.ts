import type { Plugin } from 'vite';
import { startScriptSource } from './start-script.ts';

/** The page inside test mode's frames: pages of this site may embed it. No other page can be embedded. */
const framePage = '/test-mode/frame';

/**
 * Returns the content security policy of the site. `rooms`: base URL of the rooms (wss); undefined on a developer's machine,
 * where they have the same host as the site and another port, which a policy cannot express.
 */
const sitePolicy = (rooms: string | undefined, frameAncestors: "'none'" | "'self'" = "'none'"): string =>
  [
    "default-src 'none'",
    // The inline script of prerendered pages.
    `script-src 'self' ${startScriptSource}`,
    // The dragging library inserts style elements.
    "style-src 'self' 'unsafe-inline'",
    // blob: for pictures that are not uploaded yet, and the picture of a result.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${rooms ? new URL(rooms).origin : 'ws:'}`,
    "frame-src 'self'",
    // Text becomes neither markup nor code. The policies only let addresses of the site's own scripts through.
    "require-trusted-types-for 'script'",
    'trusted-types page-files service-worker proof-of-work moving-picture',
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

/** Returns the file `_headers` of Cloudflare's static assets. `rooms`: see `sitePolicy`. */
export const siteHeaders = (rooms: string | undefined): string => `/*
  Content-Security-Policy: ${sitePolicy(rooms)}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains

${framePage}
  ! Content-Security-Policy
  Content-Security-Policy: ${sitePolicy(rooms, "'self'")}
  ! X-Frame-Options
  X-Frame-Options: SAMEORIGIN

# Not \`immutable\`: if a file is gone, the response is the page itself, which must not be cached in its place.
/assets/*
  Cache-Control: public, max-age=600, stale-while-revalidate=31536000

# So that browsers notice a new version at the next page load.
/sw.js
  Cache-Control: no-cache
`;

/** Files in the build's folder that are not served: the manifest of the build. */
const assetsIgnore = '.vite\n';

/** Adds the files that say how Cloudflare serves the site: headers, and what is not public. */
export function siteFiles(rooms: string | undefined): Plugin {
  return {
    name: 'tallyho:site-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: siteHeaders(rooms) });
      this.emitFile({ type: 'asset', fileName: '.assetsignore', source: assetsIgnore });
    },
  };
}
