const everywhere = { 'x-content-type-options': /^nosniff$/, 'referrer-policy': /^no-referrer$/ };
const page = {
  ...everywhere,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'x-frame-options': /^DENY$/,
};
const api = { ...page, 'cache-control': /^no-store$/ };

/** Paths of every kind of response, with the headers that each must have. */
const expected: readonly [string, Record<string, RegExp>][] = [
  ['/', page],
  ['/login', page],
  ['/no-such-page', page],
  ['/r/no-such-result', page],
  ['/favicon.svg', page],
  ['/api/config', api],
  ['/api/user/me', api],
  ['/api/no-such-path', api],
  ['/api/docs', { ...everywhere, 'content-security-policy': /default-src 'none'/ }],
  ['/images/no-such-picture.png', api],
];
const forbidden = ['server', 'x-powered-by', 'access-control-allow-origin'];

/** Requests every kind of response and returns one sentence for each wrong header. */
export const checkHeaders = async (url: string): Promise<string[]> => {
  const findings: string[] = [];
  for (const [path, headers] of expected) {
    const response = await fetch(new URL(path, url), { redirect: 'manual' });
    for (const [name, pattern] of Object.entries(headers)) {
      const value = response.headers.get(name);
      if (!pattern.test(value ?? '')) findings.push(`${path}: ${name} is ${value ?? 'missing'}`);
    }
    for (const name of forbidden)
      if (response.headers.has(name)) findings.push(`${path}: ${name} is ${response.headers.get(name)}`);
  }
  return findings;
};
