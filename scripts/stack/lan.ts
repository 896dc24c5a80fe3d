import { networkInterfaces } from 'node:os';

/** Returns this machine's IPv4 address in the local network, private ranges first; null if it has none. */
export function lanAddress(): string | null {
  const addresses = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry.address);
  return addresses.find(isPrivate) ?? addresses[0] ?? null;
}

function isPrivate(address: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);
}
