/** What a player's text says about the site to play on. */
export type SiteAddress =
  /** The origins to try, the first one first. */
  | { readonly kind: 'origins'; readonly origins: readonly [string, ...string[]] }
  /** http to a public address. `secure`: the same address with https. */
  | { readonly kind: 'publicHttp'; readonly secure: string }
  | { readonly kind: 'invalid' };

const invalid: SiteAddress = { kind: 'invalid' };

/**
 * Reads the address of a site. https is allowed everywhere, http only on this machine and in private networks. Without a
 * scheme it is https, and http as a second choice where that is allowed. Path and query are ignored, so an invite link is an address, too.
 */
export function readSiteAddress(text: string): SiteAddress {
  const address = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(address);
  const url = URL.parse(hasScheme ? address : `https://${address}`);
  if (!url?.hostname || url.username || url.password) return invalid;
  if (url.protocol === 'http:') {
    return isPrivate(url.hostname)
      ? { kind: 'origins', origins: [url.origin] }
      : { kind: 'publicHttp', secure: `https://${url.hostname}` };
  }
  if (url.protocol !== 'https:') return invalid;
  const unencrypted = hasScheme || !isPrivate(url.hostname) ? null : URL.parse(`http://${address}`);
  return { kind: 'origins', origins: unencrypted ? [url.origin, unencrypted.origin] : [url.origin] };
}

/** Returns true if a page of the app may talk to this origin: https, or http on this machine and in private networks. */
export function isSiteOrigin(text: string): boolean {
  const address = readSiteAddress(text);
  return address.kind === 'origins' && address.origins[0] === text;
}

/**
 * Returns true for hosts that are not on the internet: this machine, private IPv4 (RFC 1918) and IPv6 networks, link-local
 * addresses, names of the local network (.local) and names without a dot. `hostname`: as in a parsed URL.
 */
function isPrivate(hostname: string): boolean {
  if (hostname.startsWith('[')) return /^\[(::1\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/.test(hostname);
  if (/^\d+(\.\d+){3}$/.test(hostname))
    return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(hostname);
  return /^[^.]+$|\.(local|localhost)$/.test(hostname);
}
