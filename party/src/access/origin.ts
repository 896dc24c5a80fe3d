/** The allowlist entry for the host that the socket was opened to, on any port. */
const sameHost = 'same-host';

const hostnameOf = (address: string): string | null => {
  try {
    return new URL(address).hostname;
  } catch {
    return null;
  }
};

/**
 * Returns true if pages of this origin may open sockets. Only exact matches count. `same-host` allows
 * http(s) pages whose hostname equals that of `host` (the Host header). A missing or opaque origin is never
 * allowed.
 */
export const isAllowedOrigin = (origin: string | null, host: string | null, allowed: string[]): boolean => {
  if (!origin || origin === 'null' || origin === sameHost) return false;
  if (allowed.includes(origin)) return true;
  if (!allowed.includes(sameHost) || !host || !/^https?:\/\//.test(origin)) return false;
  const hostname = hostnameOf(origin);
  return hostname !== null && hostname === hostnameOf(`http://${host}`);
};
