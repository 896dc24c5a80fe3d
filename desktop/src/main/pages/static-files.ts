import path from 'node:path';

/** The folder of the built pages. */
export const pages = path.join(import.meta.dirname, '..', 'renderer');

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
};

export type Asset =
  | { readonly kind: 'file'; readonly file: string; readonly type: string }
  /** A path of the router, for which index.html is served. */
  | { readonly kind: 'page' }
  | { readonly kind: 'none' };

/**
 * Resolves the still encoded path of a URL within `folder`. Never returns a file outside of the folder: encoded slashes,
 * backslashes, NUL and dot segments are rejected.
 */
export function findAsset(folder: string, encodedPath: string): Asset {
  let pathname: string;
  try {
    pathname = decodeURIComponent(encodedPath);
  } catch {
    return { kind: 'none' };
  }
  const isPlain =
    !/%2f|%5c/i.test(encodedPath) && !/[\\\0]/.test(pathname) && !pathname.split('/').includes('..');
  if (!isPlain || !pathname.startsWith('/')) return { kind: 'none' };
  const type = types[path.extname(pathname).toLowerCase()];
  if (type === undefined) return path.extname(pathname) === '' ? { kind: 'page' } : { kind: 'none' };
  const file = path.join(folder, pathname);
  return file.startsWith(folder + path.sep) ? { kind: 'file', file, type } : { kind: 'none' };
}
