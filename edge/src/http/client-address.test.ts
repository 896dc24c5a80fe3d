import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const of = (address?: string) => clientAddress({ req: { header: () => address } } as unknown as Context); // only this method is called

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7:1::/64'],
  ['2001:DB8:0007:0001::2', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(of(address)).toBe(network);
});

test('two addresses of one /64 are one client, and neighbouring networks are two', () => {
  expect(of('2001:db8:7::1')).toBe(of('2001:db8:7:0:ffff::9'));
  expect(of('2001:db8:7::1')).not.toBe(of('2001:db8:7:1::1'));
});
