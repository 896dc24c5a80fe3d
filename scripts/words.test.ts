import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Source of everything that players read, without tests and development pages. */
const sources = ['web/src', 'game/src', 'edge/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((path) => !/\.test|testing\/|\/gallery\/|\.d\.ts/.test(path))
  .map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\*|\/\/|\/\*|import )/.test(line)),
  }));

/** Returns `path: match` for each match in the lines, without comments. */
const found = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, lines }) =>
    lines.flatMap((line) =>
      [...line.replace(/ \/\/.*$/, '').matchAll(pattern)].map((match) => `${path}: ${match[1] ?? match[0]}`),
    ),
  );

/** Texts with capitals that are fixed. */
const fixedTexts = [
  ...['Add Tier', 'Add Point', 'Submit Theme', 'Update Theme', 'Delete Theme', 'Use This Theme'],
  ...['Contact Us', 'My Profile', 'Privacy Policy', 'Quick Links', 'Sign In', 'Start Playing'],
  ...['Create Web Server', 'Join a Lobby', 'Join Lobby', 'Leave Lobby', 'Your Lobby', 'In Another Lobby'],
  ...['Waiting for Player', 'Only Lobby leader can change these', 'Number of Players'],
  ...['Show Avatars', 'Enable Animations', 'Enable Sound Effects', 'Show NSFW Content', 'Select Picture'],
  ...['End Game', 'Leave Game', 'Game Over', 'No Active Game', 'Not Confirmed', 'Round Over'],
  ...['Thanks for Playing', 'Unknown Player'],
  ...['Game Test Mode', 'Round Ending', 'Test Game Components', 'Test Theme Games'],
  ...['Tier List', 'Avatars Lobby'],
  ...['Failed to fetch images from Cloudinary', 'Failed to upload images to Cloudinary'],
];

const names = /\b(Tallyho|Google|Discord|Admin|Noto|Grotesque|Cloudinary|Logging)\b/;

test('texts are in sentence case, except the fixed ones', () => {
  const titleCase = found(
    /(?:>|'|"|`|^\s+)([A-Z][a-z']+(?: [a-zA-Z']+)* [A-Z][a-z]+(?: [A-Za-z']+)*)(?=<|'|"|`|\s*$|\.|:|!|\?)/g,
  );
  expect(titleCase.length).toBeGreaterThan(30);
  const others = titleCase.filter((entry) => {
    const text = entry.slice(entry.indexOf(': ') + 2);
    return !fixedTexts.includes(text) && !names.test(text);
  });
  expect(others).toEqual([]);
});

test('email has no hyphen', () => {
  expect(found(/\be-mails?\b/gi)).toEqual([]);
});

test('to log in is a verb of two words', () => {
  expect(found(/(?:>|^\s+|['"])(Log[io]n|Logout)(?:<|['"]|\s*$)/g)).toEqual([]);
});

test('percentages have no space', () => {
  // A space before the sign, also a protected one, after a number or a value.
  expect(found(/[\d}](?: |\u00a0|\\u00a0|&nbsp;)%(?=['"`<.,:]| [a-z]+ )/g)).toEqual([]);
});

test('the next step of a theme is a round', () => {
  expect(found(/\bNext game\b/g).filter((entry) => !entry.startsWith('web/src/features/test-mode/'))).toEqual(
    [],
  );
});
