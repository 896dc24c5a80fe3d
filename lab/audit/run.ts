/**
 * Runs the tools that outsiders use against a new stack, and writes what they find to `.reports/audit`:
 *   npm run audit:web [-- --only wapiti,sqlmap,electronegativity] [--port 5950]
 * Ends with 1 if a finding is not explained in docs/security.md, or a tool is missing.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/stack/processes.ts';
import { startStack } from '../../scripts/stack/stack.ts';
import { explanationOf } from './explained.ts';
import { type Findings, runElectronegativity, runSqlmap, runWapiti, type Target } from './tools.ts';

const tools: Record<string, { run: (target: Target) => Promise<Findings>; install: string }> = {
  wapiti: { run: runWapiti, install: 'apt-get install wapiti' },
  sqlmap: { run: runSqlmap, install: 'apt-get install sqlmap' },
  electronegativity: { run: runElectronegativity, install: 'npx, a part of npm' },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(tools).join(',') },
    port: { type: 'string', default: '5950' },
  },
});
const chosen = values.only.split(',');
const unknown = chosen.find((name) => !(name in tools));
if (unknown) throw new Error(`There is no tool ${unknown}: ${Object.keys(tools).join(', ')}`);

const folder = path.join(root, '.reports/audit');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-audit-'));

const stack = await startStack({ port: Number(values.port), dataDir, quiet: true, starterThemes: [] });
const lines = ['# What the tools found', ''];
let isClean = true;
try {
  const registered = await fetch(`${stack.url}/api/user/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.url },
    body: JSON.stringify({ username: 'Auditor', email: 'auditor@example.com', password: 'Kestrel93' }),
  });
  if (!registered.ok) throw new Error(`The registration responded ${registered.status}`);
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  for (const name of chosen) {
    const tool = tools[name];
    if (!tool) continue;
    console.log(`${name} ...`);
    const findings = await tool.run({ url: stack.url, folder, cookie });
    if (findings === null || findings.some((finding) => explanationOf(finding) === null)) isClean = false;
    const results = (findings ?? [`not installed: ${tool.install}`]).map((finding) => {
      const reason = explanationOf(finding);
      return reason === null ? finding : `${finding} (explained: ${reason})`;
    });
    const texts = results.length > 0 ? results : ['nothing found'];
    lines.push(`## ${name}`, '', ...texts.map((text) => `- ${text}`), '');
    console.log(texts.map((text) => `  ${text}`).join('\n'));
  }
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const report = path.join(folder, 'report.md');
writeFileSync(report, lines.join('\n'));
console.log(`The report is ${report}`);
process.exit(isClean ? 0 : 1);
