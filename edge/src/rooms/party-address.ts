/**
 * Returns the ws(s) base URL of the rooms for browsers: the deployment's own, or else the request's host (localhost or
 * an address in the local network) with the rooms' port.
 */
export const partyAddress = (
  env: { PARTY_PUBLIC_URL?: string; PARTY_URL: string },
  requestUrl: string,
): string => {
  if (env.PARTY_PUBLIC_URL) return env.PARTY_PUBLIC_URL.replace(/\/$/, '');
  const { protocol, hostname } = new URL(requestUrl);
  const { port } = new URL(env.PARTY_URL);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${hostname}${port ? `:${port}` : ''}`;
};
