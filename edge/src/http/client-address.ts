import type { Context } from 'hono';

/** Returns the first four groups of an IPv6 address: the network that one customer gets. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after);
  }
  const normalized = groups.slice(0, 4).map((group) => group.toLowerCase().replace(/^0{1,3}(?=.)/, ''));
  return `${normalized.join(':')}::/64`;
};

/**
 * Returns what counts as one client for limits: the IPv4 address, or the /64 network of an IPv6 address, because a
 * client can use every address of it. Reads only the header that Cloudflare sets.
 */
export const clientAddress = (c: Context): string => {
  const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return address.includes(':') ? networkOf(address) : address;
};
