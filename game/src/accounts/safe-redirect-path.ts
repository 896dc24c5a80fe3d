const maxLength = 500;
/** Visible ASCII characters except the backslash, which browsers treat as a slash. */
const plain = /^\/[\x21-\x5b\x5d-\x7e]*$/;
const misleading = /\/\/|\/\.{1,2}(\/|$)|^\/api(\/|$)/;
/** Encoded dots, slashes and backslashes. */
const encoded = /%(2e|2f|5c)/i;

/**
 * Returns the untrusted path `requested` if it is a page of this site, otherwise '/'. Rejects other hosts (`//evil`,
 * `/\evil`), schemes, dot segments, and paths of the API.
 */
export const safeRedirectPath = (requested: string): string => {
  if (requested.length > maxLength || !plain.test(requested)) return '/';
  const [path = ''] = requested.split(/[?#]/, 1);
  return misleading.test(path) || encoded.test(path) ? '/' : requested;
};
