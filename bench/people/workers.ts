import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isListening } from '../../scripts/stack/ports.ts';
import { packageCommand, packageFolder, root } from '../../scripts/stack/processes.ts';
import { createService, type Service } from '../../scripts/stack/service.ts';

const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false', WRANGLER_HIDE_BANNER: 'true' };

/** A bundled Worker: its modules in a folder, as wrangler would upload it. */
export interface Bundle {
  readonly folder: string;
  readonly compatibilityDate: string;
}

/** Bundles the Worker of a wrangler.toml like a deployment. */
export const bundle = (configFile: string, folder: string): Bundle => {
  const { file, args } = packageCommand('wrangler', [
    ...['deploy', '--dry-run', '--config', configFile, '--outdir', folder],
  ]);
  const { status, stderr } = spawnSync(file, args, { cwd: root, env: { ...process.env, ...quiet } });
  if (status !== 0) throw new Error(`${configFile} could not be bundled:\n${stderr}`);
  const compatibilityDate = /^compatibility_date = "(.+)"$/m.exec(readFileSync(configFile, 'utf8'))?.[1];
  if (!compatibilityDate) throw new Error(`${configFile} has no compatibility date`);
  return { folder, compatibilityDate };
};

const kinds: Record<string, string> = {
  '.js': 'esModule',
  '.wasm': 'wasm',
  '.ttf': 'data',
  '.woff2': 'data',
  '.svg': 'text',
};

/** Returns the modules as paths relative to the folder of the configuration. */
const modulesOf = ({ folder }: Bundle, from: string): string[] =>
  readdirSync(folder)
    // The entry must be first.
    .toSorted((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .flatMap((name) => {
      const kind = kinds[path.extname(name)];
      return kind
        ? [`(name = "${name}", ${kind} = embed "${path.join(path.relative(from, folder), name)}")`]
        : [];
    });

export interface Served {
  readonly name: string;
  readonly bundle: Bundle;
  readonly port: number;
  /** Strings are variables; other values are JSON bindings. */
  readonly bindings: Readonly<Record<string, unknown>>;
}

const workerOf = ({ name, bundle: bundled, bindings }: Served, from: string): string =>
  `const ${name} :Workerd.Worker = (
  compatibilityDate = "${bundled.compatibilityDate}",
  modules = [${modulesOf(bundled, from).join(', ')}],
  bindings = [${Object.entries(bindings)
    .map(([key, value]) =>
      typeof value === 'string'
        ? `(name = "${key}", text = ${JSON.stringify(value)})`
        : `(name = "${key}", json = ${JSON.stringify(JSON.stringify(value))})`,
    )
    .join(', ')}],
);`;

/** The runtime of wrangler, not the older one of partykit. */
const workerd = (): string =>
  createRequire(path.join(packageFolder('wrangler'), 'package.json')).resolve('workerd');

/** Serves Workers in one process of the Workers runtime, each at its own port, without wrangler's proxy. */
export const serve = (folder: string, workers: readonly [Served, ...Served[]]): Service => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'config.capnp');
  const services = workers.map(({ name }) => `(name = "${name}", worker = .${name})`);
  const sockets = workers.map(
    ({ name, port }) => `(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`,
  );
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "internet", network = (allow = ["public", "private", "local"])), ${services.join(', ')}],
  sockets = [${sockets.join(', ')}],
);
${workers.map((worker) => workerOf(worker, folder)).join('\n')}
`,
  );
  const binary = path.resolve(workerd(), '../../bin/workerd');
  return createService({
    name: 'The Workers (workerd)',
    command: { file: process.execPath, args: [binary, 'serve', file] },
    logFile: path.join(folder, 'workerd.log'),
    ready: async () => (await Promise.all(workers.map(({ port }) => isListening(port)))).every(Boolean),
  });
};
