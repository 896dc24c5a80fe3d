/** The entry of the allowlist that stands for the host the socket was opened to, on any port. */
const sameHost = 'same-host';

const hostnameOf = (address: string): string | null => {
  try {
    return new URL(address).hostname;
  } catch {
    return null;
  }
};

/**
 * True if a page of this origin may open sockets. Exact matches only; `same-host` allows http(s) pages whose hostname is
 * the one that was asked for (`host`, the Host header). A missing or opaque origin never is.
 */
export const isAllowedOrigin = (origin: string | null, host: string | null, allowed: string[]): boolean => {
  if (!origin || origin === 'null' || origin === sameHost) return false;
  if (allowed.includes(origin)) return true;
  if (!allowed.includes(sameHost) || !host || !/^https?:\/\//.test(origin)) return false;
  const hostname = hostnameOf(origin);
  return hostname !== null && hostname === hostnameOf(`http://${host}`);
};
