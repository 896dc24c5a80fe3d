const own = 'http://own.invalid';

/**
 * The address to go to after logging in, from the untrusted `next` of the query: a path of this site, or '/'.
 * Other hosts (`//evil`, `/\evil`), schemes and tricks with dots are refused.
 */
export function nextAddress(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, own)) return '/';
  const { origin, pathname, search, hash } = new URL(next, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/';
}

/** The address of another page of the account, keeping where the visitor wanted to go. */
export function withNext(page: '/login' | '/register', next: string): string {
  return next === '/' ? page : `${page}?${new URLSearchParams({ next })}`;
}
