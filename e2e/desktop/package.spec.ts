import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fuses, { type FuseV1Options } from '@electron/fuses';
import { expect, test } from '@playwright/test';
import { packageCommand, root } from '../../scripts/stack/processes.ts';

/** The runtime that the other desktop tests start, so that packaging downloads nothing. */
const runtime = path.dirname(String(createRequire(import.meta.url)('electron')));

test('the packaged binary cannot run as Node, cannot be inspected, and loads only the packed app', async () => {
  // The fuses are set in electron-builder.yml for all systems, so one system is enough.
  test.skip(process.platform !== 'linux', 'the test knows only the path of the Linux binary');
  const electronVersion = readFileSync(path.join(runtime, 'version'), 'utf8').trim();
  const output = mkdtempSync(path.join(tmpdir(), 'tallyho-package-'));
  const { file, args } = packageCommand('electron-builder', [
    ...['--linux', '--dir', '--publish', 'never', `-c.directories.output=${output}`],
    ...[`-c.electronDist=${runtime}`, `-c.electronVersion=${electronVersion}`],
  ]);
  execFileSync(file, args, { cwd: path.join(root, 'desktop'), stdio: 'pipe' });
  const folder = path.join(output, 'linux-unpacked');
  const wire = await fuses.getCurrentFuseWire(path.join(folder, 'tallyho'));
  const texts = ['LICENSE', 'THIRD-PARTY.md'].map((name) => [
    readFileSync(path.join(folder, 'resources', name), 'utf8'),
    readFileSync(path.join(root, name), 'utf8'),
  ]);
  rmSync(output, { recursive: true });
  for (const [packed, own] of texts) expect(packed).toBe(own);
  // Each fuse is a character in the binary: 1 is on.
  const on = (fuse: FuseV1Options) => wire[fuse] === '1'.charCodeAt(0);
  expect({
    runAsNode: on(fuses.FuseV1Options.RunAsNode),
    nodeOptions: on(fuses.FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: on(fuses.FuseV1Options.EnableNodeCliInspectArguments),
    fileProtocol: on(fuses.FuseV1Options.GrantFileProtocolExtraPrivileges),
    asarIntegrity: on(fuses.FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyAsar: on(fuses.FuseV1Options.OnlyLoadAppFromAsar),
    cookieEncryption: on(fuses.FuseV1Options.EnableCookieEncryption),
  }).toEqual({
    ...{ runAsNode: false, nodeOptions: false, inspect: false, fileProtocol: false },
    ...{ asarIntegrity: true, onlyAsar: true, cookieEncryption: true },
  });
});
