import { isSiteOrigin } from './site-address.ts';

/**
 * Returns the source expression of a content security policy for the sockets of a site: the exact host and port of its rooms.
 * `rooms`: the address that the settings of the site name. Without a valid one, any port of the site's own host. Unencrypted sockets
 * are possible only for a site that is used without encryption, to an address that such a site may have.
 */
export function socketSource(site: string, rooms: unknown): string {
  const url = typeof rooms === 'string' ? URL.parse(rooms) : null;
  return (url && isOfRooms(url, site) && sourceOf(url.protocol, url)) || ownHostOf(site);
}

function isOfRooms(url: URL, site: string): boolean {
  if (url.username || url.password) return false;
  if (url.protocol === 'wss:') return true;
  return url.protocol === 'ws:' && site.startsWith('http:') && isSiteOrigin(`http://${url.host}`);
}

function ownHostOf(site: string): string {
  const { protocol, hostname } = new URL(site);
  const scheme = protocol === 'https:' ? 'wss:' : 'ws:';
  return sourceOf(scheme, { host: `${hostname}:*`, hostname }) ?? scheme;
}

/** Null if the host has characters with a meaning in a policy. A policy cannot name an IPv6 address, only the scheme. */
function sourceOf(scheme: string, { host, hostname }: Pick<URL, 'host' | 'hostname'>): string | null {
  if (hostname.startsWith('[')) return scheme;
  return /^[\w.-]+$/.test(hostname) ? `${scheme}//${host}` : null;
}
