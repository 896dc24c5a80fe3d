import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../../scripts/stack/processes.ts';
import { runTool } from './run-tool.ts';

/** What a tool has found; null if it is not installed. */
export type Findings = readonly string[] | null;

export interface Target {
  readonly url: string;
  /** Folder for logs and reports. */
  readonly folder: string;
  /** The Cookie header of a logged-in user. */
  readonly cookie: string;
}

const minutes = 60_000;
const failed = (tool: string, logFile: string): string => `${tool} did not finish: see ${logFile}`;
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const wapitiReport = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.array(v.object({ info: v.string(), path: v.string(), method: v.string() })),
  ),
});

/** Pages and API paths with parameters that a crawler without JavaScript cannot find. */
const startPaths = [
  '/login?next=/user',
  '/join/ABCDEF',
  '/r/abc',
  '/api/user/register/check?username=robin',
  '/api/user/auth/google?from=login&next=/user',
  '/api/user/friends/search?username=robin',
  '/api/tags/search?query=food',
  '/api/cloudinary/images?folder=Themes/a/Game1',
];

/** Crawls and attacks site and API. */
export const runWapiti = async ({ url, folder, cookie }: Target): Promise<Findings> => {
  const report = path.join(folder, 'wapiti.json');
  const logFile = path.join(folder, 'wapiti.log');
  const ran = await runTool(
    [
      'wapiti',
      ...['-u', `${url}/`, '--scope', 'domain', '--flush-session', '--store-session', folder],
      ...startPaths.flatMap((start) => ['-s', `${url}${start}`]),
      ...['-H', `Cookie: ${cookie}`, '--max-scan-time', '120', '--max-attack-time', '60', '--no-bugreport'],
      ...['-f', 'json', '-o', report],
    ],
    { logFile, timeout: 15 * minutes, cwd: folder },
  );
  if (ran === null) return null;
  if (!existsSync(report)) return [failed('wapiti', logFile)];
  const { vulnerabilities } = v.parse(wapitiReport, readJson(report));
  return Object.entries(vulnerabilities).flatMap(([kind, found]) =>
    found.map(({ info, method, path: where }) => `${kind}: ${method} ${where}: ${info}`),
  );
};

/** Requests whose parameters reach the database. */
const queries: readonly { readonly path: string; readonly body?: object }[] = [
  { path: '/api/user/register/check?username=robin' },
  { path: '/api/user/friends/search?username=robin' },
  { path: '/api/tags/search?query=food' },
  { path: '/api/user/login', body: { emailOrUsername: 'robin', password: 'Kestrel93' } },
];

/** Tries SQL injection on the parameters that reach the database, slowly enough for the rate limits. */
export const runSqlmap = async ({ url, folder, cookie }: Target): Promise<Findings> => {
  const findings: string[] = [];
  for (const [index, { path: target, body }] of queries.entries()) {
    const logFile = path.join(folder, `sqlmap-${index + 1}.log`);
    const ran = await runTool(
      [
        'sqlmap',
        ...['-u', `${url}${target}`, '--batch', '--disable-coloring', '--flush-session', '--dbms', 'sqlite'],
        ...['--level', '1', '--risk', '1', '--delay', '0.5', '--output-dir', path.join(folder, 'sqlmap')],
        ...['--cookie', cookie, '--headers', `Origin: ${url}\nContent-Type: application/json`],
        // 401: a wrong password, 429: the rate limit.
        ...['--ignore-code', '401,429', ...(body ? ['--data', JSON.stringify(body)] : [])],
      ],
      { logFile, timeout: 5 * minutes, cwd: folder },
    );
    if (ran === null) return null;
    if (/identified the following injection point|is vulnerable/.test(ran.output))
      findings.push(`${target}: can be injected: see ${logFile}`);
    else if (!/do not appear to be injectable/.test(ran.output))
      findings.push(failed(`sqlmap for ${target}`, logFile));
  }
  return findings;
};

const sarif = v.object({
  runs: v.tuple([
    v.object({
      results: v.array(
        v.object({
          ruleId: v.string(),
          locations: v.tuple([
            v.object({ physicalLocation: v.object({ artifactLocation: v.object({ uri: v.string() }) }) }),
          ]),
        }),
      ),
    }),
  ]),
});

/** Reads the built desktop app for insecure settings of Electron. */
export const runElectronegativity = async ({ folder }: Target): Promise<Findings> => {
  const report = path.join(folder, 'electronegativity.sarif');
  const logFile = path.join(folder, 'electronegativity.log');
  const options = { logFile, timeout: 5 * minutes, cwd: root };
  const built = await runTool(['npm', 'run', 'build', '-w', 'tallyho-desktop'], options);
  if (built?.code !== 0) return [failed('the build of the desktop app', logFile)];
  // Without a network the tool fails to load new translations, which would end it.
  const guard = path.join(folder, 'continue-offline.mjs');
  writeFileSync(guard, "process.on('uncaughtException', () => {});\n");
  const ran = await runTool(
    [
      ...([
        'npx',
        '--yes',
        '@doyensec/electronegativity@1.10.3',
        '-i',
        path.join(root, 'desktop/out'),
      ] as const),
      // The excluded check needs a network.
      ...['-r', '-x', 'AvailableSecurityFixesGlobalCheck', '-o', report],
    ],
    { ...options, env: { NODE_OPTIONS: `--import=${guard}` } },
  );
  if (ran === null) return null;
  if (ran.code !== 0 || !existsSync(report)) return [failed('electronegativity', logFile)];
  const { results } = v.parse(sarif, readJson(report)).runs[0];
  return results.map(
    ({ ruleId, locations: [{ physicalLocation }] }) =>
      `${ruleId} in ${physicalLocation.artifactLocation.uri}`,
  );
};
