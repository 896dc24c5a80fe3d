import { describe, expect, test } from 'vitest';
import { choosePackageTargets, feedArguments } from './package-targets.ts';

const choose = (platform: NodeJS.Platform, hasDpkg = true, isReachable = true) =>
  choosePackageTargets({ platform, hasDpkg, hasAppImageTools: async () => isReachable });

describe('the packages', () => {
  test('on Linux are AppImage and deb besides the archive', async () => {
    expect(await choose('linux')).toEqual({ targets: ['AppImage', 'deb'], leftOut: [] });
  });

  test('whose tools are not here are left out, with one line for each', async () => {
    const { targets, leftOut } = await choose('linux', false, false);
    expect(targets).toEqual([]);
    expect(leftOut).toEqual([
      expect.stringMatching(/^The AppImage was left out: .+ does not respond.$/),
      'The deb was left out: dpkg-deb is not on this machine.',
    ]);
  });

  test.each(['darwin', 'win32'] as const)('on %s are those of the configuration', async (platform) => {
    expect(await choose(platform, false, false)).toEqual({ targets: [], leftOut: [] });
  });
});

describe('the feed of updates', () => {
  test('is named by the package', () => {
    expect(feedArguments('https://play.example.org/app')).toEqual({
      kind: 'arguments',
      args: ['-c.publish.provider=generic', '-c.publish.url=https://play.example.org/app'],
    });
  });

  test.each([undefined, ''])('is none without an address (%j)', (address) => {
    expect(feedArguments(address)).toEqual({ kind: 'arguments', args: [] });
  });

  test.each(['http://play.example.org', 'play.example.org', 'file:///tmp'])('is never at %s', (address) => {
    expect(feedArguments(address)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(address),
    });
  });
});
