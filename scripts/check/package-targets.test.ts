import { describe, expect, test } from 'vitest';
import { choosePackageTargets, feedArguments } from './package-targets.ts';

const choose = (platform: NodeJS.Platform, hasDpkg = true, tools = ['appimage', 'nsis', 'dmg-builder']) =>
  choosePackageTargets({ platform, hasDpkg, hasTool: async (tool) => tools.includes(tool) });

describe('the packages', () => {
  test('on Linux are AppImage and deb besides the archive', async () => {
    expect(await choose('linux')).toEqual({ targets: ['AppImage', 'deb'], leftOut: [] });
  });

  test('whose tools are not here are left out, with one line for each', async () => {
    const { targets, leftOut } = await choose('linux', false, []);
    expect(targets).toEqual([]);
    expect(leftOut).toEqual([
      expect.stringMatching(/^The AppImage was left out: .+ does not respond.$/),
      'The deb was left out: dpkg-deb is not on this machine.',
    ]);
  });

  test.each(['darwin', 'win32'] as const)('on %s are those of the configuration', async (platform) => {
    expect(await choose(platform, false)).toEqual({ targets: [], leftOut: [] });
  });

  test.each([
    ['darwin', 'The dmg with the zip'],
    ['win32', 'The installer (NSIS)'],
  ] as const)(
    'on %s without tools are only the folder of the app, and one line says so',
    async (platform, name) => {
      expect(await choose(platform, false, ['appimage'])).toEqual({
        targets: ['dir'],
        leftOut: [expect.stringMatching(/ was left out: https:.+ does not respond.$/)],
      });
      expect((await choose(platform, false, [])).leftOut[0]).toContain(name);
    },
  );
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
