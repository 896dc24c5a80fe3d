const longest = 500;
/** What is visible of ASCII, without the backslash that browsers take for a slash. */
const plain = /^\/[\x21-\x5b\x5d-\x7e]*$/;
const misleading = /\/\/|\/\.{1,2}(\/|$)|^\/api(\/|$)/;
/** Dots, slashes and backslashes in disguise. */
const disguised = /%(2e|2f|5c)/i;

/**
 * Where to go after logging in, from an untrusted wish: a page of this site, or '/'. Refused are other hosts (`//evil`,
 * `/\evil`), schemes, tricks with dots, and the API's own paths, which are no pages.
 */
export const safeRedirectPath = (wish: string): string => {
  if (wish.length > longest || !plain.test(wish)) return '/';
  const [path = ''] = wish.split(/[?#]/, 1);
  return misleading.test(path) || disguised.test(path) ? '/' : wish;
};
