import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { limits, defaultTimings as timings } from '@tallyho/game/limits';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { layers } from './boundaries/layers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
/** The text of a page without its line breaks, so that it can be wrapped anywhere. */
const textOf = (path: string): string => read(path).replace(/\s+/g, ' ');

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(`${root}${path}`));

const longestLine = 160;

test('no line of a document is longer than 160 characters', () => {
  expect(pages.length).toBeGreaterThan(60);
  const long = pages.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => ([...line].length > longestLine ? [`${path}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('every benchmark that a document names exists', () => {
  const named = pages.flatMap((path) => [...textOf(path).matchAll(/npm run bench -- ([a-z-]+)/g)]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(([, name]) => !existsSync(`${root}lab/bench/${name}.ts`))).toEqual([]);
});

/** The folders that CONTRIBUTING.md calls workspaces, and the two that are shared by tests and commands. */
const workspaces = ['game', 'party', 'edge', 'web', 'desktop', 'drizzle', 'e2e', 'testkit', 'scripts', 'lab'];
const pageOf = (workspace: string) =>
  workspace === 'party' ? 'party/src/README.md' : `${workspace}/README.md`;

test.each(workspaces)('%s has a page of at most thirty lines, to which the guides link', (workspace) => {
  const page = pageOf(workspace);
  expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  expect(read('CONTRIBUTING.md')).toContain(`](${page})`);
  expect(read('docs/architecture.md')).toContain(`](../${page})`);
});

/** Returns the names before the first colon of each line of the list after "Layers". */
const listedLayers = (page: string): string[] => {
  const [, list = ''] = /\*\*Layers\*\*.*?\n\n((?:\d+\. .*\n(?: .*\n)*)+)/s.exec(read(page)) ?? [];
  return list
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .flatMap((line) => [...(line.split(':')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
};

test.each(Object.entries(layers))('the page of %s lists its layers in their order', (workspace, order) => {
  expect(listedLayers(pageOf(workspace))).toEqual(order);
});

const packages = v.record(v.string(), v.string());
const manifest = v.object({
  workspaces: v.optional(v.array(v.string()), []),
  dependencies: v.optional(packages, {}),
  devDependencies: v.optional(packages, {}),
  optionalDependencies: v.optional(packages, {}),
  engines: v.optional(v.object({ node: v.string() })),
});
const readManifest = (folder: string) => v.parse(manifest, JSON.parse(read(`${folder}package.json`)));
const project = readManifest('');

test('docs/dependencies.md names every direct dependency', () => {
  const page = read('docs/dependencies.md');
  const named = ['', ...project.workspaces.map((folder) => `${folder}/`)]
    .map(readManifest)
    .flatMap((one) =>
      Object.keys({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
    )
    .filter((name) => !name.startsWith('@tallyho/'));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !page.includes(name))).toEqual([]);
});

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (count: number): string => words[count] ?? String(count);

/** Returns the number that a source file has at the first group of the pattern. */
const numberIn = (path: string, pattern: RegExp): number => {
  const [, digits] = pattern.exec(read(path)) ?? [];
  if (digits === undefined) throw new Error(`${path} does not match ${pattern}`);
  return Number(digits.replaceAll('_', ''));
};
const screenTiming = (name: string) =>
  numberIn('web/src/shared/screen-timings.ts', new RegExp(`\\b${name}: ([\\d_]+),`));
const budget = (name: string, by: string) =>
  numberIn('edge/src/http/budgets.ts', new RegExp(`\\b${name}: [^;]*?'${by}', (\\d+)`));

const {
  capacity,
  chat,
  directMessage,
  customThemes,
  guests,
  report,
  appeal,
  username,
  theme,
  tiers,
  points,
} = limits;
const { answerSeconds, numRounds, displayName } = limits;
const starterThemes = [...read('drizzle/content/index.ts').matchAll(/from '\.\/themes\/(lobby\/)?/g)];
const lobbyThemes = starterThemes.filter(([, folder]) => folder !== undefined);

/** What pages say about numbers of the code. Another number in the code needs another text. */
const statements: Readonly<Record<string, readonly string[]>> = {
  'README.md': [
    `[Node.js](https://nodejs.org) ${project.engines?.node.replace('>=', '')} or newer`,
    `**${starterThemes.length} themes are included**`,
    `${starterThemes.length - lobbyThemes.length} that rate things`,
    `${lobbyThemes.length} in which the players rate each other`,
    `the seat is kept for ${word(timings.seatGracePeriod / minute)} minutes`,
  ],
  'drizzle/content/README.md': [
    `${starterThemes.length - lobbyThemes.length} that rate things`,
    `and ${lobbyThemes.length} in which the players rate each other`,
  ],
  'docs/product.md': [
    `**Number of Players** (${capacity.min} to ${capacity.max}, default ${capacity.default}`,
    `number of themes (${numRounds.min} to ${numRounds.max} or no limit)`,
    `${answerSeconds.min} to ${answerSeconds.max} seconds in steps of 15, default ${answerSeconds.default}`,
    `Each press adds one, up to ${capacity.max}.`,
    `The code (${limits.lobbyCode.length} characters)`,
    `(**Copied!** for ${screenTiming('copied') / second} seconds)`,
    `up to ${customThemes.texts} texts of up to ${customThemes.textLength} characters each`,
    `A lobby holds up to ${customThemes.perLobby}. One makes at most ${customThemes.games} games.`,
    `which works once within ${word(guests.link / minute)} minutes`,
    `At most ${chat.max} characters; a counter appears from ${chat.counterFrom}.`,
    `one message in ${timings.chatCooldown / second} seconds from each player`,
    `The last ${chat.history} messages survive a reload.`,
    `A name has 1 to ${displayName.max} characters of any script`,
    `The question ends after ${word(timings.entryRequest / minute)} minutes`,
    `A skeleton shows for at least ${screenTiming('gameSkeleton')} ms`,
    `from ${timings.readyCheckPatience / second} seconds after the ready check began`,
    `Placeholders stay for at least ${screenTiming('themeSkeleton')} ms.`,
    `after ${screenTiming('lockedReminder') / second} seconds the button pulses`,
    `${tiers.min} to ${tiers.max} tiers (default S red`,
    `up to ${limits.items.max} items, of which a board shows ${limits.items.onBoard} in random order; SE mode: ${limits.seModeItems} random items`,
    `rounds per theme (${limits.roundsPerTheme.min} to ${limits.roundsPerTheme.max}, default ${limits.roundsPerTheme.default}, or all)`,
    `a value from ${limits.slider.min} to ${limits.slider.max})`,
    `${points.min} to ${points.max} named points`,
    `each player from ${limits.lobbyRating.min} to ${limits.lobbyRating.max})`,
    `Start value, default ${limits.lobbyRating.default}.`,
    `${username.min} to ${username.max} characters: Username should be between`,
    `at least ${limits.password.min} characters, a small letter`,
    `changes ${limits.email.changeDelay / hour} hours later at the earliest`,
    `once in ${username.changeEvery / day} days`,
    `at most ${word(limits.passkeys.perAccount)}; the last way to log in stays`,
    `Toasts disappear after ${screenTiming('toast') / second} seconds.`,
    `of the account, ${word(limits.gameNights.page)} at a time`,
    `what the latest ${limits.profile.games} games say`,
    `the ${word(limits.profile.shown)} players with the highest agreement`,
    `Search starts ${screenTiming('peopleSearch')} ms after the last key`,
    `shows at most ${limits.friends.searchResults} people`,
    `at most ${directMessage.max.toLocaleString('en')} characters, with a pause of ${directMessage.cooldown / second} seconds`,
    `the pages poll every ${screenTiming('polling') / second} seconds`,
    `Failed to send message (for ${screenTiming('failedMessage') / second} seconds)`,
    `message soon.* for ${screenTiming('contactThanks') / second} seconds`,
    `tags (at most ${limits.tags.perTheme}), a type (normal or lobby) and 1 to ${theme.games} games`,
    `is *New* for ${limits.newTheme / day} days`,
    `starts ${screenTiming('tagSearch')} ms after the last key and leaves out chosen ones`,
    `a removed tag disappears in ${screenTiming('tagRemoval')} ms; at ${limits.tags.perTheme} the field is off`,
  ],
  'docs/accounts.md': [
    `changes the name, once in ${username.changeEvery / day} days`,
    `stays reserved for the account for ${username.reserved / day} days`,
    `An account has at most ${limits.sessions} sessions`,
    `single use, ${word(guests.link / minute)} minutes, stored as a hash`,
    `in use for ${word(guests.unused / day)} days is deleted`,
    `younger than ${limits.confirmation / minute} minutes`,
    `changes ${limits.email.changeDelay / hour} hours after the request at the earliest`,
  ],
  'docs/people.md': [
    `The limit is ${limits.friends.max} friends, on both sides.`,
    `The pause of ${word(directMessage.cooldown / second)} seconds is between one sender and one recipient`,
    `${timings.silentAfter / second} s is longer than the ${timings.offlineAfter / second} s`,
    `It is valid for ${word(limits.invitation / minute)} minutes`,
    `polls the API every ${screenTiming('polling') / second} s`,
    `over the player's latest ${limits.profile.games} finished games`,
    `counted up to ${limits.profile.counted.toLocaleString('en')}`,
    `Players need ${word(limits.profile.compared)} compared answers`,
  ],
  'docs/safety.md': [
    `optional details of up to ${report.details} characters`,
    `at most ${report.open} open reports (429), and at most ${word(report.aboutOne)} about one player`,
    `An address sends at most ${budget('guestReports', 'address')} in an hour`,
    `in ${appeal.min} to ${appeal.max.toLocaleString('en')} characters`,
    `the scheduled job deletes it after ${word(limits.retention.auditLog / (365 * day))} years`,
  ],
  'docs/security.md': [
    `reserved for ${username.reserved / day} days, also against look-alikes`,
    `On a new device the change waits ${limits.email.changeDelay / hour} hours`,
    `At most ${word(guests.requests.open)} are open in a lobby, and an address asks at most ${word(guests.requests.perAddress)} in ten minutes`,
    `An account has at most ${limits.friends.openRequests} open requests`,
  ],
  'docs/architecture.md': [
    `| ${timings.awayAfter / second} s | The player is shown as away. |`,
    `| ${timings.absentAfter / second} s | The player is no longer waited for.`,
    `| ${timings.handoverAfter / second} s | If the player is the leader`,
    `| ${timings.seatGracePeriod / minute} min | The seat is given up.`,
    `pings every socket every ${timings.pingEvery / second} s`,
    `without one for ${timings.pingTimeout / second} s is *silent*`,
    `A socket lives at most ${word(limits.socketAge / day)} days`,
    `is closed ${timings.lobbySilentAfter / second} s after its last`,
    `offline ${timings.offlineAfter / second} s after the last one closed`,
  ],
  'docs/glossary.md': [
    `has sent nothing for ${timings.awayAfter / second} seconds`,
    `1 to ${displayName.max} characters, unique in the lobby`,
    `reserved for the account for ${username.reserved / day} days`,
    `Valid for ${word(limits.invitation / minute)} minutes.`,
    `keeps it for ${limits.parkedReport / day} days`,
    `at most ${limits.confirmation / minute} minutes old`,
    `kept for ${word(timings.seatGracePeriod / minute)} minutes after the connection is lost`,
    `An account has at most ${word(limits.passkeys.perAccount)}.`,
  ],
};

test.each(Object.entries(statements))('the numbers in %s are those of the code', (path, sentences) => {
  const text = textOf(path);
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
