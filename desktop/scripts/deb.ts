#!/usr/bin/env node
/**
 * Makes a Debian package with dpkg-deb. electron-builder runs it instead of fpm, which it would have to download: it takes the options
 * that electron-builder passes (node_modules/app-builder-lib/out/targets/FpmTarget.js), and refuses others.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { ...text, short: 's' },
    type: { ...text, short: 't' },
    depends: { ...text, short: 'd', multiple: true, default: [] },
    'deb-recommends': { ...text, multiple: true, default: [] },
    replaces: { ...text, multiple: true, default: [] },
    conflicts: { ...text, multiple: true, default: [] },
    force: { type: 'boolean' },
    'deb-compression': text,
    'deb-priority': text,
    'after-install': text,
    'after-remove': text,
    ...{ architecture: text, category: text, description: text, license: text, maintainer: text },
    ...{ name: text, package: text, url: text, vendor: text, version: text },
  },
});

/** Returns the value of an option without which there is no package. */
function required(
  name: 'architecture' | 'description' | 'maintainer' | 'name' | 'package' | 'version',
): string {
  const value = values[name];
  if (value === undefined) throw new Error(`deb.ts needs --${name}`);
  return value;
}

if (values.type !== 'deb') throw new Error(`deb.ts makes only deb, not ${values.type}`);

const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-deb-'));
chmodSync(folder, 0o755);
try {
  for (const place of positionals) {
    const [from = '', to = ''] = place.split('=');
    const target = path.join(folder, to);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  }
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => lstatSync(path.join(folder, name)).size,
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const control = {
    Package: required('name'),
    Version: required('version'),
    Architecture: required('architecture'),
    Maintainer: required('maintainer'),
    'Installed-Size': `${Math.ceil(bytes / 1024)}`,
    Depends: values.depends.join(', '),
    Recommends: values['deb-recommends'].join(', '),
    Replaces: values.replaces.join(', '),
    Conflicts: values.conflicts.join(', '),
    Section: values.category ?? 'misc',
    Priority: values['deb-priority'] ?? 'optional',
    Homepage: values.url ?? '',
    // Further lines of a description begin with a space.
    Description: required('description').trim().replaceAll(/\n\s*/g, '\n '),
  };
  const scripts = { postinst: values['after-install'], postrm: values['after-remove'] };
  const information = path.join(folder, 'DEBIAN');
  mkdirSync(information);
  const lines = Object.entries(control).filter(([, value]) => value !== '');
  writeFileSync(
    path.join(information, 'control'),
    lines.map(([name, value]) => `${name}: ${value}\n`).join(''),
  );
  for (const [name, file] of Object.entries(scripts))
    if (file) writeFileSync(path.join(information, name), readFileSync(file), { mode: 0o755 });
  const wanted = process.env.DEB_COMPRESSION ?? values['deb-compression'] ?? 'xz';
  const compression = wanted === 'gz' ? 'gzip' : wanted;
  execFileSync(
    'dpkg-deb',
    ['--root-owner-group', `-Z${compression}`, '--build', folder, required('package')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
